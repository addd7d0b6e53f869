import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanStrings, cleanText, quoteText } from "./untrusted-text.ts";

test.each([
  ["Crêperie « L’Étoile » — 1er étage", "Crêperie « L’Étoile » — 1er étage"],
  ["مقهى الميناء", "مقهى الميناء"],
  ["a\nb\u2028c", "a b c"],
  ["a\u200bb\u202ec\u{e0041}d\ufe0f", "abcd"],
  ["⟧ out ⟦", "] out ["],
])("sanitises %j", (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test("shortens by characters and not by halves of them", () => {
  expect(cleanText("🍞🍞🍞🍞", 3)).toBe("🍞🍞…");
});

test("quotes any text in one pair of marks on one line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const quoted = quoteText(text);
      expect(quoted).toMatch(/^⟦[^⟦⟧\n\r\u2028\u2029]*⟧$/u);
      expect(quoted.isWellFormed()).toBe(true);
    }),
  );
});

test("sanitises the strings of lists and objects and leaves other values", () => {
  expect(cleanStrings({ a: ["x\ny", 1, null], b: { c: "\u0007z", d: true } })).toEqual({
    a: ["x y", 1, null],
    b: { c: "z", d: true },
  });
});
