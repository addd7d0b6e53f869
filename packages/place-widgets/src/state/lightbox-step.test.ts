import { expect, test } from "vitest";
import { clampPhotoIndex, getPhotoStep, stepPhotoIndex } from "./lightbox-step.ts";

test.each([
  [-1, 3, 0],
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 2],
  [7, 1, 0],
])("index %i of %i photos is %i", (index, count, expected) => {
  expect(clampPhotoIndex(index, count)).toBe(expected);
});

test("steps stop at the first and the last photo", () => {
  expect([0, 1, 2].map((index) => stepPhotoIndex(index, "next", 3))).toEqual([1, 2, 2]);
  expect([0, 1, 2].map((index) => stepPhotoIndex(index, "previous", 3))).toEqual([0, 0, 1]);
});

test.each([
  ["a swipe to the left", 200, 189, 0, "next", "previous"],
  ["a swipe to the right", 200, 211, 0, "previous", "next"],
  ["a short swipe", 200, 190, 0, null, null],
  ["a finger that goes up", 200, 200, 40, null, null],
  ["a tap in the left quarter", 99, 99, 0, "previous", "next"],
  ["a tap in the right quarter", 301, 301, 0, "next", "previous"],
  ["a tap where the middle begins", 100, 100, 0, "next", "next"],
  ["a tap where the middle ends", 300, 300, 0, "next", "next"],
  ["a tap of an unsteady finger", 200, 202, 2, "next", "next"],
] as const)("%s means %s to %s in a picture of 400 px", (_, fromX, toX, rise, ltr, rtl) => {
  const touch = { fromX, toX, rise, width: 400 };
  expect(getPhotoStep(touch, "ltr")).toBe(ltr);
  expect(getPhotoStep(touch, "rtl")).toBe(rtl);
});
