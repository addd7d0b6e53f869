import type { OpeningPeriod, OpeningPoint } from "@lieudit/place-model";

/** Minutes in a week. */
export const WEEK_MINUTES = 10_080;
export const DAY_MINUTES = 1_440;

/** Minutes since Sunday 00:00. */
export function minuteOfWeek(point: OpeningPoint): number {
  return point.day * DAY_MINUTES + point.hour * 60 + point.minute;
}

/** Returns the point of the week `minute` minutes after Sunday 00:00; other minutes wrap around. */
export function pointAt(minute: number): OpeningPoint {
  const inWeek = ((minute % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;
  return {
    day: Math.floor(inWeek / DAY_MINUTES),
    hour: Math.floor((inWeek % DAY_MINUTES) / 60),
    minute: inWeek % 60,
  };
}

/** Returns the length of a period on the wall clock, in minutes; null if it never closes. */
export function periodMinutes(period: OpeningPeriod): number | null {
  if (period.close === undefined) return null;
  // Seven dated days that are truncated at both ends have no known end.
  if (period.open.truncated && period.close.truncated) return null;
  const length = (minuteOfWeek(period.close) - minuteOfWeek(period.open) + WEEK_MINUTES) % WEEK_MINUTES;
  return length === 0 ? WEEK_MINUTES : length;
}

/** True when one period has no end, or one fills the whole week. */
export function isAlwaysOpen(periods: readonly OpeningPeriod[]): boolean {
  return periods.some((period) => {
    const minutes = periodMinutes(period);
    return minutes === null || minutes === WEEK_MINUTES;
  });
}

/** An open span in minutes since Sunday 00:00; its end may lie up to a week after 10 080. */
export interface WeekSpan {
  /** Minutes since Sunday 00:00. */
  start: number;
  /** Minutes since the same Sunday, above `start`. */
  end: number;
}

/**
 * Converts spans to periods: sorted, with spans that touch or overlap joined, also across
 * the end of the week. A full week is one period without an end that opens on Sunday 00:00.
 */
export function periodsFromSpans(spans: readonly WeekSpan[]): OpeningPeriod[] {
  const joined = joinedSpans(spans);
  if (joined.some((span) => span.end - span.start >= WEEK_MINUTES)) {
    return [{ open: { day: 0, hour: 0, minute: 0 } }];
  }
  return joined.map((span) => ({ open: pointAt(span.start), close: pointAt(span.end) }));
}

/** Sorts spans and joins those that touch or overlap, also across the end of the week. */
export function joinedSpans(spans: readonly WeekSpan[]): WeekSpan[] {
  const joined: WeekSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  const first = joined[0];
  const last = joined.at(-1);
  if (first !== last && first !== undefined && last !== undefined && last.end >= first.start + WEEK_MINUTES) {
    last.end = Math.max(last.end, first.end + WEEK_MINUTES);
    joined.shift();
  }
  return joined;
}
