import type { OpeningPeriod, OpeningPoint } from "@lieudit/place-model";

const MINUTES_OF_WEEK = 10_080;
const MINUTE_MS = 60_000;

/** Whether weekly periods contain `date`, at `utcOffsetMinutes` from UTC. */
export function isOpenIn(periods: readonly OpeningPeriod[], utcOffsetMinutes: number, date: Date): boolean {
  const now = minuteAt(date, utcOffsetMinutes);
  return periods.some(({ open, close }) => {
    if (close === undefined) return true;
    const length = minutesUntil(toMinute(close), toMinute(open)) || MINUTES_OF_WEEK;
    return minutesUntil(now, toMinute(open)) < length;
  });
}

/** Returns the next time at the weekly `point`, in milliseconds since 1970. */
export function nextInstant(point: OpeningPoint, utcOffsetMinutes: number, now: Date): number {
  const minutes = minutesUntil(toMinute(point), minuteAt(now, utcOffsetMinutes));
  const thisMinute = Math.floor(now.getTime() / MINUTE_MS);
  return (thisMinute + minutes) * MINUTE_MS;
}

function toMinute({ day, hour, minute }: OpeningPoint): number {
  return (day * 24 + hour) * 60 + minute;
}

function minuteAt(date: Date, utcOffsetMinutes: number): number {
  // 1970 began on a Thursday.
  return (Math.floor(date.getTime() / MINUTE_MS) + utcOffsetMinutes + 4 * 1_440) % MINUTES_OF_WEEK;
}

/** Returns the minutes from `from` until `minute` of the week. */
function minutesUntil(minute: number, from: number): number {
  return (minute - from + MINUTES_OF_WEEK) % MINUTES_OF_WEEK;
}
