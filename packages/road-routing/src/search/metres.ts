import { EARTH_RADIUS_METRES } from "@lieudit/place-model";
import { UNITS_PER_DEGREE } from "../graph/road-graph.ts";

/** Radians of one unit of 1e-7 degree. */
export const RADIANS_PER_UNIT = Math.PI / 180 / UNITS_PER_DEGREE;

/** Returns great-circle metres between two points, given differences and latitudes in radians. */
export function toMetres(
  northRadians: number,
  eastRadians: number,
  cosineFrom: number,
  cosineTo: number,
): number {
  const north = Math.sin(northRadians / 2);
  const east = Math.sin(eastRadians / 2);
  const chord = north * north + cosineFrom * cosineTo * east * east;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Returns great-circle metres between the points `a` and `b` of position arrays. */
export function measureMetres(
  latitudes: ArrayLike<number>,
  longitudes: ArrayLike<number>,
  a: number,
  b: number,
): number {
  const from = (latitudes[a] as number) * RADIANS_PER_UNIT;
  const to = (latitudes[b] as number) * RADIANS_PER_UNIT;
  const east = ((longitudes[b] as number) - (longitudes[a] as number)) * RADIANS_PER_UNIT;
  return toMetres(to - from, east, Math.cos(from), Math.cos(to));
}
