import type { LatLng } from "@lieudit/place-model";
import OpeningHoursParser from "opening_hours";
import { DAY_MINUTES } from "../week.ts";
import { addDays, type LocalDate } from "../zone-clock.ts";

/** Where the hours hold: holidays follow the country, sunrise the position, clocks the zone. */
export interface HoursPlace {
  /** IANA name. */
  timeZone: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  location: LatLng;
}

/** A parsed `opening_hours` value that answers for one date at a time, on the place's own wall clock. */
export interface OpeningHoursTag {
  /** Open stretches of `date` in minutes after its midnight, 0 to 1440, in order. Times that are only perhaps open are left out. */
  openMinutes(date: LocalDate): { start: number; end: number }[];
  isPublicHoliday(date: LocalDate): boolean;
  /** Whether every week is the same: no dates, seasons, holidays, sun times or comments. */
  isWeekly: boolean;
}

/** Longer values are cut by whoever stores them; parsing one takes time in its square. */
export const MAX_TAG_LENGTH = 2_000;

/**
 * Reads an `opening_hours` value.
 *
 * The parser works with the process's own clock. A date is handed to it as the
 * process's clock shows that date, so the answers are right in any zone but
 * for the hour that the process's own zone skips in spring; servers therefore
 * run with `TZ=UTC`.
 *
 * @returns null when the value cannot be read.
 * @see https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export function parseOpeningHoursTag(value: string, place: HoursPlace): OpeningHoursTag | null {
  if (value.length > MAX_TAG_LENGTH) return null;
  const parser = tryParse(withKnownHolidays(value, place), place);
  if (parser === null) return null;
  const holidays = /\bPH\b/.test(value) && hasHolidays("PH", place) ? tryParse("PH", place) : null;
  return {
    openMinutes: (date) => openMinutes(parser, date),
    isPublicHoliday: (date) => quietly(() => holidays?.getState(noonOf(date))) ?? false,
    isWeekly: parser.isWeekStable() && !/\b(PH|SH|easter|sunrise|sunset|dawn|dusk)\b|"/i.test(value),
  };
}

/** The parser says so in its comment when a value such as `18:00+` leaves the end open. */
const OPEN_END_COMMENT = /open end/i;

/**
 * The library throws when a value speaks of holidays and it has no list of
 * them for the country. Such a value is read as if nobody had written of them.
 */
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

/** The library's intervals, or null where it cannot work them out: holiday lists of some countries end with a year. */
function openIntervals(parser: OpeningHoursParser, from: Date, to: Date) {
  return quietly(() => parser.getOpenIntervals(from, to));
}

/**
 * What `evaluate` gives, or null when it throws: the library throws strings
 * and errors alike. It also prints what it throws, for each value and day,
 * which would fill the log of whoever imports.
 */
function quietly<Result>(evaluate: () => Result): Result | null {
  const print = console.error;
  console.error = () => {};
  try {
    return evaluate();
  } catch {
    return null;
  } finally {
    console.error = print;
  }
}

function openMinutes(parser: OpeningHoursParser, date: LocalDate): { start: number; end: number }[] {
  const dayStart = midnightOf(date);
  const dayEnd = midnightOf(addDays(date, 1));
  const spans: { start: number; end: number }[] = [];
  for (const [from, to, isUnknown, comment] of openIntervals(parser, dayStart, dayEnd) ?? []) {
    if (isUnknown && !OPEN_END_COMMENT.test(comment ?? "")) continue;
    const start = from.getHours() * 60 + from.getMinutes();
    const end = to >= dayEnd ? DAY_MINUTES : to.getHours() * 60 + to.getMinutes();
    const last = spans.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) spans.push({ start, end });
  }
  return spans;
}

/** Null when the value cannot be read. */
function tryParse(value: string, place: HoursPlace): OpeningHoursParser | null {
  return quietly(
    () =>
      new OpeningHoursParser(
        value,
        {
          lat: place.location.latitude,
          lon: place.location.longitude,
          address: { country_code: place.countryCode.toLowerCase(), state: "" },
        },
        { mode: 0, tag_key: "opening_hours", map_value: undefined, warnings_severity: 4, locale: "en" },
      ),
  );
}

function midnightOf({ year, month, day }: LocalDate): Date {
  return new Date(year, month - 1, day);
}

function noonOf({ year, month, day }: LocalDate): Date {
  return new Date(year, month - 1, day, 12);
}
