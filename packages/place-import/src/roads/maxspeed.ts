import type { OsmTags } from "../osm/osm-element.ts";

const KMH_PER_MPH = 1.609344;

/** Where a road without a limit of its own is, as French mappers write it, and what the law allows there. */
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

/** Tags that may name the zone, the likeliest first. */
const ZONE_KEYS = ["maxspeed:type", "zone:maxspeed", "source:maxspeed"] as const;

/**
 * The limit in one direction, in kilometres an hour; null where the tags say
 * none that can be read, or that there is none.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:maxspeed
 */
export function maxspeedOf(tags: OsmTags, direction: "forward" | "backward"): number | null {
  const stated = limitOf(tags[`maxspeed:${direction}`]) ?? limitOf(tags.maxspeed);
  if (stated !== null) return stated;
  for (const key of ZONE_KEYS) {
    const zone = zoneLimit(tags[key]);
    if (zone !== null) return zone;
  }
  return null;
}

function limitOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  const [, digits, unit] = /^(\d{1,3})\s*(km\/h|kmh|kph|mph)?$/.exec(value.trim().split(";")[0] ?? "") ?? [];
  if (digits !== undefined) {
    const kmh = Number(digits) * (unit === "mph" ? KMH_PER_MPH : 1);
    return kmh > 0 ? kmh : null;
  }
  return value === "walk" ? (ZONES.walk ?? null) : zoneLimit(value);
}

/** `FR:urban`, `FR:zone30`, `FR:30`. Of other countries the same names, whose limits differ little from ours. */
function zoneLimit(value: string | undefined): number | null {
  const zone = /^[A-Z]{2}(?:-[A-Z]+)?:(?:zone:?)?(\w+)$/.exec(value ?? "")?.[1];
  if (zone === undefined) return null;
  if (/^\d{1,3}$/.test(zone)) return Number(zone) || null;
  return Object.hasOwn(ZONES, zone) ? (ZONES[zone] ?? null) : null;
}
