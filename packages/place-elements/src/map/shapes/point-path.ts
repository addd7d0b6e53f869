import { LatLng, type LatLngLiteral } from "../../core/lat-lng.ts";
import { listen } from "../../core/listeners.ts";
import { toLatLng } from "../../core/location-input.ts";
import { MVCArray } from "../../core/mvc-array.ts";

/** A list of points, as pages give it. */
export type PathInput = MVCArray<LatLng> | Iterable<LatLng | LatLngLiteral>;

/** The list that a shape keeps: the page's own where it can tell of its changes. */
export function toPath(input: PathInput): MVCArray<LatLng> {
  if (input instanceof MVCArray) return input;
  return new MVCArray([...input].map((point) => (point instanceof LatLng ? point : toLatLng(point, "path"))));
}

/** The list's points as they are now, in degrees. */
export function toPoints(path: MVCArray<LatLng>): LatLngLiteral[] {
  return path.getArray().map((point) => toLatLng(point, "path").toJSON());
}

/** Calls `change` whenever the list changes. @returns what ends it */
export function watch(list: MVCArray, change: () => void): () => void {
  const listeners = ["insert_at", "remove_at", "set_at"].map((name) => listen(list, name, change));
  return () => {
    for (const listener of listeners) listener.remove();
  };
}
