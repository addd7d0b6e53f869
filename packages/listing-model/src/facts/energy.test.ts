import { expect, test } from "vitest";
import { hasDiagnosis, isDwelling } from "./energy.ts";

test.each([
  ["appartement", true, true],
  ["immeuble", true, true],
  ["local", true, false],
  ["bureau", true, false],
  ["terrain", false, false],
  ["parking", false, false],
] as const)("%s shows a diagnosis: %s, by the rules of dwellings: %s", (type, isShown, isHome) => {
  expect([hasDiagnosis({ type }), isDwelling({ type })]).toEqual([isShown, isHome]);
});
