import { readBox, writeBox } from "@lieudit/listing-model";
import type { Viewport } from "@lieudit/place-model";

/** Writes an area of the map for an address: west, south, east, north. */
export function writeZone({ low, high }: Viewport): string {
  return writeBox({ west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude });
}

/** Reads the area that an address names, or null if it names none. */
export function readZone(value: string | null): Viewport | null {
  const box = readBox(value ?? "");
  if (box === undefined) return null;
  return {
    low: { latitude: box.south, longitude: box.west },
    high: { latitude: box.north, longitude: box.east },
  };
}
