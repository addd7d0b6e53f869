/** A day of the calendar as `2026-11-20`, without a time and without a zone. */
export type CalendarDay = `${number}-${number}-${number}`;

/** Half of a range of days, both ends included. */
export interface DayLimits {
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Reads a French date such as `7/3/2026` or `07/03/2026`: day, month and a year
 * of four digits. Surrounding spaces are ignored.
 *
 * @returns null if the text is not a date, such as 31/02/2026
 */
export function readFrenchDate(text: string): CalendarDay | null {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{4})\s*$/.exec(text);
  if (match === null) return null;
  return toRealDay(Number(match[3]), Number(match[2]), Number(match[1]));
}

/** Reads the value of a native date field, such as `2026-03-07`; null if it is not a date. */
export function readCalendarDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match === null ? null : toRealDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Returns the day `days` later, or earlier if negative, independent of clock changes. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return toCalendarDay(new Date(toUtcInstant(day).getTime() + days * DAY_MS));
}

/** Returns midnight of a day in UTC. */
export function toUtcInstant(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Returns the day of an instant in UTC. */
export function toCalendarDay(instant: Date): CalendarDay {
  return instant.toISOString().slice(0, 10) as CalendarDay;
}

/** Returns the day of an instant in the reader's time zone. */
export function toLocalDay(instant: Date): CalendarDay {
  return formatDay(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
}

/** Combines two limits: the later minimum and the earlier maximum. */
export function mergeLimits(one: DayLimits, other: DayLimits): DayLimits {
  const mins = [one.min, other.min].filter((day) => day !== undefined).sort();
  const maxs = [one.max, other.max].filter((day) => day !== undefined).sort();
  return { min: mins.at(-1), max: maxs[0] };
}

/** Returns the limits that each end of a range sets for the other: the end is at least a day later. */
export function getRangeLimits(start: CalendarDay | null, end: CalendarDay | null): RangeLimits {
  return {
    start: end === null ? {} : { max: addDays(end, -1) },
    end: start === null ? {} : { min: addDays(start, 1) },
  };
}

export interface RangeLimits {
  start: DayLimits;
  end: DayLimits;
}

/** Years that a form accepts; the days before and after them exist too. */
const [FIRST_YEAR, LAST_YEAR] = [1800, 2199];

function toRealDay(year: number, month: number, date: number): CalendarDay | null {
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const instant = new Date(Date.UTC(year, month - 1, date));
  const isReal = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === date;
  return isReal ? formatDay(year, month, date) : null;
}

function formatDay(year: number, month: number, date: number): CalendarDay {
  const [years, months, dates] = [year, month, date].map((part, at) =>
    String(part).padStart(at === 0 ? 4 : 2, "0"),
  );
  return `${years}-${months}-${dates}` as CalendarDay;
}
