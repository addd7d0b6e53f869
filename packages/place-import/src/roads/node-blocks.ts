import { modeBit } from "@lieudit/road-routing/build";
import type { OsmTags } from "../osm/osm-element.ts";
import { accessOf, BICYCLE_KEYS, CAR_KEYS, FOOT_KEYS } from "./road-access.ts";

/** What stands in a road and lets no car through, unless a tag says that it does. */
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
 * The modes that cannot pass a point of a road, as bits. A gate without more
 * is open: most are, and whoever lives behind one that is not says so.
 */
export function nodeBlocks(tags: OsmTags): number {
  const { barrier } = tags;
  if (barrier === undefined) return 0;
  const car = accessOf(tags, CAR_KEYS) ?? (STOPS_CARS.has(barrier) && !isRising(tags) ? "no" : "yes");
  const bicycle = accessOf(tags, BICYCLE_KEYS) ?? (STOPS_BICYCLES.has(barrier) ? "no" : "yes");
  const foot = accessOf(tags, FOOT_KEYS) ?? "yes";
  return (
    (car === "no" ? modeBit("DRIVE") : 0) |
    (bicycle === "no" ? modeBit("BICYCLE") : 0) |
    (foot === "no" ? modeBit("WALK") : 0)
  );
}

/** A bollard that sinks into the ground for those who may pass. */
function isRising({ bollard }: OsmTags): boolean {
  return bollard === "rising";
}
