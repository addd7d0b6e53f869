import { cleanText } from "@lieudit/intake";
import { type HoursPlace, readOpeningHours } from "@lieudit/opening-hours/osm";
import type { PlaceHours, SecondaryHours, SecondaryHoursType } from "@lieudit/place-model";
import type { OsmFeature } from "../osm/osm-feature.ts";
import type { MappingContext } from "./mapping-context.ts";

type HoursContext = Pick<MappingContext, "readHours" | "countSkipped">;

/** Values that depend on the position of a place, and not only on its country and time zone. */
const FOLLOWS_SUN = /sunrise|sunset|dawn|dusk/i;
const MAX_REMEMBERED = 20_000;

/** Returns a reader of hours at `now` that reads equal ones once: parsing takes longer than all else of a place. */
export function createHoursReader(now: Date): MappingContext["readHours"] {
  const known = new Map<string, PlaceHours>();
  return (tag, place) => {
    if (FOLLOWS_SUN.test(tag)) return readOpeningHours(tag, place, now);
    const key = `${place.countryCode} ${place.timeZone} ${tag}`;
    const hours = known.get(key) ?? readOpeningHours(tag, place, now);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(key, hours);
    return hours;
  };
}

/** Returns the opening hours of a place. If no week can be computed, the tag is kept. */
export function readPlaceHours(
  tags: OsmFeature["tags"],
  place: HoursPlace,
  { readHours, countSkipped }: HoursContext,
): PlaceHours | undefined {
  const tag = cleanHours(tags.opening_hours);
  if (tag === undefined) return undefined;
  const hours = readHours(tag, place);
  if (hours.periods === undefined) countSkipped("opening hours that give no week (kept as written)");
  return hours;
}

/** Returns the hours of a secondary service, if they are readable. */
export function readSecondaryHours(
  tags: OsmFeature["tags"],
  place: HoursPlace,
  { readHours, countSkipped }: HoursContext,
): SecondaryHours[] {
  const hoursByType = new Map<SecondaryHoursType, SecondaryHours>();
  for (const [key, type] of SECONDARY_HOURS_KEYS) {
    const tag = cleanHours(tags[key]);
    if (tag === undefined || hoursByType.has(type)) continue;
    const hours = readHours(tag, place);
    if (hours.periods === undefined)
      countSkipped("hours of a kitchen, a delivery and the like that give no week");
    else hoursByType.set(type, { type, ...hours });
  }
  return [...hoursByType.values()];
}

/**
 * Keys of secondary hours. The first key of a type is used.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:opening_hours
 */
const SECONDARY_HOURS_KEYS: readonly (readonly [key: string, type: SecondaryHoursType])[] = [
  ["opening_hours:drive_through", "DRIVE_THROUGH"],
  ["happy_hours", "HAPPY_HOUR"],
  ["opening_hours:happy_hour", "HAPPY_HOUR"],
  ["opening_hours:delivery", "DELIVERY"],
  ["opening_hours:takeaway", "TAKEOUT"],
  ["opening_hours:kitchen", "KITCHEN"],
  ["kitchen_hours", "KITCHEN"],
  ["opening_hours:breakfast", "BREAKFAST"],
  ["opening_hours:lunch", "LUNCH"],
  ["opening_hours:dinner", "DINNER"],
  ["opening_hours:brunch", "BRUNCH"],
  ["opening_hours:pickup", "PICKUP"],
];

function cleanHours(value: string | undefined): string | undefined {
  return value === undefined || value.length > 2_000 ? undefined : cleanText(value, 2_000);
}
