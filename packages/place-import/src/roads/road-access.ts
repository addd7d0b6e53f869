import type { OsmTags } from "../osm/osm-element.ts";

/** Access that the tags grant. */
export type Access = "yes" | "destination" | "no";

/** Access keys of each mode, most specific first. */
export const CAR_KEYS = ["motorcar", "motor_vehicle", "vehicle", "access"] as const;
export const BICYCLE_KEYS = ["bicycle", "vehicle", "access"] as const;
export const FOOT_KEYS = ["foot", "access"] as const;

/**
 * Returns the access value of the most specific key, or null without one. Unknown values
 * deny access: they name another group.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:access
 */
export function readAccess(tags: OsmTags, keys: readonly string[]): Access | null {
  for (const key of keys) {
    const value = tags[key]?.split(";")[0];
    if (value === undefined || value === "unknown") continue;
    if (OPEN.has(value)) return "yes";
    return FOR_SOME.has(value) ? "destination" : "no";
  }
  return null;
}

const OPEN: ReadonlySet<string> = new Set([
  "yes",
  "permissive",
  "designated",
  "official",
  "public",
  "dismount",
]);

/** Open to visitors with a destination there. */
const FOR_SOME: ReadonlySet<string> = new Set([
  "destination",
  "customers",
  "delivery",
  "permit",
  "residents",
]);
