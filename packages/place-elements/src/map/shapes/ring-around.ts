import type { LatLng, LatLngLiteral } from "../../core/lat-lng.ts";
import { spherical } from "../../geometry/spherical.ts";

/** Corners of a drawn circle: one every five degrees. */
const CORNERS = 72;

/** Returns the points of a circle on the earth. @param radius in metres */
export function ringAround(center: LatLng, radius: number): LatLngLiteral[] {
  return [...Array(CORNERS).keys()].map((corner) =>
    spherical.computeOffset(center, radius, (corner * 360) / CORNERS).toJSON(),
  );
}
