import fc from "fast-check";
import { expect, test } from "vitest";
import { orderStops } from "./order-stops.ts";

function measure(seconds: number[][], order: readonly number[]): number {
  const points = [0, ...order.map((stop) => stop + 1), seconds.length - 1];
  return points.slice(1).reduce((sum, to, i) => sum + (seconds[points[i] as number]?.[to] ?? 0), 0);
}

function* permute(items: number[]): Generator<number[]> {
  if (items.length === 0) yield [];
  for (const item of items) {
    for (const rest of permute(items.filter((other) => other !== item))) yield [item, ...rest];
  }
}

test("the order of up to six stops is as good as the best of all orders", () => {
  const matrices = fc.integer({ min: 2, max: 8 }).chain((size) =>
    fc.array(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  );
  fc.assert(
    fc.property(matrices, (seconds) => {
      const stops = Array.from({ length: seconds.length - 2 }, (_, i) => i);
      const order = orderStops(seconds);
      expect(order.toSorted((a, b) => a - b)).toEqual(stops);
      const best = Math.min(...[...permute(stops)].map((each) => measure(seconds, each)));
      expect(measure(seconds, order)).toBe(best);
    }),
    { numRuns: 40 },
  );
});

test("ten stops take a few milliseconds, and unreachable ones are still ordered", () => {
  const seconds = Array.from({ length: 12 }, (_, i) =>
    Array.from({ length: 12 }, (_, j) => ((i * 7 + j * 13) % 29) + 1),
  );
  const before = process.cpuUsage();
  expect(orderStops(seconds)).toHaveLength(10);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(200);
  const cut = seconds.map((row, i) => (i === 3 ? row.map(() => Number.POSITIVE_INFINITY) : row));
  expect(orderStops(cut).length).toBeGreaterThan(0);
});
