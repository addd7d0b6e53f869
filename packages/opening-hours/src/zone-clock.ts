/** A date on a place's own calendar: month and day count from 1. */
export interface LocalDate {
  year: number;
  month: number;
  day: number;
}

/** What a clock on the place's wall shows. */
export interface LocalTime extends LocalDate {
  hour: number;
  minute: number;
  /** 0 is Sunday. */
  weekday: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The wall clock of `timeZone` at `instant`.
 *
 * @throws {RangeError} when `timeZone` is not an IANA name or `instant` is not a valid date.
 */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const shown = new Date(instant.getTime() + utcOffsetMinutes(instant, timeZone) * MINUTE_MS);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    weekday: shown.getUTCDay(),
  };
}

/**
 * How far `timeZone` is ahead of UTC at `instant`, in minutes.
 *
 * @throws {RangeError} when `timeZone` is not an IANA name or `instant` is not a valid date.
 */
export function utcOffsetMinutes(instant: Date, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const shownMs = Date.UTC(
    parts.year ?? 0,
    (parts.month ?? 1) - 1,
    parts.day ?? 1,
    parts.hour ?? 0,
    parts.minute ?? 0,
    parts.second ?? 0,
  );
  return Math.round((shownMs - Math.floor(instant.getTime() / 1000) * 1000) / MINUTE_MS);
}

/**
 * The instant at which the clocks of `timeZone` show `minuteOfDay` on `date`.
 * A time that the clocks skip in spring is taken later by the skipped hour; of
 * a time that they show twice in autumn the first is taken, as Temporal's
 * "compatible" does.
 *
 * @param minuteOfDay minutes after 00:00 on the wall clock; may lie outside 0 to 1439.
 */
export function instantAt(date: LocalDate, minuteOfDay: number, timeZone: string): Date {
  const wallMs = Date.UTC(date.year, date.month - 1, date.day) + minuteOfDay * MINUTE_MS;
  const before = utcOffsetMinutes(new Date(wallMs - DAY_MS), timeZone);
  const after = utcOffsetMinutes(new Date(wallMs + DAY_MS), timeZone);
  const early = new Date(wallMs - before * MINUTE_MS);
  if (before === after || utcOffsetMinutes(early, timeZone) === before) return early;
  const late = new Date(wallMs - after * MINUTE_MS);
  return utcOffsetMinutes(late, timeZone) === after ? late : early;
}

/** The date `days` after `date`. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes 50 times as long as using it, and there are some 400 zones at most. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat("en-u-hc-h23", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
