import { expect, test } from "vitest";
import { usesLightbox } from "./display-options.ts";

test.each([
  [0, false, true],
  [0, undefined, true],
  [1, true, false],
  [undefined, true, true],
  [undefined, false, false],
  [undefined, undefined, false],
] as const)("mode %s with lightboxPreferred %s: %s", (mode, preferred, expected) => {
  expect(usesLightbox(mode, preferred)).toBe(expected);
});
