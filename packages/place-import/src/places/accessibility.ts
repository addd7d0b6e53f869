import type { AccessibilityOptions } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";

/**
 * Reads what a wheelchair user can use. `wheelchair=limited` says neither yes nor no and
 * is omitted.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:wheelchair
 */
export function readAccessibility(tags: OsmTags, types: readonly string[]): AccessibilityOptions | undefined {
  const whole = claim(tags.wheelchair);
  const isToilet = types.includes("public_bathroom");
  const isParking = types.includes("parking");
  const options: AccessibilityOptions = {};
  const entrance = claim(tags["wheelchair:entrance"] ?? tags["entrance:wheelchair"]) ?? whole;
  const restroom =
    claim(tags["toilets:wheelchair"] ?? tags["wheelchair:toilets"]) ?? (isToilet ? whole : undefined);
  const parking =
    spaces(tags["capacity:disabled"]) ??
    claim(tags["parking:disabled"] ?? tags["wheelchair:parking"]) ??
    (isParking ? whole : undefined);
  const seating = claim(tags["wheelchair:seating"]) ?? spaces(tags["capacity:wheelchair"]);
  if (parking !== undefined) options.wheelchairAccessibleParking = parking;
  if (entrance !== undefined) options.wheelchairAccessibleEntrance = entrance;
  if (restroom !== undefined) options.wheelchairAccessibleRestroom = restroom;
  if (seating !== undefined) options.wheelchairAccessibleSeating = seating;
  return Object.keys(options).length === 0 ? undefined : options;
}

function claim(value: string | undefined): boolean | undefined {
  if (value === "yes" || value === "designated") return true;
  return value === "no" ? false : undefined;
}

/** `capacity:disabled` is `yes`, `no` or a number. */
function spaces(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  return /^\d{1,4}$/.test(value) ? Number(value) > 0 : claim(value);
}
