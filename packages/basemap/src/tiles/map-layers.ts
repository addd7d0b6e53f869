/** Layers of a base map tile. The style of place-map has its own drawing order. */
export const MAP_LAYERS = [
  "land",
  "landcover",
  "water",
  "waterways",
  "coast",
  "buildings",
  "rail",
  "roads",
  "boundaries",
  "labels",
  "places",
  "pois",
] as const;

export type MapLayer = (typeof MAP_LAYERS)[number];

/** How an element is drawn: as an area, as a line or as a point. */
export type MapShape = "area" | "line" | "point";

export interface MapKind {
  layer: MapLayer;
  shape: MapShape;
  /** Lowest zoom that shows it; areas also wait until they are large enough to be visible. */
  minZoom: number;
  /** Within a layer, a higher order is drawn on top. */
  order: number;
  properties: Record<string, string | number | boolean>;
}

export const MAX_ZOOM = 15;
