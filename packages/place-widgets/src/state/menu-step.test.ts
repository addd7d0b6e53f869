import { expect, test } from "vitest";
import { getMenuItemForKey } from "./menu-step.ts";

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
