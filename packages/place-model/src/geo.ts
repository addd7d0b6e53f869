import type { LatLng, Viewport } from "./place.ts";

/** IUGG mean radius of the earth, in metres. */
export const EARTH_RADIUS_METRES = 6_371_008.8;

const RADIANS = Math.PI / 180;

/**
 * Great-circle distance from `from` to `to`.
 *
 * @returns metres, on a sphere of radius 6 371 008.8 m.
 * @see https://en.wikipedia.org/wiki/Haversine_formula
 */
export function distanceMetres(from: LatLng, to: LatLng): number {
  const halfLat = ((to.latitude - from.latitude) * RADIANS) / 2;
  const halfLng = ((to.longitude - from.longitude) * RADIANS) / 2;
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * Math.sin(halfLng) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * Whether `point` lies in `box`. `low.longitude` is above `high.longitude` if the box crosses the
 * antimeridian.
 */
export function contains(box: Viewport, point: LatLng): boolean {
  if (point.latitude < box.low.latitude || point.latitude > box.high.latitude) return false;
  return box.low.longitude <= box.high.longitude
    ? point.longitude >= box.low.longitude && point.longitude <= box.high.longitude
    : point.longitude >= box.low.longitude || point.longitude <= box.high.longitude;
}

/** Returns the box around a circle; all longitudes if the circle contains a pole. */
export function boxAround(center: LatLng, radiusMetres: number): Viewport {
  const angle = radiusMetres / EARTH_RADIUS_METRES;
  const south = center.latitude - angle / RADIANS;
  const north = center.latitude + angle / RADIANS;
  const holdsPole = south <= -90 || north >= 90;
  // The meridian touches the circle closer to the pole than its center.
  const lngDelta = holdsPole
    ? 180
    : Math.asin(Math.sin(angle) / Math.cos(center.latitude * RADIANS)) / RADIANS;
  return {
    low: { latitude: Math.max(-90, south), longitude: holdsPole ? -180 : wrap(center.longitude - lngDelta) },
    high: { latitude: Math.min(90, north), longitude: holdsPole ? 180 : wrap(center.longitude + lngDelta) },
  };
}

/** Returns `location` with seven decimals: about a centimetre, the precision that OpenStreetMap stores. */
export function roundLocation({ latitude, longitude }: LatLng): LatLng {
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
}

function roundDegrees(degrees: number): number {
  // `|| 0` because JSON has no -0.
  return Math.round(degrees * 1e7) / 1e7 || 0;
}

function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
