import { LatLng, type LatLngLiteral } from "../../core/lat-lng.ts";
import { listen } from "../../core/listeners.ts";
import { toLatLng } from "../../core/location-input.ts";
import { MVCArray } from "../../core/mvc-array.ts";

/** A list of points in a form that pages pass. */
export type PathInput = MVCArray<LatLng> | Iterable<LatLng | LatLngLiteral>;

/** Returns a list with events: the page's own, if it has them. */
export function toPath(input: PathInput): MVCArray<LatLng> {
  if (input instanceof MVCArray) return input;
  return new MVCArray([...input].map((point) => (point instanceof LatLng ? point : toLatLng(point, "path"))));
}

/** Returns the current points of the list, in degrees. */
export function toPoints(path: MVCArray<LatLng>): LatLngLiteral[] {
  return path.getArray().map((point) => toLatLng(point, "path").toJSON());
}

/** Calls `change` whenever the list changes. @returns removes the listeners */
export function watch(list: MVCArray, change: () => void): () => void {
  const listeners = ["insert_at", "remove_at", "set_at"].map((name) => listen(list, name, change));
  return () => {
    for (const listener of listeners) listener.remove();
  };
}
