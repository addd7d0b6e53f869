import {
  DAY_MINUTES,
  localTime,
  minuteOfWeek,
  periodMinutes,
  utcOffsetMinutes,
  WEEK_MINUTES,
} from "@lieudit/opening-hours";
import type { OpeningPeriod, PlaceHours, PlaceRecord } from "@lieudit/place-model";
import type { TextQuery } from "../place-index.ts";
import type { OpeningMoment } from "../query/opening-moment.ts";
import type { TermGroup } from "./index-reader.ts";

/** Signs in front of the terms that filters look for. */
export const FILTER_SIGNS = {
  /** An hour of the week, from 0 on Sunday at midnight, in which a place is open at some time. */
  openHour: "%h",
  /** The number of half stars that a rating reaches. */
  rating: "%r",
  priceLevel: "%p",
  connector: "%c",
  fuel: "%f",
  /** The time zone of a place with opening hours. */
  zone: "%z",
} as const;

const HOUR_MINUTES = 60;
const HOURS_A_DAY = 24;
const HOURS_A_WEEK = 168;
const HOUR_MS = 3_600_000;

/** Hours that no term tells: they follow the sun or a comment. */
const UNKNOWN_HOURS = `${FILTER_SIGNS.openHour}v`;

/** Ratings count in half stars. */
const MAX_HALF_STARS = 10;

/**
 * Returns the terms that filters of a text search look for. They cover the
 * hours of the week in which the place may be open, its rating, its price level
 * and what it sells to cars. Each filter still reads the record, because a term
 * may stand for a little more.
 */
export function filterTerms({ hours, facts, businessStatus, timeZone }: PlaceRecord): string[] {
  const terms: string[] = [];
  // A place that is closed for good or for a time is never open.
  if (hours !== undefined && (businessStatus ?? "OPERATIONAL") === "OPERATIONAL") {
    terms.push(toZoneTerm(timeZone));
    const openHours = findOpenHours(hours);
    if (openHours === null) terms.push(UNKNOWN_HOURS);
    else for (const hour of openHours) terms.push(FILTER_SIGNS.openHour + hour);
  }
  const halfStars = Math.min(MAX_HALF_STARS, Math.floor((facts.rating ?? 0) * 2));
  for (let count = 1; count <= halfStars; count++) terms.push(FILTER_SIGNS.rating + count);
  if (facts.priceLevel !== undefined) terms.push(toValueTerm("priceLevel", facts.priceLevel));
  for (const { type } of facts.evChargeOptions?.connectorAggregation ?? []) {
    terms.push(toValueTerm("connector", type));
  }
  for (const { type } of facts.fuelOptions?.fuelPrices ?? []) terms.push(toValueTerm("fuel", type));
  return terms;
}

/**
 * Returns groups of terms of which a place that passes the filters of `query` has
 * one each.
 *
 * @param zones time zones of the places with opening hours
 */
export function getRequiredFilterTerms(query: TextQuery, zones: readonly string[]): TermGroup[] {
  const groups: TermGroup[] = [];
  const {
    openAt,
    openDuring,
    now,
    minRating = 0,
    priceLevels = [],
    connectorTypes = [],
    fuelTypes = [],
  } = query;
  if (openAt !== undefined) groups.push(toHourTerms(zones.flatMap((zone) => getHoursAround(openAt, zone))));
  if (openDuring !== undefined && now !== undefined) {
    const hours = zones.flatMap((zone) => getHoursDuring(openDuring, now, zone));
    if (openDuring.until > openDuring.from) groups.push(toHourTerms(hours));
  }
  const halfStars = Math.min(MAX_HALF_STARS, Math.floor(minRating * 2));
  if (halfStars > 0) groups.push([FILTER_SIGNS.rating + halfStars]);
  if (priceLevels.length > 0) groups.push(priceLevels.map((level) => toValueTerm("priceLevel", level)));
  if (connectorTypes.length > 0) groups.push(connectorTypes.map((type) => toValueTerm("connector", type)));
  if (fuelTypes.length > 0) groups.push(fuelTypes.map((type) => toValueTerm("fuel", type)));
  return groups;
}

/** Returns the name of the time zone of a term of `filterTerms`, in lower case. */
export function toZoneName(term: string): string {
  const encoded = term.slice(FILTER_SIGNS.zone.length);
  return ZONE_SIGNS.reduce((name, [sign, code]) => name.replaceAll(code, sign), encoded);
}

function toZoneTerm(zone: string): string {
  return (
    FILTER_SIGNS.zone +
    ZONE_SIGNS.reduce((name, [sign, code]) => name.replaceAll(sign, code), zone.toLowerCase())
  );
}

/** Signs of zone names, and signs that the tokenizer leaves in a word. */
const ZONE_SIGNS = [
  ["/", "="],
  ["_", "&"],
  ["-", "^"],
  ["+", "!"],
  [":", "#"],
] as const;

/** `PRICE_LEVEL_MODERATE` is `%ppricelevelmoderate`. */
function toValueTerm(kind: "priceLevel" | "connector" | "fuel", value: string): string {
  return FILTER_SIGNS[kind] + value.toLowerCase().replaceAll("_", "");
}

function toHourTerms(hours: readonly number[]): string[] {
  return [
    ...[...new Set(hours)].sort((a, b) => a - b).map((hour) => FILTER_SIGNS.openHour + hour),
    UNKNOWN_HOURS,
  ];
}

/** Returns the hour of the week at `instant`; near a clock change also the hours before and after. */
function getHoursAround(instant: Date, zone: string): number[] {
  const [before, after] = [-HOURS_A_DAY, HOURS_A_DAY].map((hours) =>
    utcOffsetMinutes(new Date(instant.getTime() + hours * HOUR_MS), zone),
  );
  const { weekday, hour } = localTime(instant, zone);
  const hourOfWeek = weekday * HOURS_A_DAY + hour;
  return (before === after ? [0] : [-1, 0, 1]).map((shift) => wrapHour(hourOfWeek + shift));
}

/** Returns the hours of the week that `moment` may touch. */
function getHoursDuring(
  { days, daysAhead = 0, from, until }: OpeningMoment,
  now: Date,
  zone: string,
): number[] {
  const weekdays = days ?? [localTime(now, zone).weekday + daysAhead];
  return weekdays.flatMap((day) => getHoursBetween(day * DAY_MINUTES + from, day * DAY_MINUTES + until));
}

/** Returns the hours of the week that touch the minutes from `start` to `end`. */
function getHoursBetween(start: number, end: number): number[] {
  const first = Math.floor(start / HOUR_MINUTES);
  const count = Math.min(HOURS_A_WEEK, Math.ceil(end / HOUR_MINUTES) - first);
  return Array.from({ length: Math.max(0, count) }, (_, i) => wrapHour(first + i));
}

function wrapHour(hour: number): number {
  return ((hour % HOURS_A_WEEK) + HOURS_A_WEEK) % HOURS_A_WEEK;
}

/** Returns the hours of the week in which a place may be open; null if the value does not say. */
function findOpenHours({ tag, isWeekly, periods = [] }: PlaceHours): Set<number> | null {
  if (isWeekly) return toHours(periods);
  const ranges = findTimeRanges(tag);
  if (ranges === null) return null;
  // Seasons and holidays may move each range to any day.
  const hours = new Set<number>();
  for (let day = 0; day < 7; day++) {
    for (const { start, end } of ranges) {
      for (const hour of getHoursBetween(day * DAY_MINUTES + start, day * DAY_MINUTES + end)) hours.add(hour);
    }
  }
  // Such a value was read otherwise than here.
  return toHours(periods).isSubsetOf(hours) ? hours : null;
}

function toHours(periods: readonly OpeningPeriod[]): Set<number> {
  return new Set(
    periods.flatMap((period) => {
      const start = minuteOfWeek(period.open);
      return getHoursBetween(start, start + (periodMinutes(period) ?? WEEK_MINUTES));
    }),
  );
}

/** A range of times; without an end it may be open (`18:00+`). */
const TIME_RANGE = /(\d{1,2}):(\d{2})\s?-\s?(\d{1,2}):(\d{2})(?!\s?[-+/\d])/g;

/** Days, months and holidays, which tell no time of day. */
const DATES =
  /\b(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: \d{1,2}\b(?!:))?(?:-\d{1,2}\b(?!:))?|Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)\b/g;

/** Separators between times and dates. */
const SEPARATORS = /^[\s,\-<>]*$/;

/**
 * Returns every range of times in an `opening_hours` value, in minutes after
 * midnight. Null for a value with anything else than ranges, days, months and
 * holidays, or with a rule that may mean whole days.
 */
function findTimeRanges(tag: string): { start: number; end: number }[] | null {
  const ranges: { start: number; end: number }[] = [];
  for (const rule of tag.split(/;|\|\|/)) {
    const marked = rule
      .replaceAll(TIME_RANGE, (_, hour, minute, endHour, endMinute) => {
        const start = Number(hour) * HOUR_MINUTES + Number(minute);
        const end = Number(endHour) * HOUR_MINUTES + Number(endMinute);
        ranges.push({ start, end: end > start ? end : end + DAY_MINUTES });
        return "<";
      })
      .replaceAll(/\b(?:off|closed)\b/g, ">")
      .replaceAll(DATES, "");
    // Days without a time after them are open from midnight to midnight.
    const isTimed = /[<>]\s*$/.test(marked) || rule.trim() === "";
    if (!isTimed || !SEPARATORS.test(marked)) return null;
  }
  return ranges;
}
