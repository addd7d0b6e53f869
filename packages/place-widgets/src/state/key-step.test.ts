import { expect, test } from "vitest";
import { getMenuItemForKey, getTabForKey } from "./key-step.ts";

test.each([
  ["S2-048", "ArrowRight", 2, 0],
  ["S2-049", "ArrowLeft", 0, 2],
  ["S2-050", "ArrowRight", 0, 1],
  ["S2-050", "ArrowLeft", 1, 0],
  ["S2-051", "Home", 2, 0],
  ["S2-052", "End", 0, 2],
])("[%s] %s on tab %i of three goes to tab %i", (_, key, from, to) => {
  expect(getTabForKey(key, from, 3, "ltr")).toBe(to);
});

test("right-to-left, the left arrow goes on", () => {
  expect(getTabForKey("ArrowLeft", 0, 3, "rtl")).toBe(1);
  expect(getTabForKey("ArrowRight", 0, 3, "rtl")).toBe(2);
});

test("other keys are not the tabs'", () => {
  expect(getTabForKey("a", 0, 3, "ltr")).toBeNull();
});

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowDown", -1, 0],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, 2],
  ["ArrowUp", -1, 2],
  ["Home", 1, 0],
  ["End", 1, 2],
  ["Enter", 1, null],
  ["ArrowLeft", 1, null],
])("%s from item %i of 3: %s", (key, focused, expected) => {
  expect(getMenuItemForKey(key, focused, 3)).toBe(expected);
});
