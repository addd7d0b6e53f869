import type { OpeningPeriod, OpeningPoint } from "@lieudit/place-model";
import { joinedSpans, minuteOfWeek, periodMinutes, WEEK_MINUTES } from "./week.ts";
import { instantOfWall, localTime, wallClock } from "./zone-clock.ts";

/** Returns the day and time at the place at `instant`. */
export function localPoint(instant: Date, timeZone: string): OpeningPoint {
  const { weekday, hour, minute } = localTime(instant, timeZone);
  return { day: weekday, hour, minute };
}

export interface OpenState {
  /** Whether the place is open at that moment. */
  isOpen: boolean;
  /** The next change; null if there is no change. */
  change: Date | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Returns whether the place is open at `instant`, and until when. The opening minute is
 * open and the closing minute is closed. Correct across midnight, weeks and clock changes.
 */
export function openState(periods: readonly OpeningPeriod[], instant: Date, timeZone: string): OpenState {
  // 18:00-24:00 and 00:00-02:00 are one evening: its next change is 02:00.
  const spans = joinedSpans(
    periods.map((period) => {
      const start = minuteOfWeek(period.open);
      return { start, end: start + (periodMinutes(period) ?? WEEK_MINUTES) };
    }),
  );
  const sunday = wallClock(instant, timeZone);
  const dayBefore = +sunday - DAY_MS;
  sunday.setUTCHours(-24 * sunday.getUTCDay(), 0, 0, 0);
  // The first span that has not ended, of last week, this week and the next.
  for (const week of [-1, 0, 1]) {
    for (const { start, end } of spans) {
      if (end - start >= WEEK_MINUTES) return { isOpen: true, change: null };
      const endWall = +sunday + (week * WEEK_MINUTES + end) * MINUTE_MS;
      // Clocks change by less than a day, and reading the zone takes long.
      if (endWall < dayBefore) continue;
      const closes = instantOfWall(endWall, timeZone);
      if (closes <= instant) continue;
      const opens = instantOfWall(endWall - (end - start) * MINUTE_MS, timeZone);
      return opens <= instant ? { isOpen: true, change: closes } : { isOpen: false, change: opens };
    }
  }
  return { isOpen: false, change: null };
}
