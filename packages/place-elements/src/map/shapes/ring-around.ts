import type { LatLng, LatLngLiteral } from "../../core/lat-lng.ts";
import { spherical } from "../../geometry/spherical.ts";

/** Corners of what is drawn as a circle: five degrees each. */
const CORNERS = 72;

/** The ring of a circle on the earth. @param radius in metres */
export function ringAround(center: LatLng, radius: number): LatLngLiteral[] {
  return [...Array(CORNERS).keys()].map((corner) =>
    spherical.computeOffset(center, radius, (corner * 360) / CORNERS).toJSON(),
  );
}
