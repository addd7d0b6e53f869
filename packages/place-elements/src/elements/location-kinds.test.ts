import { expect, test } from "vitest";
import { BOUNDS, CIRCLE, LOCATION_BIAS, POINT } from "./location-kinds.ts";
import type { PropertyKind } from "./property-kinds.ts";

const BOX = { south: 43, west: 6, north: 44, east: 7 };

test.each<[PropertyKind<unknown>, unknown, string]>([
  [POINT, { lat: 43.5, lng: -6 }, "43.5,-6"],
  [POINT, { lat: 43.5, lng: -6, altitude: 12 }, "43.5,-6,12"],
  [BOUNDS, BOX, "43,6,44,7"],
  [CIRCLE, { center: { lat: 43, lng: 6 }, radius: 1500 }, "1500@43,6"],
  [LOCATION_BIAS, "IP_BIAS", "IP_BIAS"],
  [LOCATION_BIAS, { lat: 43, lng: 6 }, "43,6"],
  [LOCATION_BIAS, BOX, "43,6,44,7"],
  [LOCATION_BIAS, { center: { lat: 43, lng: 6 }, radius: 0.5 }, "0.5@43,6"],
])("a location %# is written %s, and read back as it was", (kind, given, text) => {
  const value = kind.take(given, "location");
  expect(kind.write(value)).toBe(text);
  const read = kind.parse(text, "location");
  expect(kind.write(read)).toBe(text);
  expect(Object(read).constructor).toBe(Object(value).constructor);
  // The read value can be set again.
  expect(kind.write(kind.take(read, "location"))).toBe(text);
});

test.each<[PropertyKind<unknown>, unknown]>([
  [POINT, "43"],
  [BOUNDS, "43,6"],
  [CIRCLE, "43,6"],
  [CIRCLE, "-5@43,6"],
  [CIRCLE, BOX],
  [LOCATION_BIAS, "NEAR_ME"],
  [LOCATION_BIAS, {}],
])("a location %# that cannot be read is refused by the name of its property", (kind, given) => {
  expect(() => kind.take(given, "locationBias")).toThrow(/^Invalid LocationBias: /);
});
