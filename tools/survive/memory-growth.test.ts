import { expect, test } from "vitest";
import { fitSlopePerRun } from "./memory-growth.ts";

const samples = (heaps: readonly number[]) =>
  heaps.map((heapBytes, index) => ({ run: index * 10, heapBytes, nodes: 40, listeners: 7 }));

test.each([
  [[100, 200, 300, 400], 10],
  [[100, 100, 100, 100], 0],
  [[400, 300, 200, 100], -10],
  [[100, 120, 100, 120], 0.4],
])("fits heaps of %j bytes at every tenth run with a slope of %d per run", (heaps, slope) => {
  expect(fitSlopePerRun(samples(heaps), ({ heapBytes }) => heapBytes)).toBeCloseTo(slope);
});
