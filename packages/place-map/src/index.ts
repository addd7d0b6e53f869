export { frenchCredits, type MapCredit } from "./credits/map-credits.ts";
export { hasWebGl } from "./map/has-webgl.ts";
export type { MapArea } from "./map/map-areas.tsx";
export type { MapMove, PlaceMapHandle } from "./map/map-handle.ts";
export type { MapMarker } from "./map/map-marker.ts";
export type { MapView } from "./map/map-view.ts";
export { PlaceMap, type PlaceMapProps } from "./map/place-map.tsx";
export { PICTURE_SIZES, type PictureSizes } from "./map/static-picture.tsx";
export { type StaticMap, staticMapHref } from "./static/static-map-address.ts";
export {
  boundsAround,
  cameraFor,
  type FitOptions,
  type MapBounds,
  type MapCamera,
  type MapPosition,
  type MapSize,
} from "./static/web-mercator.ts";
export { type BasemapStyleOptions, basemapStyle } from "./style/basemap-style.ts";
export { type BasemapTheme, type MapColours, mapColours } from "./style/map-colours.ts";
export type { StyleLayer, StyleSpecification } from "./style/style-shape.ts";
export type { MapText } from "./text/map-text.ts";
