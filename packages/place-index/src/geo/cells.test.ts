import { boxAround, contains, type LatLng } from "@lieudit/place-model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Cell, coverWithCells, getCellRows, getRing, toCell } from "./cells.ts";

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
      const cover = coverWithCells(box, () => true);
      if (cover === null) return;
      const height = box.high.latitude - box.low.latitude;
      const width = (box.high.longitude - box.low.longitude + 360) % 360;
      const latitude = box.low.latitude + (height * (1 + northShare)) / 2;
      let longitude = box.low.longitude + (width * (1 + eastShare)) / 2;
      if (longitude > 180) longitude -= 360;
      expect(isCovered(cover, { latitude, longitude })).toBe(true);
    }),
    { seed: 20_261_120, numRuns: 3_000 },
  );
});

test("a point is in the middle of the ring around it", () => {
  fc.assert(
    fc.property(point, (at) => {
      const { middle, cells } = getRing(at, "large");
      expect(middle).toBe(toCell(at, "large"));
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
      const [one, two] = [getRing(at, "small"), getRing(other, "small")];
      expect(one.cells.includes(two.middle)).toBe(two.cells.includes(one.middle));
    }),
    { seed: 20_261_120 },
  );
});

test("both sides of the antimeridian are neighbours", () => {
  const west = { latitude: 0.05, longitude: 179.99 };
  const east = { latitude: 0.05, longitude: -179.99 };
  expect(getRing(west, "small").cells).toContain(toCell(east, "small"));
});

function isCovered(cover: readonly Cell[], at: LatLng): boolean {
  return cover.some(({ size, number }) => number === toCell(at, size));
}

test("a cover of a large box holds every place of it, and only cells with places", () => {
  const degrees = (max: number) =>
    fc.integer({ min: -max * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6);
  const place = fc.record({ latitude: degrees(90), longitude: degrees(180) });
  const places = fc.array(place, { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(place, place, places, (one, other, occupied) => {
      // Its west may be its greater longitude: over the antimeridian.
      const box = {
        low: { latitude: Math.min(one.latitude, other.latitude), longitude: one.longitude },
        high: { latitude: Math.max(one.latitude, other.latitude), longitude: other.longitude },
      };
      const hasPlaces = ({ size, number }: Cell) => occupied.some((at) => toCell(at, size) === number);
      const cover = coverWithCells(box, hasPlaces);
      if (cover === null) {
        expect(occupied.every((at) => contains(box, at))).toBe(true);
        return;
      }
      const isLarge = cover.every(({ size }) => size === "coarse" || size === "wide");
      if (isLarge) expect(cover.every(hasPlaces)).toBe(true);
      for (const at of occupied) if (contains(box, at)) expect(isCovered(cover, at)).toBe(true);
    }),
    { seed: 20_261_120, numRuns: 2_000 },
  );
});

test("a large box without places has an empty cover, one around all places has none", () => {
  const paris = { latitude: 48.86, longitude: 2.35 };
  const hasPlaces = ({ size, number }: Cell) => toCell(paris, size) === number;
  const ocean = { low: { latitude: 30, longitude: -40 }, high: { latitude: 45, longitude: -20 } };
  expect(coverWithCells(ocean, hasPlaces)).toEqual([]);
  const europe = { low: { latitude: 30, longitude: -20 }, high: { latitude: 70, longitude: 40 } };
  expect(coverWithCells(europe, hasPlaces)).toBeNull();
  const west = { low: { latitude: 30, longitude: -20 }, high: { latitude: 70, longitude: 2.5 } };
  expect(coverWithCells(west, hasPlaces)).toEqual([{ size: "wide", number: toCell(paris, "wide") }]);
});

test("the rows of a box that ends at 180 degrees reach its last cell", () => {
  const box = { low: { latitude: 0.01, longitude: 179.97 }, high: { latitude: 0.03, longitude: 180 } };
  const rows = [...getCellRows(box, "small")];
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual([
    toCell(box.low, "small"),
    toCell({ latitude: 0.01, longitude: 179.999 }, "small"),
  ]);
});
