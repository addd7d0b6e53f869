import { expect, test } from "vitest";
import { findNearestName } from "./nearest-name.ts";

const KNOWN = ["bakery", "bank", "bar", "bicycle_store"];

test.each([
  ["bakary", "bakery"],
  ["bicyle_store", "bicycle_store"],
  ["bicycle_stores", "bicycle_store"],
  ["baker", "bakery"],
])("%s is probably %s", (name, meant) => {
  expect(findNearestName(name, KNOWN)).toBe(meant);
});

test.each(["", "b", "moon_base", "x".repeat(100_000)])("a name far from all has no nearest one", (name) => {
  expect(findNearestName(name, KNOWN)).toBeUndefined();
});
