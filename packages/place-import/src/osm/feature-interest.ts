import type { OsmTags } from "./osm-element.ts";

/**
 * Whether an element with these tags may become a place, street or address, or help to
 * locate one. It is generous, because mapping decides. It excludes the bulk of an extract
 * (unnamed buildings, footways, fields, trees), whose nodes need not be kept then.
 */
export function isOfInterest(tags: OsmTags): boolean {
  for (const key in tags) if (isInteresting(key)) return true;
  const { railway, highway, boundary } = tags;
  return (
    (railway !== undefined && STATIONS.has(railway)) ||
    (highway !== undefined && HIGHWAY_PLACES.has(highway)) ||
    boundary === "administrative" ||
    boundary === "postal_code"
  );
}

function isInteresting(key: string): boolean {
  return INTERESTING_KEYS.has(key) || key.startsWith("addr:") || key.startsWith("name:");
}

/** Whether an element with this key may be of interest; elements without such a key are not. */
export function mayBeOfInterest(key: string): boolean {
  return isInteresting(key) || key === "railway" || key === "highway" || key === "boundary";
}

const INTERESTING_KEYS: ReadonlySet<string> = new Set(
  (
    "name official_name alt_name short_name brand operator amenity shop tourism leisure office craft " +
    "healthcare historic public_transport aeroway place club emergency postal_code"
  ).split(" "),
);

const STATIONS: ReadonlySet<string> = new Set([
  "station",
  "halt",
  "tram_stop",
  "stop",
  "subway_entrance",
  "train_station_entrance",
]);
const HIGHWAY_PLACES: ReadonlySet<string> = new Set(["bus_stop", "services", "rest_area"]);

/** Relations whose members enclose an area. Routes, restrictions and the like are not places. */
export function isAreaRelation(tags: OsmTags): boolean {
  return tags.type === "multipolygon" || tags.type === "boundary";
}

/** Whether an area with these tags is a named administrative unit or the area of a postcode. */
export function isBoundary(tags: OsmTags): boolean {
  if (tags.boundary === "postal_code") return true;
  return tags.boundary === "administrative" && tags.admin_level !== undefined && tags.name !== undefined;
}
