/** A day of the calendar as `2026-11-20`, without a time and without a zone. */
export type CalendarDay = `${number}-${number}-${number}`;

/** Half of a range of days, both ends included. */
export interface DayLimits {
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
}

const DAY_MS = 86_400_000;

/**
 * The day that a date as the French write it names, such as `7/3/2026` or
 * `07/03/2026`: day, month and a year of four figures. Spaces around it do no
 * harm; nothing else is guessed.
 *
 * @returns null when it is no date, 31/02/2026 and the like included
 */
export function readFrenchDate(text: string): CalendarDay | null {
  const found = /^\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{4})\s*$/.exec(text);
  if (found === null) return null;
  return realDay(Number(found[3]), Number(found[2]), Number(found[1]));
}

/** The day that a native date field gives, such as `2026-03-07`; null when it is none. */
export function readCalendarDay(text: string): CalendarDay | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return found === null ? null : realDay(Number(found[1]), Number(found[2]), Number(found[3]));
}

/** The day `days` later, or earlier when negative; clocks that change make no difference. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOfInstant(new Date(utcInstant(day).getTime() + days * DAY_MS));
}

/** Midnight of a day in UTC, where every day has 24 hours. */
export function utcInstant(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day that it is at an instant, in UTC. */
export function dayOfInstant(instant: Date): CalendarDay {
  return instant.toISOString().slice(0, 10) as CalendarDay;
}

/** The day that it is for the reader at an instant. */
export function dayHere(instant: Date): CalendarDay {
  return calendarDay(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
}

/** Whether a day lies within limits. */
export function isWithin(day: CalendarDay, { min, max }: DayLimits): boolean {
  // Years have four figures, so that texts sort as days do.
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

/** The later of two earliest days, and the earlier of two latest: both limits hold. */
export function bothLimits(one: DayLimits, other: DayLimits): DayLimits {
  const mins = [one.min, other.min].filter((day) => day !== undefined).sort();
  const maxs = [one.max, other.max].filter((day) => day !== undefined).sort();
  return { min: mins.at(-1), max: maxs[0] };
}

/** What the ends of a range ask of one another: from one day to a later one. */
export function rangeLimits(start: CalendarDay | null, end: CalendarDay | null): RangeLimits {
  return {
    start: end === null ? {} : { max: addDays(end, -1) },
    end: start === null ? {} : { min: addDays(start, 1) },
  };
}

export interface RangeLimits {
  start: DayLimits;
  end: DayLimits;
}

/** Years that a form may mean; the day after and before them exist too. */
const [FIRST_YEAR, LAST_YEAR] = [1800, 2199];

function realDay(year: number, month: number, date: number): CalendarDay | null {
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const instant = new Date(Date.UTC(year, month - 1, date));
  const isReal = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === date;
  return isReal ? calendarDay(year, month, date) : null;
}

function calendarDay(year: number, month: number, date: number): CalendarDay {
  const [years, months, dates] = [year, month, date].map((part, at) =>
    String(part).padStart(at === 0 ? 4 : 2, "0"),
  );
  return `${years}-${months}-${dates}` as CalendarDay;
}
