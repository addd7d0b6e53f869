import { expect, test } from "vitest";
import { type AreaPart, type AreaPolygon, type Point, splitArea } from "./split-area.ts";

const rectangle = (west: number, north: number, east: number, south: number): Point[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
  [west, north],
];

const split = (...polygons: AreaPolygon[]): AreaPart[] => [...splitArea(polygons, 3, 0.01)];

test("the whole world is one covered tile", () => {
  expect(split([rectangle(0, 0, 1, 1)])).toEqual([{ tile: [0, 0, 0], polygons: null }]);
});

test("a covered quarter is one tile, and its neighbours have the overlap", () => {
  const parts = split([rectangle(0, 0, 0.5, 0.5)]);
  const covered = parts.filter(({ polygons }) => polygons === null).map(({ tile }) => tile.join());
  // Those at the edge overlap their neighbours, which the area does not cover.
  expect(covered).toEqual(["2,0,0", "3,0,2", "3,1,2", "3,2,0", "3,2,1", "3,2,2"]);
  expect(parts.every(({ tile: [, x, y] }) => x <= 4 && y <= 4)).toBe(true);
});

test("parts have the area that the whole has in their tiles", () => {
  const ring: Point[] = [
    [0.1, 0.2],
    [0.9, 0.3],
    [0.4, 0.35],
    [0.8, 0.9],
    [0.1, 0.2],
  ];
  const hole = rectangle(0.3, 0.3, 0.35, 0.33);
  const parts = [...splitArea([[ring, hole]], 4, 0)];
  const measured = parts.map(({ tile: [z], polygons }) =>
    polygons === null
      ? 4 ** -z
      : polygons.flat().reduce((sum, one, index) => sum + area(one) * (index === 0 ? 1 : -1), 0),
  );
  expect(measured.reduce((sum, one) => sum + one, 0)).toBeCloseTo(area(ring) - area(hole), 12);
});

test("a hole as large as a tile leaves the tile empty", () => {
  const tiles = split([rectangle(0, 0, 1, 1), rectangle(0.3, 0.3, 0.6, 0.6)]).map(({ tile }) => tile.join());
  expect(tiles).not.toContain("3,3,3");
  expect(tiles).toContain("3,2,2");
});

function area(ring: readonly Point[]): number {
  return (
    Math.abs(
      ring.slice(1).reduce((sum, [x, y], index) => sum + ring[index]![0] * y - x * ring[index]![1], 0),
    ) / 2
  );
}
