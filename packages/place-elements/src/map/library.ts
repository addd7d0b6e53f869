import { withoutNew } from "../core/without-new.ts";
import { defineElements } from "./define-elements.ts";
import { MapElement } from "./map-element.ts";
import { OverlayView as OverlayViewClass } from "./overlay-view.ts";
import { drawCircles } from "./shapes/draw-soon.ts";

/** Members of `importLibrary("maps")`. */
export { Circle } from "../core/circle.ts";
// Pages that load this library alone find these on google.maps.
export { Animation, CollisionBehavior } from "../marker/enums.ts";
export { Marker } from "../marker/marker.ts";
export {
  DirectionsRenderer,
  DirectionsService,
  DirectionsStatus,
  DistanceMatrixElementStatus,
  DistanceMatrixService,
  DistanceMatrixStatus,
  TrafficModel,
  TransitMode,
  TransitRoutePreference,
  TravelMode,
  VehicleType,
} from "../routes/legacy-library.ts";
export { Data } from "./data/data-layer.ts";
export { InfoWindow } from "./info-window.ts";
export { KmlLayer } from "./kml/kml-layer.ts";
export { KmlLayerStatus } from "./kml/kml-types.ts";
export { Map } from "./map.ts";
export { ZoomChangeEvent } from "./map-element.ts";
export { MapTypeId, MapTypeRegistry, RenderingType, StyledMapType } from "./map-types.ts";
export { Polygon } from "./shapes/polygon.ts";
export { Polyline } from "./shapes/polyline.ts";
export { Rectangle } from "./shapes/rectangle.ts";
export { GroundOverlay } from "./tiles/ground-overlay.ts";
export { ImageMapType } from "./tiles/image-map-type.ts";
export { StreetViewService, StreetViewStatus } from "./without-data/street-view.ts";
export { StreetViewPanorama } from "./without-data/street-view-panorama.ts";
export { BicyclingLayer, TrafficLayer, TransitLayer } from "./without-data/without-data.ts";
export { MapElement };

export type OverlayView = OverlayViewClass;
export const OverlayView = withoutNew(OverlayViewClass);

/** Looks of the map type control, which does not exist here: there is one map type. */
export const MapTypeControlStyle = { DEFAULT: 0, HORIZONTAL_BAR: 1, DROPDOWN_MENU: 2 } as const;

/** Looks of the zoom buttons on legacy pages; the buttons have one look here. */
export const ZoomControlStyle = { DEFAULT: 0, SMALL: 1, LARGE: 2 } as const;

defineElements([["gmp-map", MapElement]]);
drawCircles();
