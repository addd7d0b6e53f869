import type { OsmTags } from "../osm/osm-element.ts";
import { parseMaxspeed } from "./maxspeed.ts";

interface RoadClass {
  /** Average car speed without a known limit, in km/h. */
  usual: number;
  /** Average speed as a share of the limit: crossings, bends and traffic take the rest. */
  shareOfLimit: number;
}

/** Roads open to cars unless a tag forbids it. */
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

/** Ways open to cars only by a tag: squares, tracks, footways. */
const GUEST_SPEED = 9;

/** Parking aisles and driveways. */
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
/** Cars drive no faster than this, whatever the limit. */
const FASTEST = 120;

/** Whether cars may use roads of this class by default. */
export function isForCars(highway: string | undefined): boolean {
  return highway !== undefined && Object.hasOwn(CLASSES, highway);
}

/**
 * Returns the average speed of a car along a road, in whole km/h: a share of the limit by
 * road class. Nobody drives at the limit from door to door.
 */
export function getDriveSpeed(tags: OsmTags, direction: "forward" | "backward"): number {
  const { highway = "", service, junction, surface = "" } = tags;
  const limit = parseMaxspeed(tags, direction);
  const road = Object.hasOwn(CLASSES, highway) ? CLASSES[highway] : undefined;
  let speed = GUEST_SPEED;
  if (road !== undefined) speed = limit === null ? road.usual : limit * road.shareOfLimit;
  if (service !== undefined && SLOW_SERVICES.has(service)) speed = Math.min(speed, SLOW_SERVICE_SPEED);
  if (junction === "roundabout" || junction === "circular") speed = Math.min(speed, ROUNDABOUT_SPEED);
  if (LOOSE_SURFACES.has(surface)) speed *= LOOSE_FACTOR;
  return Math.round(Math.min(FASTEST, Math.max(SLOWEST, speed)));
}
