import type { LatLngLiteral } from "../../core/lat-lng.ts";
import { spherical } from "../../geometry/spherical.ts";

/** Number of straight pieces of the line between two points. */
const PIECES = 32;

/** Returns the great circle through the points, with points in between. */
export function greatCircle(points: readonly LatLngLiteral[]): LatLngLiteral[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined) return [point];
    return [...Array(PIECES).keys()].map((piece) =>
      spherical.interpolate(point, next, piece / PIECES).toJSON(),
    );
  });
}
