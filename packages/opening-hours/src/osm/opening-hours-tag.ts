import type { LatLng } from "@lieudit/place-model";
import OpeningHoursParser from "opening_hours";
import { DAY_MINUTES } from "../week.ts";
import { addDays, getWeekday, instantAt, type LocalDate, utcOffsetMinutes } from "../zone-clock.ts";

/** The location of a place. Holidays depend on the country, sunrise on the position, clocks on the time zone. */
export interface HoursPlace {
  /** IANA name. */
  timeZone: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  location: LatLng;
}

/** A parsed `opening_hours` value. Dates and times are those of the place's time zone. */
export interface OpeningHoursTag {
  /** Returns the opening times of `date` in minutes after its midnight, 0 to 1440, in order. Uncertain times are omitted. */
  openMinutes(date: LocalDate): readonly Span[];
  isPublicHoliday(date: LocalDate): boolean;
  /** Whether hours depend on the sun (dawn, sunrise, sunset or dusk), and so differ a little each day. */
  followsSun: boolean;
  /** Whether every week is the same: no dates, seasons, holidays, sun times or comments. */
  isWeekly: boolean;
}

/** Maximum length of a parsed value in UTF-16 units; longer values are not read, because parsing takes quadratic time. */
export const MAX_TAG_LENGTH = 2_000;

/**
 * Reads an `opening_hours` value.
 *
 * The parser works in the time zone of the process, so each date is converted to
 * it. Results are wrong only for the hour that this zone skips in spring. Servers
 * therefore run with `TZ=UTC`.
 *
 * @returns null when the value cannot be read.
 * @see https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export function parseOpeningHoursTag(written: string, place: HoursPlace): OpeningHoursTag | null {
  if (written.length > MAX_TAG_LENGTH) return null;
  // The library takes minutes over hundreds of spaces in a row.
  const value = written.replaceAll(/\s+/g, " ").trim();
  const parser = tryParse(withKnownHolidays(value, place), place);
  if (parser === null) return null;
  const followsSun = SUN_TIME.test(value);
  const holidays = /\bPH\b/.test(value) && hasHolidays("PH", place) ? tryParse("PH", place) : null;
  return {
    openMinutes: cacheByDate(
      followsSun ? createSunReader(value, place) : createDayReader(value, parser, place),
    ),
    followsSun,
    isPublicHoliday: cacheByDate((date) => runQuietly(() => holidays?.getState(getNoon(date))) ?? false),
    isWeekly: parser.isWeekStable() && !/\b(PH|SH|easter|sunrise|sunset|dawn|dusk)\b|"/i.test(value),
  };
}

/** Caches results by date. All requests read the same days around today, and the library takes up to 1 ms per day. */
function cacheByDate<Result>(read: (date: LocalDate) => Result): (date: LocalDate) => Result {
  const results = new Map<number, Result>();
  return (date) => {
    const key = (date.year * 12 + date.month) * 31 + date.day;
    if (!results.has(key)) {
      if (results.size >= MAX_DATES) results.clear();
      results.set(key, read(date));
    }
    return results.get(key) as Result;
  };
}

/** Maximum number of cached dates, enough for a typical week and some more days. */
const MAX_DATES = 64;

const SUN_TIME = /\b(?:sunrise|sunset|dawn|dusk)\b/i;

/** In degrees. Nearer to the poles, some days have no sunrise, which the library does not support. */
const LAST_LATITUDE_OF_SUNRISE = 65;

/**
 * Reads the opening times of a date for a value with sunrise or sunset.
 *
 * The library returns sun times in the time zone of the process, UTC. The sun is one hour later
 * 15 degrees further west. So the position is moved west by the UTC offset of the place.
 */
function createSunReader(value: string, place: HoursPlace) {
  const readers = new Map<number, ReturnType<typeof createDayReader>>();
  return (date: LocalDate): Span[] => {
    const aheadMinutes = utcOffsetMinutes(instantAt(date, DAY_MINUTES / 2, place.timeZone), place.timeZone);
    let reader = readers.get(aheadMinutes);
    if (reader === undefined) {
      const { latitude, longitude } = place.location;
      const there = { ...place, location: { latitude, longitude: longitude - aheadMinutes / 4 } };
      const isKnown = Math.abs(latitude) <= LAST_LATITUDE_OF_SUNRISE;
      const parser = tryParse(withKnownHolidays(value, place), there, isKnown);
      reader = parser === null ? () => [] : createDayReader(value, parser, there, isKnown);
      readers.set(aheadMinutes, reader);
    }
    return reader(date);
  };
}

/** Comment that the parser adds to hours without an end, such as `18:00+`. */
const OPEN_END_COMMENT = /open end/i;

/** Removes holidays that the library does not know in this country, because it would throw. */
function withKnownHolidays(value: string, place: HoursPlace): string {
  let known = value;
  for (const kind of ["PH", "SH"] as const) {
    if (!new RegExp(`\\b${kind}\\b`).test(known) || hasHolidays(kind, place)) continue;
    known = known
      .split(";")
      .filter((rule) => !new RegExp(`^\\s*${kind}(?![,\\w])`).test(rule))
      .join(";")
      .replace(new RegExp(`,\\s*${kind}\\b|\\b${kind}\\s*,`, "g"), "");
  }
  return known;
}

/** Whether the library knows the public (PH) or school (SH) holidays of the place's country. */
function hasHolidays(kind: "PH" | "SH", place: HoursPlace): boolean {
  const key = `${place.countryCode}|${kind}`;
  let known = holidayLists.get(key);
  if (known === undefined) {
    known = isQuietlyEvaluated(kind, place);
    holidayLists.set(key, known);
  }
  return known;
}

const holidayLists = new Map<string, boolean>();

function isQuietlyEvaluated(value: string, place: HoursPlace): boolean {
  const parser = tryParse(value, place);
  return parser !== null && openIntervals(parser, new Date(2026, 0, 1), new Date(2026, 11, 31)) !== null;
}

/** Returns the library's intervals, or null if it throws. For example, the holiday lists of some countries end in a certain year. */
function openIntervals(parser: OpeningHoursParser, from: Date, to: Date) {
  return runQuietly(() => parser.getOpenIntervals(from, to));
}

/**
 * Returns the result of `evaluate`, or null if it throws. Console output is
 * suppressed meanwhile: the library prints errors for each value and day, which
 * would fill the log of an import.
 */
function runQuietly<Result>(evaluate: () => Result): Result | null {
  const { error, warn, log } = console;
  Object.assign(console, { error: () => {}, warn: () => {}, log: () => {} });
  try {
    return evaluate();
  } catch {
    return null;
  } finally {
    Object.assign(console, { error, warn, log });
  }
}

/** Matches the hours of a rule: everything from its first time of day on. */
const HOURS = /(?:^|\s)(\(?(?:\d{1,2}:\d{2}|sunrise|sunset|dawn|dusk)\b.*)$/;

/**
 * Creates a function that returns the opening times of a date. A rule replaces
 * the hours that begin on its days, including their part after midnight, and no
 * others. With `Fr 12:00-01:00; Sa 18:00-01:00`, Friday's hours end at 01:00.
 *
 * The library replaces calendar days instead. It ends Friday's hours at
 * midnight, because a later rule is about Saturday. Of hours that a rule
 * replaces, it keeps the part after midnight.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
function createDayReader(value: string, parser: OpeningHoursParser, place: HoursPlace, isAtPosition = false) {
  if (!value.includes(";") || !mayCrossMidnight(value)) return (date: LocalDate) => openMinutes(parser, date);
  const parsers = new Map<string, OpeningHoursParser | null>();
  /** Takes the rule that applies at `instant`, and returns its hours that begin on `evening` and fall on `date`. */
  const hoursFrom = (instant: Date, evening: LocalDate, date: LocalDate): Span[] => {
    const rule = runQuietly(() => parser.getMatchingRule(instant));
    if (rule === null || rule === undefined) return [];
    const weekday = WEEKDAYS[getWeekday(evening)] ?? "";
    const key = `${weekday} ${rule}`;
    if (!parsers.has(key)) {
      const hours = HOURS.exec(runQuietly(() => parser.prettifyValue({ rule_index: rule })) ?? "")?.[1];
      parsers.set(key, hours === undefined ? null : tryParse(`${weekday} ${hours}`, place, isAtPosition));
    }
    const alone = parsers.get(key) ?? null;
    return alone === null ? [] : openMinutes(alone, date);
  };
  return (date: LocalDate): Span[] => {
    const evening = addDays(date, -1);
    const midnight = getMidnight(date);
    const night = hoursFrom(new Date(midnight.getTime() - 60_000), evening, date);
    const [first, ...rest] = openMinutes(parser, date);
    if (first === undefined) return night;
    const isOwn = first.start > 0 || hoursFrom(midnight, date, date).some(({ start }) => start === 0);
    if (isOwn) return joinTouching([...night, first, ...rest]);
    let nightEnd = 0;
    // The first interval may consist of the nights of several rules, one after the other.
    for (let end = -1; end !== nightEnd && nightEnd < first.end; ) {
      end = nightEnd;
      const [left] = hoursFrom(new Date(midnight.getTime() + end * 60_000), evening, date);
      if (left?.start === 0) nightEnd = Math.max(end, left.end);
    }
    const own = first.end > nightEnd ? [{ start: nightEnd, end: first.end }] : [];
    return joinTouching([...night, ...own, ...rest]);
  };
}

function mayCrossMidnight(value: string): boolean {
  if (/sunrise|sunset|dawn|dusk|\+/.test(value)) return true;
  return [...value.matchAll(/(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})/g)].some(
    ([, hour, minute, endHour, endMinute]) => {
      const end = Number(endHour) * 60 + Number(endMinute);
      return end <= Number(hour) * 60 + Number(minute) || end > DAY_MINUTES;
    },
  );
}

const WEEKDAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];

function joinTouching(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

/** Open time within a day, in minutes after its midnight. */
interface Span {
  start: number;
  end: number;
}

function openMinutes(parser: OpeningHoursParser, date: LocalDate): Span[] {
  const dayStart = getMidnight(date);
  const dayEnd = getMidnight(addDays(date, 1));
  const spans: Span[] = [];
  for (const [from, to, isUnknown, comment] of openIntervals(parser, dayStart, dayEnd) ?? []) {
    if (isUnknown && !OPEN_END_COMMENT.test(comment ?? "")) continue;
    const start = from.getHours() * 60 + from.getMinutes();
    const end = to >= dayEnd ? DAY_MINUTES : to.getHours() * 60 + to.getMinutes();
    if (end > start) spans.push({ start, end });
  }
  return joinTouching(spans);
}

/**
 * Returns the library's parser of a value, or null if it rejects the value.
 *
 * @param isAtPosition whether sun times are those of the position; otherwise the library uses
 * fixed times, such as 06:00 for sunrise.
 */
function tryParse(value: string, place: HoursPlace, isAtPosition = false): OpeningHoursParser | null {
  const { latitude: lat, longitude: lon } = place.location;
  // The library's types require numbers, but its code reads strings only and ignores numbers.
  const position = isAtPosition
    ? { lat: `${lat}` as unknown as number, lon: `${lon}` as unknown as number }
    : { lat, lon };
  return runQuietly(
    () =>
      new OpeningHoursParser(
        value,
        { ...position, address: { country_code: place.countryCode.toLowerCase(), state: "" } },
        { mode: 0, tag_key: "opening_hours", map_value: undefined, warnings_severity: 4, locale: "en" },
      ),
  );
}

function getMidnight({ year, month, day }: LocalDate): Date {
  return new Date(year, month - 1, day);
}

function getNoon({ year, month, day }: LocalDate): Date {
  return new Date(year, month - 1, day, 12);
}
