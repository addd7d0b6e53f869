import { expect, test } from "vitest";
import { findOtherNumeral } from "./numerals.ts";

test.each([
  ["4", "quatre"],
  ["quatre", "4"],
  ["11", "onze"],
  ["2eme", "2"],
  ["2nde", "2"],
  ["premier", "ier"],
  ["1er", "premier"],
  ["1", "ier"],
  ["17", undefined],
  ["septembre", undefined],
  ["toString", undefined],
])("%s is also %s", (word, other) => {
  expect(findOtherNumeral(word)).toBe(other);
});
