export { Circle, type CircleLiteral, type CircleOptions } from "./core/circle.ts";
export {
  MapsNetworkError,
  MapsNetworkErrorEndpoint,
  MapsRequestError,
  MapsServerError,
} from "./core/errors.ts";
export { event } from "./core/event.ts";
export { importLibrary } from "./core/import-library.ts";
export {
  LatLng,
  LatLngAltitude,
  type LatLngAltitudeLiteral,
  type LatLngLiteral,
} from "./core/lat-lng.ts";
export { LatLngBounds, type LatLngBoundsLiteral } from "./core/lat-lng-bounds.ts";
export type { MapsEventListener } from "./core/listeners.ts";
export { MVCArray } from "./core/mvc-array.ts";
export { MVCObject } from "./core/mvc-object.ts";
export { type PageSettings, pageSettings, setPageSettings } from "./page/page-settings.ts";
