import { boxAround } from "@lieudit/place-model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cellCover, cellOf, cellRows, ringAround } from "./cells.ts";

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("a cover holds the cell of every point of its circle", () => {
  const inside = fc.record({
    center: point,
    radius: fc.integer({ min: 0, max: 50_000 }),
    northShare: fc.double({ min: -0.7, max: 0.7, noNaN: true }),
    eastShare: fc.double({ min: -0.7, max: 0.7, noNaN: true }),
  });
  fc.assert(
    fc.property(inside, ({ center, radius, northShare, eastShare }) => {
      const box = boxAround(center, radius);
      const cover = cellCover(box);
      if (cover === null) return;
      const height = box.high.latitude - box.low.latitude;
      const width = (box.high.longitude - box.low.longitude + 360) % 360;
      const latitude = box.low.latitude + (height * (1 + northShare)) / 2;
      let longitude = box.low.longitude + (width * (1 + eastShare)) / 2;
      if (longitude > 180) longitude -= 360;
      expect(cover.cells).toContain(cellOf({ latitude, longitude }, cover.size));
    }),
    { seed: 20_261_120, numRuns: 3_000 },
  );
});

test("a point is in the middle of the ring around it", () => {
  fc.assert(
    fc.property(point, (at) => {
      const { middle, cells } = ringAround(at, "large");
      expect(middle).toBe(cellOf(at, "large"));
      expect(cells).toContain(middle);
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells.length).toBeGreaterThanOrEqual(6);
    }),
    { seed: 20_261_120 },
  );
});

test("of two points the one is in the ring around the other, or neither is", () => {
  const near = fc.record({
    at: point,
    north: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    east: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
  });
  fc.assert(
    fc.property(near, ({ at, north, east }) => {
      const other = {
        latitude: Math.min(90, Math.max(-90, at.latitude + north)),
        longitude: ((at.longitude + east + 540) % 360) - 180,
      };
      const [one, two] = [ringAround(at, "small"), ringAround(other, "small")];
      expect(one.cells.includes(two.middle)).toBe(two.cells.includes(one.middle));
    }),
    { seed: 20_261_120 },
  );
});

test("both sides of the antimeridian are neighbours", () => {
  const west = { latitude: 0.05, longitude: 179.99 };
  const east = { latitude: 0.05, longitude: -179.99 };
  expect(ringAround(west, "small").cells).toContain(cellOf(east, "small"));
});

test("a box as wide as a continent has no cover", () => {
  expect(cellCover({ low: { latitude: 0, longitude: 0 }, high: { latitude: 60, longitude: 90 } })).toBeNull();
});

test("the rows of a box that ends at 180 degrees reach its last cell", () => {
  const box = { low: { latitude: 0.01, longitude: 179.97 }, high: { latitude: 0.03, longitude: 180 } };
  const rows = [...cellRows(box, "small")];
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual([
    cellOf(box.low, "small"),
    cellOf({ latitude: 0.01, longitude: 179.999 }, "small"),
  ]);
});
