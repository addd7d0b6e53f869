/** A date on a place's own calendar: month and day count from 1. */
export interface LocalDate {
  /** Such as 2026. */
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

/** Date and time at a place. */
export interface LocalTime extends LocalDate {
  /** 0 to 23. */
  hour: number;
  /** 0 to 59. */
  minute: number;
  /** 0 is Sunday. */
  weekday: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Returns the date and time in `timeZone` at `instant`.
 *
 * @throws {RangeError} when `timeZone` is not an IANA name or `instant` is not a valid date.
 */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const clock = wallClock(instant, timeZone);
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
    weekday: clock.getUTCDay(),
  };
}

/** Returns the local time of `timeZone` at `instant` as the UTC fields of a date. */
export function wallClock(instant: Date, timeZone: string): Date {
  return new Date(instant.getTime() + utcOffsetMinutes(instant, timeZone) * MINUTE_MS);
}

/** Returns whether this machine supports the zone `value`: an IANA name, or an offset such as "+02:00". */
export function isTimeZone(value: unknown): value is string {
  try {
    return typeof value === "string" && getFormatter(value) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns the offset of `timeZone` from UTC at `instant`, in minutes; positive in the east.
 *
 * @throws {RangeError} when `timeZone` is not an IANA name or `instant` is not a valid date.
 */
export function utcOffsetMinutes(instant: Date, timeZone: string): number {
  // "11/20/2026, GMT-03:30"; GMT has no figures for an offset of 0.
  const [, sign, hours, minutes] = /GMT(.)(\d+):(\d+)/.exec(getFormatter(timeZone).format(instant)) ?? [];
  const difference = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "+" ? difference : 0 - difference;
}

/**
 * Returns the instant at which the clocks of `timeZone` show `minuteOfDay` on `date`.
 * A time that is skipped in spring moves later by the skipped hour. Of a time that
 * occurs twice in autumn it is the first. This is "compatible" of Temporal.
 *
 * @param minuteOfDay minutes after 00:00 on the wall clock; may lie outside 0 to 1439.
 */
export function instantAt(date: LocalDate, minuteOfDay: number, timeZone: string): Date {
  return instantOfWall(Date.UTC(date.year, date.month - 1, date.day) + minuteOfDay * MINUTE_MS, timeZone);
}

/** Like `instantAt`, for a local time given as the milliseconds of the same time in UTC. */
export function instantOfWall(wallMs: number, timeZone: string): Date {
  // With the offset of the day before, and with that of the day after.
  const [early, late] = [-DAY_MS, DAY_MS].map((ms) => {
    const offset = utcOffsetMinutes(new Date(wallMs + ms), timeZone);
    return new Date(wallMs - offset * MINUTE_MS);
  }) as [Date, Date];
  const isShownAt = (instant: Date) => wallClock(instant, timeZone).getTime() === wallMs;
  return isShownAt(early) || !isShownAt(late) ? early : late;
}

/** Returns the date `days` after `date`. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** 0 is Sunday. */
export function getWeekday(date: LocalDate): number {
  return new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: creating one takes 50 times as long as using it. There are about 400 zones. */
function getFormatter(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
