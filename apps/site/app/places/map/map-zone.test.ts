import { expect, test } from "vitest";
import { readZone, writeZone } from "./map-zone.ts";

const ZONE = {
  low: { latitude: 49.5412, longitude: -0.8001 },
  high: { latitude: 49.57, longitude: -0.75 },
};

test("an area of the map is read as it was written", () => {
  expect(writeZone(ZONE)).toBe("-0.8001,49.5412,-0.75,49.57");
  expect(readZone(writeZone(ZONE))).toEqual(ZONE);
});

test.each([
  null,
  "",
  "1,2,3",
  "1,2,3,4,5",
  "3,1,2,4",
  "1,4,2,3",
  "a,b,c,d",
  "-181,0,0,1",
  "0,0,1,91",
  "1e1,0,2,1",
])("%s is no area", (value) => {
  expect(readZone(value)).toBeNull();
});
