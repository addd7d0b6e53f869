import { MAP_COLOR_SCHEMES } from "../contexts.ts";
import { latLng, viewport } from "./common-shapes.ts";
import { double, message, numbered } from "./shape.ts";

// Messages that requests and responses of contexts share.

export const TRAVEL_MODE = numbered("TRAVEL_MODE_UNSPECIFIED", ["DRIVE", "BICYCLE", "WALK", "TWO_WHEELER"]);

/** How a map of a context begins. */
export const CONTEXT_MAP_OPTIONS = message({
  viewport,
  center: latLng,
  zoom: double,
  colorScheme: numbered("MAP_COLOR_SCHEME_UNSPECIFIED", MAP_COLOR_SCHEMES),
});
