import { expect, test } from "vitest";
import { median, percentiles } from "./percentiles.ts";

test("computes percentiles of 1 to 100", () => {
  const times = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(percentiles(times)).toEqual({ p50: 51, p95: 96, p99: 100 });
});

test("returns the only time for each percentile, and 0 for no times", () => {
  expect(percentiles([7])).toEqual({ p50: 7, p95: 7, p99: 7 });
  expect(percentiles([])).toEqual({ p50: 0, p95: 0, p99: 0 });
});

test("returns one of the values as the median", () => {
  expect(median([9, 1, 5])).toBe(5);
});
