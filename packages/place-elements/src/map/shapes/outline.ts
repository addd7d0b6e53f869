import type { LatLng, LatLngLiteral } from "../../core/lat-lng.ts";

/** The points of a line, or of the rings of an area with holes. */
export interface Rings {
  rings: readonly (readonly LatLngLiteral[])[];
  isClosed: boolean;
}

export interface CircleOutline {
  center: LatLng | null;
  /** Metres. */
  radius: number;
}
