import type { BoundsInput, LatLng, LatLngBounds, LatLngLiteral } from "./location.js";

/** A map, such as that of a `gmp-map`: what of it pages use most. */
export interface GoogleMap {
  /** Controls of the page's own, by `ControlPosition`. */
  readonly controls: { push(control: HTMLElement): number; clear(): void }[];
  /** `event` is that of the page for `click` and its like; others have none. */
  addListener(eventName: string, handler: (...args: never[]) => unknown): { remove(): void };
  /** @param padding in pixels, for all sides or for each */
  fitBounds(bounds: BoundsInput, padding?: number | Partial<Padding>): void;
  getBounds(): LatLngBounds | undefined;
  getCenter(): LatLng | undefined;
  getDiv(): HTMLElement;
  getZoom(): number | undefined;
  moveCamera(camera: { center?: LatLng | LatLngLiteral; zoom?: number }): void;
  /** In pixels, to the right and down. */
  panBy(x: number, y: number): void;
  panTo(center: LatLng | LatLngLiteral): void;
  panToBounds(bounds: BoundsInput, padding?: number | Partial<Padding>): void;
  setCenter(center: LatLng | LatLngLiteral): void;
  setOptions(options: object | null): void;
  setZoom(zoom: number): void;
}

export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
