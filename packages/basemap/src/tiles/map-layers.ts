/** The layers of a base map tile. The style of place-map draws them, in its own order. */
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

/** What of an element is drawn: its inside, itself as a line, or a point. */
export type MapShape = "area" | "line" | "point";

export interface MapKind {
  layer: MapLayer;
  shape: MapShape;
  /** Zoom from which it is drawn; areas also wait until they are large enough to be seen. */
  minZoom: number;
  /** Within a layer, what comes later is drawn above. */
  order: number;
  properties: Record<string, string | number | boolean>;
}

export const MAX_ZOOM = 15;
