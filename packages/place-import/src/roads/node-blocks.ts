import { toModeBit } from "@lieudit/road-routing/build";
import type { OsmTags } from "../osm/osm-element.ts";
import { BICYCLE_KEYS, CAR_KEYS, FOOT_KEYS, readAccess } from "./road-access.ts";

/** Barriers that stop cars unless a tag says otherwise. */
const STOPS_CARS: ReadonlySet<string> = new Set([
  "bollard",
  "block",
  "chain",
  "cycle_barrier",
  "motorcycle_barrier",
  "jersey_barrier",
  "log",
  "debris",
  "kissing_gate",
  "stile",
  "turnstile",
  "full-height_turnstile",
  "planter",
  "wedge",
]);
const STOPS_BICYCLES: ReadonlySet<string> = new Set([
  "kissing_gate",
  "stile",
  "turnstile",
  "full-height_turnstile",
]);

/**
 * Returns the modes that cannot pass a point of a road, as bits. A gate without access
 * tags is open, as most are.
 */
export function findNodeBlocks(tags: OsmTags): number {
  const { barrier } = tags;
  if (barrier === undefined) return 0;
  const car = readAccess(tags, CAR_KEYS) ?? (STOPS_CARS.has(barrier) && !isRising(tags) ? "no" : "yes");
  const bicycle = readAccess(tags, BICYCLE_KEYS) ?? (STOPS_BICYCLES.has(barrier) ? "no" : "yes");
  const foot = readAccess(tags, FOOT_KEYS) ?? "yes";
  return (
    (car === "no" ? toModeBit("DRIVE") : 0) |
    (bicycle === "no" ? toModeBit("BICYCLE") : 0) |
    (foot === "no" ? toModeBit("WALK") : 0)
  );
}

/** A rising bollard, which lowers for permitted cars. */
function isRising({ bollard }: OsmTags): boolean {
  return bollard === "rising";
}
