import { expect, test } from "vitest";
import { hiddenBoxes, type MarkerBox } from "./hidden-boxes.ts";

const at = (left: number, behavior: MarkerBox["behavior"], priority = 0) => ({
  behavior,
  priority,
  left,
  right: left + 10,
  top: 0,
  bottom: 10,
});

test("of two overlapping optional markers, the one with more priority stays", () => {
  const low = at(0, "OPTIONAL_AND_HIDES_LOWER_PRIORITY", 1);
  const high = at(5, "OPTIONAL_AND_HIDES_LOWER_PRIORITY", 2);
  expect([...hiddenBoxes([low, high])]).toEqual([low]);
});

test("a hidden marker hides no other", () => {
  const first = at(0, "OPTIONAL_AND_HIDES_LOWER_PRIORITY", 3);
  const second = at(8, "OPTIONAL_AND_HIDES_LOWER_PRIORITY", 2);
  const third = at(16, "OPTIONAL_AND_HIDES_LOWER_PRIORITY", 1);
  expect([...hiddenBoxes([third, second, first])]).toEqual([second]);
});

test("required markers always show, and hide others only if configured", () => {
  const optional = at(0, "OPTIONAL_AND_HIDES_LOWER_PRIORITY", 9);
  expect(hiddenBoxes([optional, at(5, "REQUIRED")]).size).toBe(0);
  expect([...hiddenBoxes([optional, at(5, "REQUIRED_AND_HIDES_OPTIONAL")])]).toEqual([optional]);
});
