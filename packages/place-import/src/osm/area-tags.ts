import type { OsmTags } from "./osm-element.ts";

/**
 * Whether a closed way with these tags is an area and not a line: a square, not a
 * roundabout.
 *
 * @see https://wiki.openstreetmap.org/wiki/Overpass_turbo/Polygon_Features
 * @see https://wiki.openstreetmap.org/wiki/Key:area
 */
export function isAreaByTags(tags: OsmTags): boolean {
  const { area } = tags;
  if (area !== undefined) return area !== "no";
  const isArea = Object.entries(tags).some(([key, value]) => {
    const rule = AREA_KEYS.get(key);
    if (rule === undefined || value === "no") return false;
    if (rule === "always") return true;
    return rule.only !== undefined ? rule.only.has(value) : !rule.except.has(value);
  });
  // An address or a name alone does not make an outline a line.
  return isArea || !LINE_KEYS.some((key) => key in tags);
}

const LINE_KEYS = [
  "highway",
  "railway",
  "waterway",
  "barrier",
  "natural",
  "man_made",
  "leisure",
  "power",
  "aeroway",
  "aerialway",
  "route",
  "indoor",
  "addr:interpolation",
];

type AreaRule =
  | "always"
  | { only: ReadonlySet<string>; except?: never }
  | { except: ReadonlySet<string>; only?: never };

const only = (...values: string[]): AreaRule => ({ only: new Set(values) });
const except = (...values: string[]): AreaRule => ({ except: new Set(values) });

const AREA_KEYS: ReadonlyMap<string, AreaRule> = new Map([
  ["building", "always"],
  ["building:part", "always"],
  ["amenity", "always"],
  ["shop", "always"],
  ["tourism", "always"],
  ["leisure", except("track", "slipway")],
  ["office", "always"],
  ["craft", "always"],
  ["healthcare", "always"],
  ["historic", "always"],
  ["landuse", "always"],
  ["place", "always"],
  ["boundary", "always"],
  ["public_transport", "always"],
  ["military", "always"],
  ["ruins", "always"],
  ["indoor", except("wall")],
  ["area:highway", "always"],
  ["highway", only("services", "rest_area", "escape", "elevator", "platform")],
  ["railway", only("station", "turntable", "roundhouse", "platform")],
  ["natural", except("coastline", "cliff", "ridge", "arete", "tree_row")],
  ["waterway", only("riverbank", "dock", "boatyard", "dam")],
  ["man_made", except("cutline", "embankment", "pipeline")],
  ["barrier", only("city_wall", "ditch", "hedge", "retaining_wall", "wall", "spikes")],
  ["power", only("plant", "substation", "generator", "transformer")],
  ["aeroway", except("taxiway")],
  ["golf", "always"],
]);
