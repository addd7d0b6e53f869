import { readOpeningHours } from "@lieudit/opening-hours/osm";
import type { PlaceHours, PlaceRecord } from "@lieudit/place-model";

/** Half of all stations share twenty weeks; parsing one takes half a millisecond. */
const weeks = new Map<string, PlaceHours>();
const MAX_WEEKS = 5_000;

/** Parses the hours of a station from an `opening_hours` tag. */
export function toFeedHours(
  tag: string,
  { timeZone, address: { countryCode }, location }: Pick<PlaceRecord, "timeZone" | "address" | "location">,
): PlaceHours {
  const key = `${timeZone} ${countryCode} ${tag}`;
  const cached = weeks.get(key);
  if (cached !== undefined) return cached;
  const hours = readOpeningHours(tag, { timeZone, countryCode, location });
  // A plain week does not depend on the position; holidays, seasons and sunsets do.
  if (hours.isWeekly) {
    if (weeks.size >= MAX_WEEKS) weeks.clear();
    weeks.set(key, hours);
  }
  return hours;
}
