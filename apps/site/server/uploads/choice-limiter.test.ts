import { expect, test } from "vitest";
import { isChoice } from "./choice-limiter.ts";

test.each([
  ["POST", "/consentement", true],
  ["POST", "/cookies", true],
  ["POST", "/cookies.data", true],
  ["POST", "/ma-selection", true],
  ["GET", "/ma-selection", false],
  ["POST", "/api/selection", false],
])("%s %s makes a stored choice: %s", (method, path, isStored) => {
  expect(isChoice(new Request(`http://localhost${path}?_routes=x`, { method }))).toBe(isStored);
});
