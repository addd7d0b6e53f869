import { EDGE_FLAGS, type RoadUse } from "@lieudit/road-routing/build";
import type { OsmTags } from "../osm/osm-element.ts";
import { getDriveSpeed, isForCars } from "./drive-speeds.ts";
import { BICYCLE_KEYS, CAR_KEYS, FOOT_KEYS, readAccess } from "./road-access.ts";

/** Whole km/h. */
const WALK_SPEED = 5;
const STEPS_SPEED = 2;
const ELEVATOR_SPEED = 1;
const CYCLE_SPEED = 16;
const CYCLE_SPEED_ON_PATHS = 11;
/** Among pedestrians, and when pushing the bicycle. */
const CYCLE_SPEED_AMONG_WALKERS = 6;
const PUSHED_SPEED = 4;

/** Ways for pedestrians. They may also use roads for cars, except motorways. */
const FOOTWAYS: ReadonlySet<string> = new Set([
  "footway",
  "pedestrian",
  "path",
  "steps",
  "corridor",
  "platform",
  "track",
  "bridleway",
  "elevator",
]);

/** Closed to pedestrians unless a tag opens it. */
const NOT_ON_FOOT: ReadonlySet<string> = new Set([
  "motorway",
  "motorway_link",
  "trunk",
  "trunk_link",
  "cycleway",
]);
const NOT_BY_BICYCLE: ReadonlySet<string> = new Set(["motorway", "motorway_link", "trunk", "trunk_link"]);
const CYCLEWAYS: ReadonlySet<string> = new Set(["cycleway", "path", "track"]);

/**
 * Returns who may use a way, how fast and in which direction; null when it is not a road.
 * Ferries are excluded: their timetable is not on the map.
 */
export function readRoadUse(tags: OsmTags): RoadUse | null {
  const highway = readHighway(tags);
  if (highway === undefined) return null;
  const drive = readDrive(highway, tags);
  const walk = getWalkSpeed(highway, tags);
  const bicycle = readBicycle(highway, tags);
  if (drive.forward + drive.backward + walk + bicycle.forward + bicycle.backward === 0) return null;
  return {
    driveForward: drive.forward,
    driveBackward: drive.backward,
    walkForward: walk,
    walkBackward: walk,
    bicycleForward: bicycle.forward,
    bicycleBackward: bicycle.backward,
    flags: readFlags(highway, tags, drive.isForSome),
  };
}

/** Whether a way with this key may be a road; ways without such a key are not. */
export function mayBeRoad(key: string): boolean {
  return ROAD_KEYS.has(key);
}

/** The keys that `readHighway` reads. */
const ROAD_KEYS: ReadonlySet<string> = new Set(["highway", "railway", "public_transport", "man_made"]);

/** Platforms are walked along like footways, whichever key they are tagged with. */
function readHighway({ highway, railway, public_transport, man_made }: OsmTags): string | undefined {
  if (highway !== undefined) return highway;
  return railway === "platform" || public_transport === "platform" || man_made === "pier"
    ? "platform"
    : undefined;
}

interface Speeds {
  forward: number;
  backward: number;
}

function readDrive(highway: string, tags: OsmTags): Speeds & { isForSome: boolean } {
  const value = readAccess(tags, CAR_KEYS);
  const isGuest = !isForCars(highway);
  // Off roads for cars only a car key opens a way to cars: `access=yes` on a path is meant for walkers.
  const access = isGuest ? (readAccess(tags, CAR_KEYS.slice(0, 2)) ?? "no") : (value ?? "yes");
  const isShut = access === "no" || (isGuest && !GUEST_ROADS.has(highway));
  if (isShut) return { forward: 0, backward: 0, isForSome: false };
  const { forward, backward } = readDirections(highway, tags, [
    "oneway:motorcar",
    "oneway:motor_vehicle",
    "oneway",
  ]);
  return {
    forward: forward ? getDriveSpeed(tags, "forward") : 0,
    backward: backward ? getDriveSpeed(tags, "backward") : 0,
    isForSome: access === "destination",
  };
}

/** Ways that a tag may open to cars. */
const GUEST_ROADS: ReadonlySet<string> = new Set(["pedestrian", "track", "footway", "path", "cycleway"]);

function getWalkSpeed(highway: string, tags: OsmTags): number {
  const isRoad = isForCars(highway) || FOOTWAYS.has(highway) || highway === "cycleway";
  if (!isRoad || tags.motorroad === "yes") return 0;
  const value = readAccess(tags, FOOT_KEYS);
  if (value === "no") return 0;
  const isInvited = readAccess(tags, ["foot"]) !== null || hasSidewalk(tags);
  if (NOT_ON_FOOT.has(highway) && !isInvited) return 0;
  if (highway === "steps") return STEPS_SPEED;
  return highway === "elevator" ? ELEVATOR_SPEED : WALK_SPEED;
}

function hasSidewalk(tags: OsmTags): boolean {
  return [tags.sidewalk, tags["sidewalk:both"], tags["sidewalk:left"], tags["sidewalk:right"]].some(
    (value) => value !== undefined && value !== "no" && value !== "none" && value !== "separate",
  );
}

function readBicycle(highway: string, tags: OsmTags): Speeds {
  const speed = getBicycleSpeed(highway, tags);
  const { forward, backward } = readDirections(highway, tags, ["oneway:bicycle", "oneway"]);
  // Many one-way streets allow bicycles in the other direction.
  const mayGoBack = backward || CONTRAFLOW_KEYS.some((key) => /^opposite/.test(tags[key] ?? ""));
  return { forward: forward ? speed : 0, backward: mayGoBack ? speed : 0 };
}

const CONTRAFLOW_KEYS = ["cycleway", "cycleway:left", "cycleway:right", "cycleway:both"] as const;

function getBicycleSpeed(highway: string, tags: OsmTags): number {
  if (tags.motorroad === "yes") return 0;
  const value = readAccess(tags, BICYCLE_KEYS);
  const own = readAccess(tags, ["bicycle"]);
  if (tags.bicycle === "dismount") return FOOTWAYS.has(highway) || isForCars(highway) ? PUSHED_SPEED : 0;
  if (value === "no" || highway === "steps" || highway === "elevator") return 0;
  if (CYCLEWAYS.has(highway)) return highway === "cycleway" ? CYCLE_SPEED : CYCLE_SPEED_ON_PATHS;
  if (FOOTWAYS.has(highway)) return own === null ? 0 : CYCLE_SPEED_AMONG_WALKERS;
  if (!isForCars(highway) || (NOT_BY_BICYCLE.has(highway) && own === null)) return 0;
  return highway === "living_street" ? CYCLE_SPEED_ON_PATHS : CYCLE_SPEED;
}

/**
 * Returns the directions in which a way may be used. Roundabouts and motorways are one-way
 * by default.
 *
 * @param keys the first one present decides.
 */
function readDirections(
  highway: string,
  tags: OsmTags,
  keys: readonly string[],
): { forward: boolean; backward: boolean } {
  const value = keys.map((key) => tags[key]).find((value) => value !== undefined);
  switch (value) {
    case "yes":
    case "true":
    case "1":
      return { forward: true, backward: false };
    case "-1":
    case "reverse":
      return { forward: false, backward: true };
    // Alternating directions depend on the clock, which is not known here.
    case "reversible":
    case "alternating":
      return { forward: false, backward: false };
    case undefined: {
      const { junction } = tags;
      const isRound = junction === "roundabout" || junction === "circular";
      return { forward: true, backward: !isRound && highway !== "motorway" };
    }
    default:
      return { forward: true, backward: true };
  }
}

function readFlags(highway: string, tags: OsmTags, isForSome: boolean): number {
  const isMotorway = /^motorway/.test(highway) || tags.motorroad === "yes";
  const isTunnel = tags.tunnel !== undefined && tags.tunnel !== "no" && tags.tunnel !== "building_passage";
  const isIndoor = highway === "corridor" || (tags.indoor !== undefined && tags.indoor !== "no");
  return (
    (isForSome ? EDGE_FLAGS.destinationOnly : 0) |
    (tags.toll === "yes" || tags["toll:motorcar"] === "yes" ? EDGE_FLAGS.toll : 0) |
    (isMotorway ? EDGE_FLAGS.highway : 0) |
    (isIndoor ? EDGE_FLAGS.indoor : 0) |
    (isMotorway || isTunnel ? EDGE_FLAGS.noStop : 0)
  );
}
