import type { LatLngLiteral } from "../../core/lat-lng.ts";
import { spherical } from "../../geometry/spherical.ts";

/** Between two points that are far apart the line bends on the map: it is drawn in so many pieces. */
const PIECES = 32;

/** The shortest way over the earth from point to point, with points between. */
export function greatCircle(points: readonly LatLngLiteral[]): LatLngLiteral[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined) return [point];
    return [...Array(PIECES).keys()].map((piece) =>
      spherical.interpolate(point, next, piece / PIECES).toJSON(),
    );
  });
}
