import { readOpeningHours } from "@lieudit/opening-hours/osm";
import type { PlaceHours, PlaceRecord } from "@lieudit/place-model";

/** Half of all stations have one of twenty weeks; reading one takes half a millisecond. */
const weeks = new Map<string, PlaceHours>();
const MAX_WEEKS = 5_000;

/** The hours of a station from an `opening_hours` tag. */
export function toFeedHours(
  tag: string,
  { timeZone, address: { countryCode }, location }: Pick<PlaceRecord, "timeZone" | "address" | "location">,
): PlaceHours {
  const key = `${timeZone} ${countryCode} ${tag}`;
  const known = weeks.get(key);
  if (known !== undefined) return known;
  const hours = readOpeningHours(tag, { timeZone, countryCode, location });
  // A week is the same wherever it is; holidays, seasons and sunsets are not.
  if (hours.isWeekly) {
    if (weeks.size >= MAX_WEEKS) weeks.clear();
    weeks.set(key, hours);
  }
  return hours;
}
