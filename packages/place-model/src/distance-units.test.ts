import { expect, test } from "vitest";
import { getUnits, toTravelMinutes, toUnits } from "./distance-units.ts";

test.each([
  ["FR", "METRIC"],
  ["us", "IMPERIAL"],
  ["GB", "IMPERIAL"],
  ["", "METRIC"],
  ["US GB", "METRIC"],
  [undefined, "METRIC"],
])("%s counts in %s", (region, units) => {
  expect(getUnits(region)).toBe(units);
});

test("a mile has 1609.34 m", () => {
  expect(toUnits(1609.34, "IMPERIAL")).toBe(1);
  expect(toUnits(1609.34, "METRIC")).toBe(1.60934);
});

test.each([
  [0, 1],
  [29, 1],
  [89, 1],
  [90, 2],
  [3_570, 60],
])("%i s are %i min", (seconds, minutes) => {
  expect(toTravelMinutes(seconds)).toBe(minutes);
});
