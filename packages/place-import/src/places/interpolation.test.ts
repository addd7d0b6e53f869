import { expect, test } from "vitest";
import { findPointAlong, interpolateNumbers } from "./interpolation.ts";

const line = [
  { latitude: 43, longitude: 6 },
  { latitude: 43, longitude: 6.01 },
];

test.each([
  ["even", "2", "8", ["4", "6"]],
  ["odd", "9", "3", ["7", "5"]],
  ["all", "1", "4", ["2", "3"]],
  ["5", "10", "25", ["15", "20"]],
  ["all", "3", "3", []],
  ["even", "2", "4", []],
  ["alphabetic", "12a", "12d", ["12b", "12c"]],
  ["alphabetic", "12", "12c", ["12a", "12b"]],
  ["alphabetic", "12C", "12A", ["12B"]],
])("%s from %s to %s", (rule, from, to, numbers) => {
  expect(interpolateNumbers(rule, from, to, line)?.map(({ houseNumber }) => houseNumber)).toEqual(numbers);
});

test.each([
  ["even", "1", "8"],
  ["odd", "1", "8"],
  ["all", "1", "99999"],
  ["all", "1 bis", "9"],
  ["0", "1", "9"],
  ["5", "1", "9"],
  ["sometimes", "1", "9"],
  ["alphabetic", "12a", "13c"],
  ["alphabetic", "a", "c"],
])("%s from %s to %s fits no rule", (rule, from, to) => {
  expect(interpolateNumbers(rule, from, to, line)).toBeNull();
});

test("numbers are spread evenly over the length of a bent line", () => {
  const bent = [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 0.01 },
    { latitude: 0.03, longitude: 0.01 },
  ];
  const numbers = interpolateNumbers("all", "1", "5", bent);
  expect(numbers?.[0]?.location.longitude).toBeCloseTo(0.01, 6);
  expect(numbers?.[0]?.location.latitude).toBeCloseTo(0, 6);
  expect(numbers?.[1]?.location.latitude).toBeCloseTo(0.01, 6);
  expect(numbers?.[2]?.location.latitude).toBeCloseTo(0.02, 6);
});

test("a line without length has its one point everywhere", () => {
  const point = { latitude: 1, longitude: 2 };
  expect(findPointAlong([point, point], 0.5)).toEqual(point);
  expect(findPointAlong([point], 0.5)).toEqual(point);
});

test("a line across the antimeridian has its middle on it", () => {
  const across = [
    { latitude: 0, longitude: 179.98 },
    { latitude: 0, longitude: -179.94 },
  ];
  expect(findPointAlong(across, 0.25).longitude).toBeCloseTo(180, 6);
  expect(findPointAlong(across, 0.5).longitude).toBeCloseTo(-179.98, 6);
});
