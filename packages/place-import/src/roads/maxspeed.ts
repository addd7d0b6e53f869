import type { OsmTags } from "../osm/osm-element.ts";

const KMH_PER_MPH = 1.609344;

/** Legal limits of French zones, for roads without an own limit. */
const ZONES: Readonly<Record<string, number>> = {
  urban: 50,
  rural: 80,
  nsl_single: 80,
  trunk: 110,
  motorway: 130,
  zone30: 30,
  zone20: 20,
  living_street: 20,
  bicycle_road: 30,
  walk: 6,
};

/** Tags that may name the zone, the most likely first. */
const ZONE_KEYS = ["maxspeed:type", "zone:maxspeed", "source:maxspeed"] as const;

/**
 * Returns the limit in one direction in km/h, or null if the tags have no readable
 * limit or say that there is no limit.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:maxspeed
 */
export function parseMaxspeed(tags: OsmTags, direction: "forward" | "backward"): number | null {
  const stated = parseLimit(tags[`maxspeed:${direction}`]) ?? parseLimit(tags.maxspeed);
  if (stated !== null) return stated;
  for (const key of ZONE_KEYS) {
    const zone = getZoneLimit(tags[key]);
    if (zone !== null) return zone;
  }
  return null;
}

function parseLimit(value: string | undefined): number | null {
  if (value === undefined) return null;
  const [, digits, unit] = /^(\d{1,3})\s*(km\/h|kmh|kph|mph)?$/.exec(value.trim().split(";")[0] ?? "") ?? [];
  if (digits !== undefined) {
    const kmh = Number(digits) * (unit === "mph" ? KMH_PER_MPH : 1);
    return kmh > 0 ? kmh : null;
  }
  return value === "walk" ? (ZONES.walk ?? null) : getZoneLimit(value);
}

/** `FR:urban`, `FR:zone30`, `FR:30`. Zones of other countries have the same names and similar limits. */
function getZoneLimit(value: string | undefined): number | null {
  const zone = /^[A-Z]{2}(?:-[A-Z]+)?:(?:zone:?)?(\w+)$/.exec(value ?? "")?.[1];
  if (zone === undefined) return null;
  if (/^\d{1,3}$/.test(zone)) return Number(zone) || null;
  return Object.hasOwn(ZONES, zone) ? (ZONES[zone] ?? null) : null;
}
