import type { RouteOptions, RouteWaypoint } from "@lieudit/places-client";
import { describeValue } from "../core/describe-value.ts";
import { toLatLng } from "../core/location-input.ts";
import { TravelMode, type TravelModeName } from "./enums.ts";

/** Modes of travel that the service has routes for. */
const SERVED = { BICYCLING: "BICYCLE", DRIVING: "DRIVE", WALKING: "WALK" } as const satisfies Partial<
  Record<TravelModeName, RouteOptions["travelMode"]>
>;

/** Names of the modes of travel that have routes. */
export const SERVED_MODES = Object.keys(SERVED) as (keyof typeof SERVED)[];

/**
 * Returns the service's name of a mode of travel, or null for one without data.
 *
 * @throws {TypeError} for anything else
 */
export function toServedMode(mode: unknown): RouteOptions["travelMode"] | null {
  const name = String(mode)
    .replace(/^DRIVE$/, "DRIVING")
    .replace(/^WALK$/, "WALKING")
    .replace(/^BICYCLE$/, "BICYCLING");
  if (Object.hasOwn(SERVED, name)) return SERVED[name as keyof typeof SERVED];
  if (Object.hasOwn(TravelMode, name)) return null;
  throw new TypeError(`Invalid travelMode: ${describeValue(mode)}; give one of ${SERVED_MODES.join(", ")}.`);
}

const COORDINATES = /^\s*-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?\s*$/;
const PLACE_ID = /^(?:place_id:|places\/)/;

/**
 * Reads a point of a route: an address, `lat,lng`, `place_id:…`, a position, a
 * `Place`, or an object with `placeId`, `location` or `query`.
 *
 * @throws {TypeError} `Invalid <what>: …` for anything else
 */
export function toWaypoint(value: unknown, what: string): RouteWaypoint {
  if (typeof value === "string") {
    if (COORDINATES.test(value)) return atPosition(value, what);
    if (PLACE_ID.test(value)) return { placeId: value.replace(PLACE_ID, "") };
    if (value.trim() !== "") return { address: value.trim() };
  }
  if (typeof value === "object" && value !== null) {
    const { placeId, id, location, query } = value as Record<string, unknown>;
    const place = placeId ?? id;
    if (typeof place === "string" && place !== "") return { placeId: place };
    if (typeof query === "string" && query !== "") return toWaypoint(query, what);
    if (location != null) return toWaypoint(location, `${what}.location`);
  }
  return atPosition(value, what);
}

function atPosition(value: unknown, what: string): RouteWaypoint {
  const { lat, lng } = toLatLng(value, what).toJSON();
  return { location: { latLng: { latitude: lat, longitude: lng } } };
}
