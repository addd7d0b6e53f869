import fc from "fast-check";
import { expect, test } from "vitest";
import { splitMatches } from "./match-ranges.ts";

test("offsets count characters, not UTF-16 units, and a missing start is 0", () => {
  expect(splitMatches({ text: "🐟 Four", matches: [{ startOffset: 2, endOffset: 6 }] })).toEqual([
    { text: "🐟 ", isMatch: false },
    { text: "Four", isMatch: true },
  ]);
  expect(splitMatches({ text: "Fournil", matches: [{ endOffset: 4 }] })).toEqual([
    { text: "Four", isMatch: true },
    { text: "nil", isMatch: false },
  ]);
});

test("whatever the offsets, the text is whole", () => {
  const match = fc.record({ startOffset: fc.integer(), endOffset: fc.integer() });
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.array(match), (text, matches) => {
      const joined = splitMatches({ text, matches })
        .map((piece) => piece.text)
        .join("");
      expect(joined).toBe(text);
    }),
  );
});
