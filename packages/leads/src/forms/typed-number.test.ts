import { HARD_SPACE, NARROW_SPACE } from "@lieudit/listing-model/french";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanNumber, formatTypedNumber } from "./typed-number.ts";

test.each([
  ["12 500 €", "12500"],
  ["-40", "40"],
  ["1e3", "13"],
  ["douze", ""],
  ["1.2.3", "1.2.3"],
  ["٣4", "4"],
])("of %j the number helper keeps the figures and dots: %j [S5-005]", (typed, text) => {
  expect(cleanNumber(typed).text).toBe(text);
});

test.each([
  ["12,5", "12.5"],
  ["1 234,56 €", "1234.56"],
  [",5", ".5"],
])("the comma of %j is a decimal point: %j [S5-006]", (typed, text) => {
  expect(cleanNumber(typed).text).toBe(text);
});

test.each([
  ["12a34", 3, 2],
  ["1 234", 2, 1],
  ["1,5", 2, 2],
  ["abc", 3, 0],
  ["123", 0, 0],
])("in %j the caret at %d goes to %d", (typed, caret, after) => {
  expect(cleanNumber(typed, caret).caret).toBe(after);
});

test.each([
  ["1234567.5", `1${NARROW_SPACE}234${NARROW_SPACE}567,5`],
  ["999", "999"],
  ["12.", "12"],
  ["0.50", "0,50"],
  ["1.2.3", "1.2.3"],
  ["", ""],
  [".5", ".5"],
])("%j shows as %j", (text, shown) => {
  expect(formatTypedNumber(text)).toBe(shown);
});

test("a formatted number is the same number once cleaned", () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), fc.nat({ max: 99 }), (whole, cents) => {
      const raw = `${whole}.${String(cents).padStart(2, "0")}`;
      expect(cleanNumber(formatTypedNumber(raw)).text).toBe(raw);
      expect(formatTypedNumber(raw)).not.toContain(HARD_SPACE);
    }),
    { seed: 3 },
  );
});

test("only digits and dots are left of any text", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(cleanNumber(typed).text).toMatch(/^[0-9.]*$/);
    }),
    { numRuns: 5_000, seed: 4 },
  );
});
