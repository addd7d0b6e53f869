import { expect, test } from "vitest";
import { estateListPath, readEstateSearch } from "./estate-search.ts";
import { getZoneBounds, isInZone, MAX_ZONE_CORNERS, readZone, writeZone, type Zone } from "./zone.ts";

const TRIANGLE: Zone = {
  kind: "drawn",
  corners: [
    { latitude: 49.55, longitude: -0.79 },
    { latitude: 49.56, longitude: -0.77 },
    { latitude: 49.53, longitude: -0.75 },
  ],
};

test("a drawn zone is short in an address and comes back as it was", () => {
  const text = writeZone(TRIANGLE);
  expect(text).toMatch(/^[A-Za-z0-9_-]{12,20}$/);
  expect(readZone(text)).toEqual(TRIANGLE);
});

test("random zones come back rounded to four digits", () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 200; round++) {
    const corners = Array.from({ length: 3 + Math.floor(random() * (MAX_ZONE_CORNERS - 3)) }, () => ({
      latitude: random() * 180 - 90,
      longitude: random() * 360 - 180,
    }));
    const read = readZone(writeZone({ kind: "drawn", corners }));
    if (read?.kind !== "drawn") throw new Error("a written zone is not read");
    expect(read.corners).toHaveLength(corners.length);
    for (const [i, corner] of read.corners.entries()) {
      expect(Math.abs(corner.latitude - (corners[i]?.latitude ?? NaN))).toBeLessThan(0.000_051);
      expect(Math.abs(corner.longitude - (corners[i]?.longitude ?? NaN))).toBeLessThan(0.000_051);
    }
  }
});

test.each([
  null,
  "",
  "A",
  "AAAA",
  "?",
  "1,2,3",
  "2,0,1,3",
  "0,0,200,10",
  "NaN,0,1,1",
  "AAAAAA",
  "_____________",
  "g".repeat(700),
])("%s is not a zone", (text) => {
  expect(readZone(text)).toBeUndefined();
});

test("a point is inside a box or a drawn zone, or outside", () => {
  expect(isInZone(TRIANGLE, 49.548, -0.77)).toBe(true);
  expect(isInZone(TRIANGLE, 49.56, -0.79)).toBe(false);
  const { west, south, east, north } = getZoneBounds(TRIANGLE);
  const box: Zone = { kind: "box", west, south, east, north };
  expect(isInZone(box, 49.56, -0.79)).toBe(true);
  expect(isInZone(box, 49.57, -0.79)).toBe(false);
  expect(isInZone(TRIANGLE, NaN, NaN)).toBe(false);
  expect(isInZone(box, NaN, NaN)).toBe(false);
});

test("equal zones have equal addresses", () => {
  const address = (zone: string) => estateListPath(readEstateSearch(new URLSearchParams({ zone })));
  expect(address("-0.8100,49.50001,-0.7,49.6")).toBe("/immobilier?zone=-0.81%2C49.5%2C-0.7%2C49.6");
  expect(address("nowhere!")).toBe("/immobilier");
});
