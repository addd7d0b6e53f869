import { describeValue } from "./describe-value.ts";

export interface LatLngLiteral {
  lat: number;
  lng: number;
}

export interface LatLngAltitudeLiteral extends LatLngLiteral {
  altitude: number;
}

/** A point in any form that pages pass. */
export type PointInput =
  | LatLng
  | LatLngLiteral
  | LatLngAltitude
  | LatLngAltitudeLiteral
  | (LatLngLiteral & { altitude?: number | null });

/** Coordinates closer than this are equal, in degrees: a tenth of a millimetre. */
const SAME_DEGREES = 1e-9;

/**
 * A point on the earth, in degrees. The functions `lat` and `lng` also work
 * when detached from the object.
 */
export class LatLng {
  readonly lat: () => number;
  readonly lng: () => number;

  /** Clamps the latitude to ±90 and wraps the longitude to ±180, unless `noClampNoWrap`. */
  constructor(
    latOrPoint: number | LatLngLiteral | LatLng,
    lngOrNoClampNoWrap?: number | boolean | null,
    noClampNoWrap?: boolean,
  ) {
    const isPoint = typeof latOrPoint === "object" && latOrPoint !== null;
    const { lat, lng } = isPoint
      ? pointLiteral(latOrPoint)
      : { lat: Number(latOrPoint), lng: Number(lngOrNoClampNoWrap) };
    const isRaw = (isPoint ? lngOrNoClampNoWrap : noClampNoWrap) === true;
    const latitude = isRaw ? lat : clampLat(lat);
    const longitude = isRaw ? lng : wrapLng(lng);
    this.lat = () => latitude;
    this.lng = () => longitude;
  }

  equals(other: LatLng | LatLngLiteral | null | undefined): boolean {
    const literal = other == null ? null : toLiteral(other);
    return literal !== null && isNear(this.lat(), literal.lat) && isNear(this.lng(), literal.lng);
  }

  toJSON(): LatLngLiteral {
    return { lat: this.lat(), lng: this.lng() };
  }

  toString(): string {
    return `(${this.lat()}, ${this.lng()})`;
  }

  /** `lat,lng` with at most `precision` decimals. */
  toUrlValue(precision = 6): string {
    return `${rounded(this.lat(), precision)},${rounded(this.lng(), precision)}`;
  }
}

/** A point with its height above the sea in metres; its three numbers are properties. */
export class LatLngAltitude {
  readonly lat: number;
  readonly lng: number;
  readonly altitude: number;

  constructor(value: PointInput, noClampNoWrap = false) {
    const { lat, lng } = pointLiteral(value);
    this.lat = noClampNoWrap ? lat : clampLat(lat);
    this.lng = noClampNoWrap ? lng : wrapLng(lng);
    // A `LatLng` has no altitude.
    const { altitude } = value as Partial<LatLngAltitudeLiteral>;
    this.altitude = Number.isFinite(altitude) ? Number(altitude) : 0;
  }

  equals(other: LatLngAltitude | LatLngAltitudeLiteral | null): boolean {
    return (
      other != null &&
      isNear(this.lat, other.lat) &&
      isNear(this.lng, other.lng) &&
      isNear(this.altitude, other.altitude)
    );
  }

  toJSON(): LatLngAltitudeLiteral {
    return { lat: this.lat, lng: this.lng, altitude: this.altitude };
  }
}

/** Returns the numbers of a `LatLng` or of a literal, or null for anything else. */
export function toLiteral(value: unknown): LatLngLiteral | null {
  if (typeof value !== "object" || value === null || !("lat" in value) || !("lng" in value)) return null;
  const lat = typeof value.lat === "function" ? value.lat() : value.lat;
  const lng = typeof value.lng === "function" ? value.lng() : value.lng;
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null;
}

/**
 * Returns the numbers of a point unchanged.
 *
 * @throws {TypeError} for anything else, such as a missing location.
 */
export function pointLiteral(value: unknown): LatLngLiteral {
  const literal = toLiteral(value);
  if (literal !== null) return literal;
  throw new TypeError(
    `${describeValue(value)} is no point: give a LatLng, or an object such as {lat: 48.85, lng: 2.35} with finite numbers.`,
  );
}

/** Wraps a longitude to ±180 degrees. */
export function wrapLng(lng: number): number {
  if (lng >= -180 && lng <= 180) return lng;
  return eastward(-180, lng) - 180;
}

/** Degrees from one longitude to another, eastward. */
export function eastward(from: number, to: number): number {
  return (((to - from) % 360) + 360) % 360;
}

export function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_DEGREES;
}

/** Rounds to `precision` decimals, without trailing zeros. */
export function rounded(degrees: number, precision: number): number {
  return Number(degrees.toFixed(precision));
}

function clampLat(lat: number): number {
  return Math.max(-90, Math.min(90, lat));
}
