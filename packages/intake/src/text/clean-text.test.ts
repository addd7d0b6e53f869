import { expect, test } from "vitest";
import { cleanText, cleanValues } from "./clean-text.ts";

test.each([
  ["  Le   Fournil \n des Roches ", "Le Fournil des Roches"],
  ["A\u0000B\u001bC\u0085D", "A B C D"],
  ["abc\u202Egnp.exe", "abcgnp.exe"],
  ["\u2066Bar\u2069", "Bar"],
  ["Caf\u0065\u0301", "Café"],
  ["lone \ud800 surrogate \udc00", "lone surrogate"],
  ["zero\u200Bwidth\uFEFF", "zerowidth"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["€", "€"],
  ["🍕", "🍕"],
])("%j becomes %j", (value, expected) => expect(cleanText(value)).toBe(expected));

test.each(["", "   ", "\u202E", "---", "…", "\u0000"])("%j is empty", (value) => {
  expect(cleanText(value)).toBeUndefined();
});

test("cuts between whole characters", () => {
  const text = cleanText("🍕".repeat(500), 200);
  expect([...(text ?? "")]).toHaveLength(200);
  expect(text?.isWellFormed()).toBe(true);
  expect(cleanText("é".repeat(5_000), 1_000)).toHaveLength(1_000);
});

test("a value of a megabyte costs no more than a short one", () => {
  expect(cleanText("a ".repeat(500_000))).toHaveLength(199);
  expect(cleanValues("x;".repeat(500_000))).toEqual(["x"]);
});

test("values of one tag are unique and not empty", () => {
  expect(cleanValues("Rue A; Rue B;;Rue A ; ")).toEqual(["Rue A", "Rue B"]);
  expect(cleanValues(undefined)).toEqual([]);
});
