import type { OpeningPeriod, OpeningPoint } from "@lieudit/place-model";
import { isAlwaysOpen, minuteOfWeek, periodMinutes, periodsFromSpans, WEEK_MINUTES } from "./week.ts";
import { addDays, instantAt, localTime } from "./zone-clock.ts";

/** The moment of the week that the place's own clocks show at `instant`. */
export function localPoint(instant: Date, timeZone: string): OpeningPoint {
  const { weekday, hour, minute } = localTime(instant, timeZone);
  return { day: weekday, hour, minute };
}

/**
 * Whether the place is open at `instant`. Opens with the minute, closes with
 * the minute; correct over midnight, the end of the week and clock changes.
 */
export function isOpenAt(periods: readonly OpeningPeriod[], instant: Date, timeZone: string): boolean {
  const joined = joinTouching(periods);
  if (isAlwaysOpen(joined)) return true;
  return stretches(joined, instant, timeZone).some(
    ({ opens, closes }) => opens <= instant && instant < closes,
  );
}

/** When the state changes next, and whether it then opens; null when it never does. */
export function nextChange(
  periods: readonly OpeningPeriod[],
  instant: Date,
  timeZone: string,
): { at: Date; opens: boolean } | null {
  const joined = joinTouching(periods);
  if (isAlwaysOpen(joined)) return null;
  let next: { at: Date; opens: boolean } | null = null;
  for (const { opens, closes } of stretches(joined, instant, timeZone)) {
    if (opens <= instant && instant < closes) return { at: closes, opens: false };
    if (opens > instant && (next === null || opens < next.at)) next = { at: opens, opens: true };
  }
  return next;
}

/** Open stretches around `instant`: each period of the week in its last, current and next turn, as instants. */
function stretches(
  periods: readonly OpeningPeriod[],
  instant: Date,
  timeZone: string,
): { opens: Date; closes: Date }[] {
  const today = localTime(instant, timeZone);
  const found: { opens: Date; closes: Date }[] = [];
  for (const period of periods) {
    const minutes = periodMinutes(period) ?? WEEK_MINUTES;
    const openMinute = period.open.hour * 60 + period.open.minute;
    const daysBack = (today.weekday - period.open.day + 7) % 7;
    for (const turn of [-7, 0, 7]) {
      const openDate = addDays(today, turn - daysBack);
      found.push({
        opens: instantAt(openDate, openMinute, timeZone),
        closes: instantAt(openDate, openMinute + minutes, timeZone),
      });
    }
  }
  return found.sort((a, b) => a.opens.getTime() - b.opens.getTime());
}

/** 18:00-24:00 and 00:00-02:00 are one evening: its next change is 02:00. */
function joinTouching(periods: readonly OpeningPeriod[]): OpeningPeriod[] {
  return periodsFromSpans(
    periods.map((period) => {
      const start = minuteOfWeek(period.open);
      return { start, end: start + (periodMinutes(period) ?? WEEK_MINUTES) };
    }),
  );
}
