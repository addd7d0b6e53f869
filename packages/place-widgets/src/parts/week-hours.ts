import { DAY_MINUTES, getWeekday, localTime, minutesByDay } from "@lieudit/opening-hours";
import type { OpeningPeriod } from "@lieudit/place-model";
import type { WidgetText } from "../text/widget-text.ts";
import type { OpeningFacts } from "./opening-state.ts";
import { readList, readNumber } from "./read-text.ts";

/** One line of the weekly list. */
export interface WeekRow {
  /** 0 is Sunday. */
  day: number;
  name: string;
  /** "08:00 – 12:00" and "14:00 – 19:00", or the words for closed and open all day. */
  hours: readonly string[];
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
/** The second time wraps to the next line as a whole. */
const TO = "\u00a0– ";
const DAYS = 7;
const DAY_MS = DAY_MINUTES * 60_000;

/** Returns the week as seven rows in the words of `text`, Monday first. */
export function weekRows(periods: readonly OpeningPeriod[], text: WidgetText): WeekRow[] {
  const byDay = minutesByDay(periods);
  return MONDAY_FIRST.map((day) => ({
    day,
    name: text.weekdays[day] ?? "",
    hours: hoursText(byDay[day] ?? [], text),
  }));
}

/**
 * Returns the weekdays with unusual hours within seven days from `now`, 0 is Sunday.
 * Uses the time zone of the place, or the special days of the response if it is unknown.
 */
export function specialWeekdays(
  { currentOpeningHours }: OpeningFacts,
  now: number | null,
  zone: string | null,
): ReadonlySet<number> {
  const today = now === null || zone === null ? null : localTime(new Date(now), zone);
  const days = readList(currentOpeningHours?.specialDays).flatMap(({ date }) => {
    const year = readNumber(date?.year);
    const month = readNumber(date?.month);
    const day = readNumber(date?.day);
    if (year === undefined || month === undefined || day === undefined) return [];
    const daysAway =
      today === null
        ? 0
        : (Date.UTC(year, month - 1, day) - Date.UTC(today.year, today.month - 1, today.day)) / DAY_MS;
    return daysAway >= 0 && daysAway < DAYS ? [getWeekday({ year, month, day })] : [];
  });
  return new Set(days);
}

function hoursText(spans: readonly { start: number; end: number }[], text: WidgetText): string[] {
  if (spans.length === 0) return [text.closed];
  if (spans.some(({ start, end }) => start === 0 && end === DAY_MINUTES)) return [text.openAroundTheClock];
  return spans.map(({ start, end }) => text.time(start) + TO + text.time(end % DAY_MINUTES));
}
