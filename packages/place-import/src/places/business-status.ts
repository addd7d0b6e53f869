import type { BusinessStatus, CalendarDate } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";

/**
 * Returns the tags of a closed place as they were while it was open. `disused:shop=bakery`
 * becomes `shop=bakery` of a closed place. Planned, unfinished or removed features are not
 * places.
 *
 * @see https://wiki.openstreetmap.org/wiki/Lifecycle_prefix
 */
export function withoutLifecyclePrefix(tags: OsmTags): { tags: OsmTags; isClosed: boolean } {
  const lived: Record<string, string> = {};
  let isClosed = false;
  for (const [key, value] of Object.entries(tags)) {
    const prefix = CLOSED_PREFIXES.find((candidate) => key.startsWith(candidate));
    if (prefix === undefined) continue;
    lived[key.slice(prefix.length)] = value;
    isClosed ||= MAIN_KEYS.has(key.slice(prefix.length));
  }
  // A shop in the room of a former one is open.
  if (!isClosed || Object.keys(tags).some((key) => MAIN_KEYS.has(key) && tags[key] !== "vacant")) {
    return { tags, isClosed: false };
  }
  return { tags: { ...tags, shop: "no", office: "no", ...lived }, isClosed: true };
}

/**
 * Returns whether a place is in business, by its tags.
 *
 * @param now decides whether `end_date` has passed.
 * @returns undefined for what is not a business: a peak, a statue, a bench.
 */
export function readBusinessStatus(
  tags: OsmTags,
  types: readonly string[],
  now: Date,
  isClosed = false,
): BusinessStatus | undefined {
  if (isClosed || tags.disused === "yes" || tags.abandoned === "yes" || hasEnded(tags.end_date, now)) {
    return "CLOSED_PERMANENTLY";
  }
  if (readOpeningDate(tags, now) !== undefined) return "FUTURE_OPENING";
  const hours = tags.opening_hours?.trim().toLowerCase() ?? "";
  if (/^(24\/7\s+)?(off|closed)\b/.test(hours) && !hours.includes(";")) {
    return /perman|définitiv|definitiv|cess|endgültig/.test(hours)
      ? "CLOSED_PERMANENTLY"
      : "CLOSED_TEMPORARILY";
  }
  if (
    /"[^"]*(ferm|clos|geschlossen|chius)[^"]*(travaux|tempor|rénov|renov|umbau|restaur)[^"]*"/.test(hours)
  ) {
    return "CLOSED_TEMPORARILY";
  }
  const isBusiness =
    types.some((type) => BUSINESS_TYPES.has(type)) ||
    tags.opening_hours !== undefined ||
    tags.office !== undefined ||
    tags.craft !== undefined;
  return isBusiness ? "OPERATIONAL" : undefined;
}

/** Returns the day of `opening_date` if it is in the future and known to the day. */
export function readOpeningDate({ opening_date: written }: OsmTags, now: Date): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written ?? "")?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && date.getTime() > now.getTime() ? { year, month, day } : undefined;
}

const CLOSED_PREFIXES = ["disused:", "abandoned:", "was:", "closed:"];

const MAIN_KEYS = new Set([
  "amenity",
  "shop",
  "tourism",
  "leisure",
  "office",
  "craft",
  "healthcare",
  "railway",
  "club",
]);

const BUSINESS_TYPES = new Set([
  "store",
  "food",
  "lodging",
  "health",
  "finance",
  "service",
  "gas_station",
  "electric_vehicle_charging_station",
  "museum",
  "movie_theater",
  "casino",
  "performing_arts_theater",
  "post_office",
  "library",
  "school",
  "car_rental",
  "car_wash",
  "gym",
  "night_club",
  "amusement_park",
  "zoo",
  "aquarium",
]);

/** Parses `2019`, `2019-05`, `2019-05-31`; other forms (`~1950`, `C20`) are too uncertain. */
function hasEnded(endDate: string | undefined, now: Date): boolean {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(endDate ?? "") ?? [];
  if (year === undefined) return false;
  // The end of that year, month or day.
  const end =
    month === undefined
      ? Date.UTC(Number(year) + 1, 0, 1)
      : day === undefined
        ? Date.UTC(Number(year), Number(month), 1)
        : Date.UTC(Number(year), Number(month) - 1, Number(day) + 1);
  return end <= now.getTime();
}
