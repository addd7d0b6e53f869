import { expect, test } from "vitest";
import { readBusinessStatus, withoutLifecyclePrefix } from "./business-status.ts";

const now = new Date("2026-06-15T10:00:00Z");

test.each([
  [{ shop: "bakery" }, "OPERATIONAL"],
  [{ shop: "bakery", opening_hours: "off" }, "CLOSED_TEMPORARILY"],
  [{ shop: "bakery", opening_hours: "closed" }, "CLOSED_TEMPORARILY"],
  [{ shop: "bakery", opening_hours: 'off "travaux"' }, "CLOSED_TEMPORARILY"],
  [{ shop: "bakery", opening_hours: '24/7 closed "fermeture définitive"' }, "CLOSED_PERMANENTLY"],
  [{ shop: "bakery", opening_hours: 'Mo-Fr 08:00-12:00 "fermé pour travaux"' }, "CLOSED_TEMPORARILY"],
  [{ shop: "bakery", opening_hours: "Mo-Fr 08:00-12:00; PH off" }, "OPERATIONAL"],
  [{ shop: "bakery", opening_hours: "Mo off; Tu-Su 08:00-12:00" }, "OPERATIONAL"],
  [{ shop: "bakery", end_date: "2025" }, "CLOSED_PERMANENTLY"],
  [{ shop: "bakery", end_date: "2026" }, "OPERATIONAL"],
  [{ shop: "bakery", end_date: "2026-05" }, "CLOSED_PERMANENTLY"],
  [{ shop: "bakery", end_date: "2026-06-14" }, "CLOSED_PERMANENTLY"],
  [{ shop: "bakery", end_date: "2026-06-16" }, "OPERATIONAL"],
  [{ shop: "bakery", end_date: "~1950" }, "OPERATIONAL"],
  [{ shop: "bakery", disused: "yes" }, "CLOSED_PERMANENTLY"],
])("%j is %s", (tags, status) => {
  expect(readBusinessStatus(tags as Record<string, string>, ["bakery", "store"], now)).toBe(status);
});

test("a place that is not a business has no status", () => {
  expect(readBusinessStatus({ natural: "peak" }, ["mountain_peak"], now)).toBeUndefined();
});

test.each([
  [{ "disused:shop": "bakery", name: "Le Four" }, "bakery", true],
  [{ "abandoned:amenity": "fuel", name: "Relais" }, undefined, true],
  [{ "was:shop": "bakery", shop: "vacant" }, "bakery", true],
  [{ "disused:shop": "bakery", shop: "florist" }, "florist", false],
  [{ "disused:shop": "bakery", amenity: "cafe" }, undefined, false],
  [{ "construction:shop": "bakery" }, undefined, false],
  [{ "razed:shop": "bakery" }, undefined, false],
])("%j was a shop of %s, closed: %s", (tags, shop, isClosed) => {
  const lived = withoutLifecyclePrefix(tags as unknown as Record<string, string>);
  expect(lived.isClosed).toBe(isClosed);
  if (shop !== undefined) expect(lived.tags.shop).toBe(shop);
});
