import type { Viewport } from "@lieudit/place-model";

/** Four digits of a degree are some ten metres: as exact as a hand on a map. */
const DIGITS = 4;

/** Writes an area of the map for an address: west, south, east, north. */
export function writeZone({ low, high }: Viewport): string {
  return [low.longitude, low.latitude, high.longitude, high.latitude]
    .map((degrees) => Number(degrees.toFixed(DIGITS)))
    .join(",");
}

/** Reads the area that an address names, or null if it names none. */
export function readZone(value: string | null): Viewport | null {
  const numbers = (value ?? "")
    .split(",")
    .map((part) => (/^-?\d{1,3}(?:\.\d{1,8})?$/.test(part) ? Number(part) : NaN));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers;
  const isArea =
    numbers.length === 4 &&
    west < east &&
    south < north &&
    west >= -180 &&
    east <= 180 &&
    south >= -90 &&
    north <= 90;
  if (!isArea) return null;
  return { low: { latitude: south, longitude: west }, high: { latitude: north, longitude: east } };
}
