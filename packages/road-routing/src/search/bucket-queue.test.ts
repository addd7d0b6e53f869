import fc from "fast-check";
import { expect, test } from "vitest";
import { BucketQueue } from "./bucket-queue.ts";

/** A bucket is 1/32 s wide. */
const BUCKET_SECONDS = 1 / 32;

function takeOneByOne(queue: BucketQueue): number[] {
  const taken: number[] = [];
  for (let arc = queue.take(); arc >= 0; arc = queue.take()) taken.push(arc);
  return taken;
}

test("takes arcs by weight, however far apart, and also lower ones that are added later", () => {
  const weights = fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(weights, weights, (first, second) => {
      const queue = new BucketQueue();
      for (const [arc, weight] of first.entries()) queue.push(arc, weight);
      const [lowest] = [queue.take()];
      expect(first[lowest]).toBeLessThan(Math.min(...first) + BUCKET_SECONDS);
      for (const [arc, weight] of second.entries()) queue.push(first.length + arc, weight);
      const all = [...first, ...second];
      const taken = takeOneByOne(queue);
      expect([lowest, ...taken].sort((a, b) => a - b)).toEqual([...all.keys()]);
      for (const [i, arc] of taken.entries()) {
        if (i > 0) expect(all[arc]).toBeGreaterThan((all[taken[i - 1] as number] as number) - BUCKET_SECONDS);
      }
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e12])("an arc of weight %d is never taken", (weight) => {
  const queue = new BucketQueue();
  queue.push(1, weight);
  queue.push(2, 5);
  expect(takeOneByOne(queue)).toEqual([2]);
});

test("all arcs are taken at once, and the queue is empty then", () => {
  const queue = new BucketQueue();
  for (const [arc, weight] of [4_000, 0, 8].entries()) queue.push(arc, weight);
  expect(queue.takeAll().sort()).toEqual([0, 1, 2]);
  expect(queue.take()).toBe(-1);
});
