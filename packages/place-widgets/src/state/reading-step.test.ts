import { expect, test } from "vitest";
import { getReadingStepForKey } from "./reading-step.ts";

test.each([
  ["ArrowRight", "ltr", "next"],
  ["ArrowLeft", "ltr", "previous"],
  ["ArrowRight", "rtl", "previous"],
  ["ArrowLeft", "rtl", "next"],
  ["Enter", "ltr", null],
  ["ArrowDown", "ltr", null],
] as const)("%s, %s: %s", (key, direction, step) => {
  expect(getReadingStepForKey(key, direction)).toBe(step);
});
