import type { Located } from "../clusters/cluster-markers.ts";
import {
  boundsAround,
  cameraFor,
  type FitOptions,
  type MapBounds,
  type MapCamera,
  type MapSize,
} from "../static/web-mercator.ts";

/** What a map is asked to show: a point from a height, or all of an area. */
export type MapView = MapCamera | (FitOptions & { bounds: MapBounds });

/** Where nothing says what to show: metropolitan France. */
const FRANCE: MapBounds = { west: -5.2, south: 41.3, east: 9.6, north: 51.1 };

/** The view that shows all markers. */
export function getMarkersView(markers: readonly Located[]): MapView {
  return { bounds: boundsAround(markers.map(({ location }) => location)) ?? FRANCE };
}

/** The camera of a view in a map of this size. */
export function toCamera(view: MapView, size: MapSize): MapCamera {
  return "bounds" in view ? cameraFor(view.bounds, size, view) : view;
}
