import { expect, test } from "vitest";
import { readingStepForKey } from "./reading-step.ts";

test.each([
  ["ArrowRight", "ltr", "next"],
  ["ArrowLeft", "ltr", "previous"],
  ["ArrowRight", "rtl", "previous"],
  ["ArrowLeft", "rtl", "next"],
  ["Enter", "ltr", null],
  ["ArrowDown", "ltr", null],
] as const)("%s, %s: %s", (key, direction, step) => {
  expect(readingStepForKey(key, direction)).toBe(step);
});
