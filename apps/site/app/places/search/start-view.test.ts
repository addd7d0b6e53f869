import { expect, test } from "vitest";
import { circleAround, getCenter, startView } from "./start-view.ts";

const box = { low: { latitude: 43.7, longitude: 7.4 }, high: { latitude: 43.8, longitude: 7.5 } };
const source = {
  name: "a",
  origin: "a.osm",
  importedAt: "2026-01-01T00:00:00Z",
  attribution: "",
  placeCount: 1,
};

test("the newest source that has an area is seen first", () => {
  expect(startView({ sources: [source, { ...source, viewport: box }] })).toBe(box);
  expect(startView({ sources: [{ ...source, viewport: box, kind: "fuel" }] })).toBeNull();
  const addresses = { ...source, viewport: { ...box }, kind: "addresses" as const };
  expect(startView({ sources: [addresses, { ...source, viewport: box }] })).toBe(box);
  expect(startView({ sources: [addresses] })).toBe(addresses.viewport);
  expect(startView({ sources: [] })).toBeNull();
});

test("the circle reaches the corners", () => {
  const { center, radius } = circleAround(box);
  expect(center.latitude).toBeCloseTo(43.75, 10);
  expect(center.longitude).toBeCloseTo(7.45, 10);
  expect(radius).toBeGreaterThan(6_800);
  expect(radius).toBeLessThan(6_900);
});

test("a large area is cut to what a nearby search takes", () => {
  const france = { low: { latitude: 42, longitude: -5 }, high: { latitude: 51, longitude: 8 } };
  expect(circleAround(france).radius).toBe(50_000);
});

test("a box over the antimeridian has its middle in it", () => {
  const fiji = { low: { latitude: -18, longitude: 179 }, high: { latitude: -16, longitude: -178 } };
  expect(getCenter(fiji).longitude).toBe(-179.5);
});
