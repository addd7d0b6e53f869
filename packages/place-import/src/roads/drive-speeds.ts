import type { OsmTags } from "../osm/osm-element.ts";
import { maxspeedOf } from "./maxspeed.ts";

interface RoadClass {
  /** What a car makes on average where no limit is known, in kilometres an hour. */
  usual: number;
  /** How much of a limit that is known it makes: crossings, bends and others take the rest. */
  shareOfLimit: number;
}

/** Roads that cars may use unless a tag says otherwise. */
const CLASSES: Readonly<Record<string, RoadClass>> = {
  motorway: { usual: 112, shareOfLimit: 0.88 },
  motorway_link: { usual: 50, shareOfLimit: 0.7 },
  trunk: { usual: 80, shareOfLimit: 0.8 },
  trunk_link: { usual: 42, shareOfLimit: 0.65 },
  primary: { usual: 55, shareOfLimit: 0.75 },
  primary_link: { usual: 32, shareOfLimit: 0.6 },
  secondary: { usual: 50, shareOfLimit: 0.72 },
  secondary_link: { usual: 30, shareOfLimit: 0.6 },
  tertiary: { usual: 42, shareOfLimit: 0.68 },
  tertiary_link: { usual: 26, shareOfLimit: 0.55 },
  unclassified: { usual: 36, shareOfLimit: 0.6 },
  residential: { usual: 25, shareOfLimit: 0.6 },
  road: { usual: 25, shareOfLimit: 0.6 },
  service: { usual: 14, shareOfLimit: 0.5 },
  living_street: { usual: 11, shareOfLimit: 0.55 },
};

/** Where a car is let in by a tag of its own: squares, tracks, footways. */
const GUEST_SPEED = 9;

/** Parking aisles and drives to a house. */
const SLOW_SERVICES: ReadonlySet<string> = new Set(["parking_aisle", "driveway", "drive-through", "alley"]);
const SLOW_SERVICE_SPEED = 9;
const ROUNDABOUT_SPEED = 25;

const LOOSE_SURFACES: ReadonlySet<string> = new Set([
  "unpaved",
  "compacted",
  "gravel",
  "fine_gravel",
  "pebblestone",
  "dirt",
  "earth",
  "ground",
  "grass",
  "mud",
  "sand",
]);
const LOOSE_FACTOR = 0.6;

const SLOWEST = 4;
/** A limit above this is no limit that a car keeps to. */
const FASTEST = 120;

/** Whether cars may use roads of this class without a tag that lets them in. */
export function isForCars(highway: string | undefined): boolean {
  return highway !== undefined && Object.hasOwn(CLASSES, highway);
}

/**
 * What a car makes on average along a road that it may use, in whole
 * kilometres an hour: a share of the limit, by the road's class. Not what the
 * sign says: nobody drives at the limit from one door to the other.
 */
export function driveSpeed(tags: OsmTags, direction: "forward" | "backward"): number {
  const { highway = "", service, junction, surface = "" } = tags;
  const limit = maxspeedOf(tags, direction);
  const road = Object.hasOwn(CLASSES, highway) ? CLASSES[highway] : undefined;
  let speed = GUEST_SPEED;
  if (road !== undefined) speed = limit === null ? road.usual : limit * road.shareOfLimit;
  if (service !== undefined && SLOW_SERVICES.has(service)) speed = Math.min(speed, SLOW_SERVICE_SPEED);
  if (junction === "roundabout" || junction === "circular") speed = Math.min(speed, ROUNDABOUT_SPEED);
  if (LOOSE_SURFACES.has(surface)) speed *= LOOSE_FACTOR;
  return Math.round(Math.min(FASTEST, Math.max(SLOWEST, speed)));
}
