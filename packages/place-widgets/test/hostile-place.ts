import type { Place } from "@lieudit/place-model";
import { bakery, restaurant, station } from "../gallery/sample-places.ts";

/** A place of which every section shows: the shape whose strings are replaced. */
const WHOLE_PLACE: Place = {
  ...bakery,
  consumerAlert: restaurant.consumerAlert ?? {},
  fuelOptions: station.fuelOptions ?? { fuelPrices: [] },
  evChargeOptions: station.evChargeOptions ?? { connectorCount: 0, connectorAggregation: [] },
  priceRange: restaurant.priceRange ?? {},
  iconMaskBaseUri: "https://icons.example/bakery",
};

/** Strings that would do harm where they were taken for markup, an address or a number. */
export const HOSTILE_STRINGS: readonly string[] = [
  "<img src=x onerror=globalThis.hostileRan=true>",
  "<script>globalThis.hostileRan=true</script>",
  '"><svg onload=globalThis.hostileRan=true>',
  "javascript:globalThis.hostileRan=true",
  "data:text/html,<script>parent.hostileRan=true</script>",
  "{{constructor.constructor('globalThis.hostileRan=true')()}}",
  "\u202Egnp.exe\u2066",
  "\ud83d",
  "x".repeat(1_000_000),
  "",
];

/** Returns a place with `value` in each field that holds a string, whatever it means. */
export function buildPlace(value: unknown): Place {
  return replaceStrings(WHOLE_PLACE, value) as Place;
}

/** Returns a place in which each field in turn is of a type that it must not be. */
export function placesOfWrongTypes(): Place[] {
  const wrong: readonly unknown[] = [null, 42, "text", [], {}, [null], { text: {} }];
  return wrong.map(
    (value) => Object.fromEntries(Object.keys(WHOLE_PLACE).map((field) => [field, value])) as Place,
  );
}

function replaceStrings(value: unknown, by: unknown): unknown {
  if (typeof value === "string") return by;
  if (Array.isArray(value)) return value.map((entry) => replaceStrings(entry, by));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaceStrings(entry, by)]));
}
