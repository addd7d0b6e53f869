import { expect, test } from "vitest";
import { COLUMNS, holds, meets, toRegion, toRegionAround, WORLD } from "./region.ts";
import { splitRegions } from "./split-regions.ts";

/** Returns the number of a cell. */
function toNumber(row: number, column: number): number {
  return row * COLUMNS + column;
}

test("splits the world into regions with at most so many places", () => {
  const cells = Array.from(
    { length: 400 },
    (_, i) => [6_600 + (i % 20), 9_000 + Math.floor(i / 20)] as const,
  );
  const regions = splitRegions(new Map(cells.map(([row, column]) => [toNumber(row, column), 10])), 500);
  expect(regions).toHaveLength(8);
  const size = regions.reduce(
    (sum, { south, west, north, east }) => sum + (north - south) * (east - west),
    0,
  );
  expect(size).toBe(COLUMNS * (COLUMNS / 2));
  for (const [row, column] of cells) {
    const cell = { south: row, west: column, north: row + 1, east: column + 1 };
    expect(regions.filter((region) => meets(region, cell))).toHaveLength(1);
  }
});

test("keeps regions that have not grown, and never cuts a cell", () => {
  const counts = new Map([
    [toNumber(10, 10), 900],
    [toNumber(10, 20), 100],
  ]);
  const regions = splitRegions(counts, 500);
  expect(regions).toEqual([
    { ...WORLD, east: 15 },
    { ...WORLD, west: 15 },
  ]);
  counts.set(toNumber(50, 30), 450);
  expect(splitRegions(counts, 500, regions)).toEqual([
    regions[0],
    { ...regions[1], north: 30 },
    { ...regions[1], south: 30 },
  ]);
});

test("knows which regions have a ring of cells, over the antimeridian too", () => {
  const [west, east] = [
    { ...WORLD, east: COLUMNS / 2 },
    { ...WORLD, west: COLUMNS / 2 },
  ];
  const ring = toRegionAround(900 * 3_600, "large", 1);
  expect([meets(west, ring), meets(east, ring)]).toEqual([true, true]);
  expect([holds(west, ring, 5), holds(west, ring, 6)]).toEqual([false, true]);
  expect(holds(WORLD, ring)).toBe(true);
  const box = toRegion({
    low: { latitude: 10, longitude: 170 },
    high: { latitude: 11, longitude: 180 },
  });
  expect(box).toEqual({ south: 5_000, west: 17_500, north: 5_051, east: COLUMNS });
  expect([meets(west, box), meets(east, box)]).toEqual([false, true]);
});
