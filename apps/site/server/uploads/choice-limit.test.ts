import { expect, test } from "vitest";
import { createChoiceLimit, isChoice } from "./choice-limit.ts";

test("a sender makes so many choices in an hour, another one is not held up, and an hour later it goes on", () => {
  let ms = 0;
  const pass = createChoiceLimit(2, () => ms);
  expect([pass("a"), pass("a"), pass("a"), pass("b")]).toEqual([true, true, false, true]);
  ms = 3_599_999;
  expect(pass("a")).toBe(false);
  ms += 1;
  expect(pass("a")).toBe(true);
  // A clock that is set back holds nobody up.
  ms = 0;
  expect([pass("a"), pass("a")]).toEqual([true, true]);
});

test.each([
  ["POST", "/consentement", true],
  ["POST", "/cookies", true],
  ["POST", "/cookies.data", true],
  ["POST", "/ma-selection", true],
  ["GET", "/ma-selection", false],
  ["POST", "/api/selection", false],
])("%s %s makes a choice that is kept: %s", (method, path, isKept) => {
  expect(isChoice(new Request(`http://localhost${path}?_routes=x`, { method }))).toBe(isKept);
});
