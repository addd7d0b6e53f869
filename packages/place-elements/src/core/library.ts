import { ControlPosition } from "./control-position.ts";
import { ColorScheme, SymbolPath, UnitSystem } from "./enums.ts";
import { MapsNetworkError, MapsNetworkErrorEndpoint, MapsRequestError, MapsServerError } from "./errors.ts";
import { event } from "./event.ts";
import { LatLng, LatLngAltitude } from "./lat-lng.ts";
import { LatLngBounds } from "./lat-lng-bounds.ts";
import { MVCArray } from "./mvc-array.ts";
import { MVCObject } from "./mvc-object.ts";
import { Orientation3D } from "./orientation-3d.ts";
import { Point } from "./point.ts";
import { RPCStatus } from "./rpc-status.ts";
import { Settings } from "./settings.ts";
import { Size } from "./size.ts";
import { Vector3D } from "./vector-3d.ts";

/** Members of `importLibrary("core")`. */
export const members = {
  ColorScheme,
  ControlPosition,
  LatLng,
  LatLngAltitude,
  LatLngBounds,
  MVCArray,
  MVCObject,
  MapsNetworkError,
  MapsNetworkErrorEndpoint,
  MapsRequestError,
  MapsServerError,
  Orientation3D,
  Point,
  RPCStatus,
  Settings,
  Size,
  SymbolPath,
  UnitSystem,
  Vector3D,
  event,
};
