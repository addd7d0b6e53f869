import { type LatLng, type LatLngLiteral, pointLiteral } from "../core/lat-lng.ts";
import type { MVCArray } from "../core/mvc-array.ts";

/** A line: its points in a list, or in an `MVCArray`. */
export type Path = readonly (LatLng | LatLngLiteral)[] | MVCArray<LatLng | LatLngLiteral>;

/** Returns the points of `path`, as literals. */
export function toPoints(path: Path): LatLngLiteral[] {
  const list = "getArray" in path ? path.getArray() : path;
  return list.map(pointLiteral);
}
