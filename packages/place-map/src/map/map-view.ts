import type { Located } from "../clusters/cluster-markers.ts";
import {
  boundsAround,
  cameraFor,
  type FitOptions,
  type MapBounds,
  type MapCamera,
  type MapSize,
} from "../static/web-mercator.ts";

/** A requested view: a point at a zoom, or a whole area. */
export type MapView = MapCamera | (FitOptions & { bounds: MapBounds });

/** Where nothing says what to show: metropolitan France. */
const FRANCE: MapBounds = { west: -5.2, south: 41.3, east: 9.6, north: 51.1 };

/** Returns the view that shows all markers. */
export function getMarkersView(markers: readonly Located[]): MapView {
  return { bounds: boundsAround(markers.map(({ location }) => location)) ?? FRANCE };
}

/** Returns the camera of a view in a map of this size. */
export function toCamera(view: MapView, size: MapSize): MapCamera {
  return "bounds" in view ? cameraFor(view.bounds, size, view) : view;
}
