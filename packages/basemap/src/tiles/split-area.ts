import type { Tile } from "../archive/tile-id.ts";

/** A position in Web Mercator, 0 to 1. */
export type Point = [x: number, y: number];
/** Outer ring first. */
export type AreaPolygon = Point[][];

/** A tile with the part of an area in it; null if the area covers the whole tile. */
export interface AreaPart {
  tile: Tile;
  polygons: AreaPolygon[] | null;
}

/**
 * Splits an area into the tiles of `zoom`, by halves, so that a tile does not have to look
 * at the whole coast of a country. A tile above `zoom` is yielded if the area covers all of
 * it.
 *
 * @param buffer share of a tile of `zoom` that parts extend beyond their tile.
 */
export function* splitArea(polygons: AreaPolygon[], zoom: number, buffer: number): Generator<AreaPart> {
  yield* splitInto(polygons, [0, 0, 0], zoom, buffer / 2 ** zoom);
}

function* splitInto(
  whole: readonly AreaPolygon[],
  tile: Tile,
  zoom: number,
  margin: number,
): Generator<AreaPart> {
  const [z, x, y] = tile;
  const size = 1 / 2 ** z;
  // Nothing lies beyond the edge of the map.
  const [west, east] = [Math.max(0, x * size - margin), Math.min(1, (x + 1) * size + margin)];
  const [north, south] = [Math.max(0, y * size - margin), Math.min(1, (y + 1) * size + margin)];
  // Except for rounding. Lines that leave and return along the edge have no area.
  const wholeArea = 2 * (east - west) * (south - north) * (1 - 1e-9);
  const isWhole = (ring: readonly Point[]) => measure(ring) >= wholeArea;
  const polygons: AreaPolygon[] = [];
  for (const rings of whole) {
    const [outer = [], ...clipped] = rings.map((ring) => clip(clip(ring, 0, west, east), 1, north, south));
    const holes = clipped.filter((hole) => hole.length > 0);
    if (outer.length > 0 && !holes.some(isWhole)) polygons.push([outer, ...holes]);
  }
  if (polygons.length === 0) return;
  if (polygons.some(([outer = [], ...holes]) => holes.length === 0 && isWhole(outer))) {
    yield { tile, polygons: null };
  } else if (z === zoom) yield { tile, polygons };
  else {
    for (const column of [2 * x, 2 * x + 1]) {
      for (const row of [2 * y, 2 * y + 1]) yield* splitInto(polygons, [z + 1, column, row], zoom, margin);
    }
  }
}

/** Returns twice the area. */
function measure(ring: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum);
}

/**
 * Cuts off what lies outside `low` to `high` on one axis. Parts that leave and return are
 * joined along the edge. Returns a closed ring, or an empty one.
 */
function clip(ring: readonly Point[], axis: 0 | 1, low: number, high: number): Point[] {
  return clipSide(clipSide(ring, axis, low, 1), axis, high, -1);
}

function clipSide(ring: readonly Point[], axis: 0 | 1, edge: number, sign: 1 | -1): Point[] {
  const isInside = (point: Point) => sign * (point[axis] - edge) >= 0;
  if (ring.every(isInside)) return ring as Point[];
  const clipped: Point[] = [];
  for (let index = 1; index < ring.length; index += 1) {
    const from = ring[index - 1] as Point;
    const to = ring[index] as Point;
    if (isInside(from)) clipped.push(from);
    if (isInside(from) === isInside(to)) continue;
    const share = (edge - from[axis]) / (to[axis] - from[axis]);
    const other = from[1 - axis]! + (to[1 - axis]! - from[1 - axis]!) * share;
    clipped.push(axis === 0 ? [edge, other] : [other, edge]);
  }
  const [first] = clipped;
  if (first !== undefined) clipped.push(first);
  return clipped.length > 3 ? clipped : [];
}
