import type { OsmTags } from "../osm/osm-element.ts";

/** What the tags say of who may use something. */
export type Access = "yes" | "destination" | "no";

/** The keys that speak of a mode, the most special first: it wins. */
export const CAR_KEYS = ["motorcar", "motor_vehicle", "vehicle", "access"] as const;
export const BICYCLE_KEYS = ["bicycle", "vehicle", "access"] as const;
export const FOOT_KEYS = ["foot", "access"] as const;

/**
 * The word of the most special of `keys` that the tags have, or null when
 * they have none. Words that are in no list shut out: they name somebody else.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:access
 */
export function accessOf(tags: OsmTags, keys: readonly string[]): Access | null {
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

/** Open to whoever has something to do there. */
const FOR_SOME: ReadonlySet<string> = new Set([
  "destination",
  "customers",
  "delivery",
  "permit",
  "residents",
]);
