import { namesAsValues } from "../core/names-as-values.ts";
import { defineElements } from "./define-elements.ts";
import { MapElement } from "./map-element.ts";

/** What `importLibrary("maps")` gives. */
export { Circle } from "../core/circle.ts";
export { ZoomChangeEvent } from "../core/zoom-change-event.ts";
export { InfoWindow } from "./info-window.ts";
export { Map } from "./map.ts";
export { OverlayView } from "./overlay-view.ts";
export { MapElement };

/** There is one map to draw, that of streets; pages name it by any of these. */
export const MapTypeId = {
  HYBRID: "hybrid",
  ROADMAP: "roadmap",
  SATELLITE: "satellite",
  TERRAIN: "terrain",
} as const;

export const RenderingType = namesAsValues("RASTER", "UNINITIALIZED", "VECTOR");

defineElements([["gmp-map", MapElement]]);
