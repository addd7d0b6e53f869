// Points and areas as pages read them and set them.

export interface LatLngLiteral {
  lat: number;
  lng: number;
}

export interface LatLng {
  lat(): number;
  lng(): number;
  equals(other: LatLng | LatLngLiteral | null | undefined): boolean;
  toJSON(): LatLngLiteral;
  toString(): string;
  /** `lat,lng` with so many decimals, by default six. */
  toUrlValue(precision?: number): string;
}

export interface LatLngAltitudeLiteral extends LatLngLiteral {
  /** In metres. */
  altitude: number;
}

/** Other than those of `LatLng`, its parts are numbers. */
export interface LatLngAltitude extends Readonly<LatLngAltitudeLiteral> {
  equals(other: LatLngAltitude | LatLngAltitudeLiteral | null): boolean;
  toJSON(): LatLngAltitudeLiteral;
}

export interface LatLngBoundsLiteral {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface LatLngBounds {
  contains(point: LatLng | LatLngLiteral): boolean;
  equals(other: LatLngBounds | LatLngBoundsLiteral | null): boolean;
  /** Widens this very object. */
  extend(point: LatLng | LatLngLiteral): LatLngBounds;
  getCenter(): LatLng;
  getNorthEast(): LatLng;
  getSouthWest(): LatLng;
  intersects(other: LatLngBounds | LatLngBoundsLiteral): boolean;
  isEmpty(): boolean;
  toJSON(): LatLngBoundsLiteral;
  toSpan(): LatLng;
  toString(): string;
  toUrlValue(precision?: number): string;
  union(other: LatLngBounds | LatLngBoundsLiteral): LatLngBounds;
}

export interface CircleLiteral {
  center: LatLng | LatLngLiteral;
  /** In metres. */
  radius: number;
}

export interface Circle {
  getBounds(): LatLngBounds | null;
  getCenter(): LatLng | null;
  /** In metres. */
  getRadius(): number;
  setCenter(center: LatLng | LatLngLiteral | null): void;
  setRadius(radius: number): void;
}

/** Values that a property accepts as a point. */
export type PointInput = LatLng | LatLngLiteral | LatLngAltitude | LatLngAltitudeLiteral;

export type BoundsInput = LatLngBounds | LatLngBoundsLiteral;

export type CircleInput = Circle | CircleLiteral;

/** With `IP_BIAS` the address of the reader decides. */
export type BiasInput = PointInput | BoundsInput | CircleInput | "IP_BIAS";
