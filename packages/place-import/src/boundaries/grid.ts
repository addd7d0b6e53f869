import type { LatLng } from "@lieudit/place-model";
import { unwrapLongitude } from "../osm/longitudes.ts";

/**
 * Geometry on a grid of 1e-5 degrees, the precision of the outlines. Coordinates are whole
 * numbers, small enough for exact products: no test depends on rounding.
 */
export type GridPoint = readonly [x: number, y: number];

/** Five decimals, about a metre. */
export const UNITS_PER_DEGREE = 1e5;

const HALF_TURN = 180 * UNITS_PER_DEGREE;

/**
 * Puts a ring on the grid, without repeated points and without spikes, lines that return on
 * themselves.
 *
 * @returns null if it crosses the antimeridian or goes around a pole. Fewer than three points
 *   have no inside.
 */
export function toGridRing(ring: readonly LatLng[]): GridPoint[] | null {
  const points: GridPoint[] = [];
  let longitude = ring[0]?.longitude ?? 0;
  let [west, east] = [longitude, longitude];
  for (const point of ring) {
    longitude = unwrapLongitude(point.longitude, longitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    const next: GridPoint = [
      Math.round(longitude * UNITS_PER_DEGREE),
      Math.round(point.latitude * UNITS_PER_DEGREE),
    ];
    pushWithoutSpike(points, next);
  }
  // A ring along the antimeridian may have begun on its other side.
  const shift = west >= 180 ? -2 * HALF_TURN : east <= -180 ? 2 * HALF_TURN : 0;
  if (shift === 0 && (west < -180 || east > 180)) return null;
  trimEnds(points);
  return shift === 0 ? points : points.map(([x, y]) => [x + shift, y]);
}

/** Adds a point; a step back to the point before last removes the last one. */
function pushWithoutSpike(points: GridPoint[], next: GridPoint): void {
  while (points.length > 0) {
    if (isSame(points.at(-1)!, next)) return;
    const before = points.at(-2);
    if (before === undefined || !isSpike(before, points.at(-1)!, next)) break;
    points.pop();
  }
  points.push(next);
}

/** Does the same where the ring closes. */
function trimEnds(points: GridPoint[]): void {
  for (;;) {
    const count = points.length;
    const [first, second] = points;
    const [before, last] = points.slice(-2);
    if (count < 3) return;
    if (isSame(first!, last!) || isSpike(before!, last!, first!)) points.pop();
    else if (isSpike(last!, first!, second!)) points.shift();
    else return;
  }
}

function isSame(a: GridPoint, b: GridPoint): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Whether the line from `a` over `b` to `c` turns back on itself at `b`. */
export function isSpike(a: GridPoint, b: GridPoint, c: GridPoint): boolean {
  if (cross(a, b, c) !== 0) return false;
  return (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) > 0;
}

/** Twice the area of a triangle: positive if its corners are counter-clockwise, 0 if they are on one line. */
export function cross(a: GridPoint, b: GridPoint, c: GridPoint): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Twice the area of a ring: positive if it is counter-clockwise. */
export function getDoubledArea(ring: readonly GridPoint[]): number {
  let sum = 0;
  for (let i = 2; i < ring.length; i += 1) sum += cross(ring[0]!, ring[i - 1]!, ring[i]!);
  return sum;
}

/** Whether two lines, whose boxes overlap, have a point in common; ends included. */
export function doMeet(a: GridPoint, b: GridPoint, c: GridPoint, d: GridPoint): boolean {
  return cross(a, b, c) * cross(a, b, d) <= 0 && cross(c, d, a) * cross(c, d, b) <= 0;
}

/** Whether a point that is not on the line of a ring is inside it. */
export function isInside([x, y]: GridPoint, ring: readonly GridPoint[]): boolean {
  let isIn = false;
  let from = ring.at(-1)!;
  for (const to of ring) {
    if (from[1] > y !== to[1] > y) {
      // The side of the line on which the point is, with the line's direction.
      const side = cross(from, to, [x, y]);
      if (to[1] > from[1] ? side > 0 : side < 0) isIn = !isIn;
    }
    from = to;
  }
  return isIn;
}
