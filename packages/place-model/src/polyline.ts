import type { LatLng } from "./place.ts";

const UNITS_PER_DEGREE = 1e5;
/** Longest possible step between two points, in units. */
const MAX_STEP = 2 * 360 * UNITS_PER_DEGREE;

/**
 * Encodes a line in the polyline format, with five digits.
 *
 * @see https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
export function encodePolyline(points: readonly LatLng[]): string {
  let text = "";
  let lastLatitude = 0;
  let lastLongitude = 0;
  for (const point of points) {
    const latitude = Math.round(point.latitude * UNITS_PER_DEGREE);
    const longitude = Math.round(point.longitude * UNITS_PER_DEGREE);
    text += encodeNumber(latitude - lastLatitude) + encodeNumber(longitude - lastLongitude);
    lastLatitude = latitude;
    lastLongitude = longitude;
  }
  return text;
}

/** Decodes a polyline. Returns null if it is cut off, malformed or leaves the earth. */
export function decodePolyline(text: string): LatLng[] | null {
  const points: LatLng[] = [];
  let position = 0;
  let latitude = 0;
  let longitude = 0;
  const step = (): number | null => {
    let bits = 0;
    let scale = 1;
    for (;;) {
      const chunk = text.charCodeAt(position++) - 63;
      if (!(chunk >= 0 && chunk <= 63)) return null;
      bits += (chunk & 31) * scale;
      if (bits > MAX_STEP) return null;
      scale *= 32;
      if (chunk < 32) return bits % 2 === 0 ? bits / 2 : -(bits + 1) / 2;
    }
  };
  while (position < text.length) {
    const north = step();
    const east = north === null ? null : step();
    if (north === null || east === null) return null;
    latitude += north;
    longitude += east;
    const isOnEarth =
      Math.abs(latitude) <= 90 * UNITS_PER_DEGREE && Math.abs(longitude) <= 180 * UNITS_PER_DEGREE;
    if (!isOnEarth) return null;
    points.push({ latitude: latitude / UNITS_PER_DEGREE, longitude: longitude / UNITS_PER_DEGREE });
  }
  return points;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  while (rest >= 32) {
    text += String.fromCharCode((32 | (rest & 31)) + 63);
    rest >>>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
