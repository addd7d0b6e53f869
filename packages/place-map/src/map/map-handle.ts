import type { FitOptions, MapBounds, MapCamera, MapPosition } from "../static/web-mercator.ts";

/** The view of the live map after a movement. */
export interface MapMove {
  /** The visible area. */
  bounds: MapBounds;
  /** Center and zoom after the movement. */
  camera: MapCamera;
  /** False if the page moved the map. */
  isByReader: boolean;
}

/** Methods of a map for the code around it. */
export interface PlaceMapHandle {
  /** Loads the live map, as the reader's own click does. */
  open(): void;
  /** Centres the map on a point; keeps the zoom by default. */
  setCenter(center: MapPosition, zoom?: number): void;
  /** Moves the map so that an area is visible. */
  fitBounds(bounds: MapBounds, options?: FitOptions): void;
  /** The view of the live map, or null before it is ready. */
  getBounds(): MapBounds | null;
  /** Where the live map looks from; null before it is there. */
  getCamera(): MapCamera | null;
  /** Pixels from the map's upper left corner; null before the live map is there. */
  project(position: MapPosition): { x: number; y: number } | null;
  /** The position at a pixel, counted from the map's upper left corner; null before the live map is there. */
  unproject(pixel: { x: number; y: number }): MapPosition | null;
  /** Moves the keyboard to a marker, or to the cluster that it is in. */
  focusMarker(id: string): void;
}
