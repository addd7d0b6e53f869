import type { LatLng, LatLngLiteral } from "../core/lat-lng.ts";
import type { LatLngBounds, LatLngBoundsLiteral } from "../core/lat-lng-bounds.ts";
import type { MVCArray } from "../core/mvc-array.ts";
import type { MVCObject } from "../core/mvc-object.ts";
import type { PaddingInput } from "./camera/padding.ts";

export interface CameraOptions {
  center?: LatLng | LatLngLiteral;
  /** From 0, the whole world, to 30. */
  zoom?: number;
  /** Degrees clockwise from north at the top. */
  heading?: number;
  /** Degrees; ignored, since the map is flat. */
  tilt?: number;
}

/** A map as everything on it sees it: markers, windows, shapes, controls and the camera. `Map` implements it. */
export interface GoogleMap extends MVCObject {
  /** The page's own controls, by `ControlPosition`. */
  readonly controls: MVCArray<HTMLElement>[];
  fitBounds(bounds: LatLngBounds | LatLngBoundsLiteral, padding?: PaddingInput): void;
  getBounds(): LatLngBounds | undefined;
  getCenter(): LatLng | undefined;
  getClickableIcons(): boolean | undefined;
  getDiv(): HTMLElement;
  getHeading(): number | undefined;
  getZoom(): number | undefined;
  moveCamera(camera: CameraOptions): void;
  panBy(x: number, y: number): void;
  panTo(latLng: LatLng | LatLngLiteral): void;
  panToBounds(bounds: LatLngBounds | LatLngBoundsLiteral, padding?: PaddingInput): void;
  setCenter(latLng: LatLng | LatLngLiteral): void;
  setOptions(options: object | null): void;
  setZoom(zoom: number): void;
}
