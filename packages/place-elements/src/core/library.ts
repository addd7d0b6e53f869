import { MVCObject as MVCObjectClass } from "./mvc-object.ts";
import { withoutNew } from "./without-new.ts";

/** What `importLibrary("core")` gives. */
export { ColorScheme } from "./color-scheme.ts";
export { ControlPosition } from "./control-position.ts";
export {
  MapsNetworkError,
  MapsNetworkErrorEndpoint,
  MapsRequestError,
  MapsServerError,
} from "./errors.ts";
export { event } from "./event.ts";
export { LatLng, LatLngAltitude } from "./lat-lng.ts";
export { LatLngBounds } from "./lat-lng-bounds.ts";
export { MVCArray } from "./mvc-array.ts";
export { Orientation3D } from "./orientation-3d.ts";
export { Point } from "./point.ts";
export { RPCStatus } from "./rpc-status.ts";
export { Settings } from "./settings.ts";
export { Size } from "./size.ts";
export { SymbolPath } from "./symbol-path.ts";
export { UnitSystem } from "./unit-system.ts";
export { Vector3D } from "./vector-3d.ts";

export type MVCObject = MVCObjectClass;
export const MVCObject = withoutNew(MVCObjectClass);
