import { expect, test } from "vitest";
import { en } from "./en.ts";

test.each([
  ["S8-023", en.reviewsNotVerified, "Reviews aren't verified"],
  ["S8-026", en.alert("Suspicious reviews"), "Alert: Suspicious reviews"],
])("[%s] %s", (_rule, text, expected) => {
  expect(text).toBe(expected);
});
