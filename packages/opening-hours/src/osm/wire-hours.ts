import type {
  CalendarDate,
  OpeningHours,
  OpeningPeriod,
  OpeningPoint,
  PlaceHours,
} from "@lieudit/place-model";
import { type OpenState, openState } from "../open-state.ts";
import { DAY_MINUTES, periodsFromSpans, pointAt, WEEK_MINUTES, type WeekSpan } from "../week.ts";
import { weekdayDescriptions } from "../week-text.ts";
import { addDays, getWeekday, instantAt, type LocalDate, localTime } from "../zone-clock.ts";
import type { HoursPlace, OpeningHoursTag } from "./opening-hours-tag.ts";
import { parseTag, typicalWeek } from "./place-hours.ts";

/**
 * `regularOpeningHours`: the typical week of the season that holds `now`.
 *
 * @returns null if the hours are unknown.
 */
export function regularOpeningHours(
  hours: PlaceHours,
  now: Date,
  place: HoursPlace,
  language: string,
): OpeningHours | null {
  const periods = toRegularPeriods(hours, now, place);
  if (periods === null) return null;
  return {
    ...getStateAt(hours, periods, now, place),
    periods,
    weekdayDescriptions: weekdayDescriptions(periods, language),
  };
}

/**
 * `currentOpeningHours`: the next seven days with their dates, public holidays
 * and seasons as they fall; `specialDays` are those that differ from the
 * typical week.
 *
 * @returns null if the hours are unknown.
 */
export function currentOpeningHours(
  hours: PlaceHours,
  now: Date,
  place: HoursPlace,
  language: string,
): OpeningHours | null {
  const tag = parseTag(hours, place);
  if (tag === null) return null;
  const today = localTime(now, place.timeZone);
  const days = Array.from({ length: 7 }, (_, offset) => addDays(today, offset));
  const isOpenOnce = days.some((date) => tag.openMinutes(date).length > 0);
  // The first Tuesday of each month makes no week, and is open in one.
  const regular = toRegularPeriods(hours, now, place) ?? (isOpenOnce ? [] : null);
  if (regular === null) return null;
  const periods = toDatedPeriods(tag, days);
  const special = days.filter((date) => isDifferent(tag, date, regular));
  return {
    ...getStateAt(hours, regular, now, place),
    periods,
    weekdayDescriptions: weekdayDescriptions(toListedPeriods(tag, days), language),
    ...(special.length > 0 ? { specialDays: special.map((date) => ({ date: toCalendarDate(date) })) } : {}),
  };
}

function toRegularPeriods(hours: PlaceHours, now: Date, place: HoursPlace): OpeningPeriod[] | null {
  if (hours.isWeekly) return hours.periods ?? null;
  const tag = parseTag(hours, place);
  if (tag === null) return null;
  const periods = typicalWeek(tag, localTime(now, place.timeZone));
  // A place that is shut for the season has an empty week; one that can only be rung up has none.
  return periods.length > 0 || hours.periods !== undefined ? periods : null;
}

/** `openNow` and the next change, from the real days rather than the typical ones. */
function getStateAt(
  hours: PlaceHours,
  regular: readonly OpeningPeriod[],
  now: Date,
  place: HoursPlace,
): Pick<OpeningHours, "openNow" | "nextOpenTime" | "nextCloseTime"> {
  if (hours.isWeekly) {
    return getChangeTimes(openState(regular, now, place.timeZone));
  }
  const tag = parseTag(hours, place);
  if (tag === null) return {};
  const stretches = openStretches(tag, now, place.timeZone);
  const current = stretches.find(({ opens, closes }) => opens <= now && now < closes);
  if (current !== undefined) {
    const isEndless = current.closes === stretches.at(-1)?.closes && stretches.length === 1;
    return getChangeTimes({ isOpen: true, change: isEndless ? null : current.closes });
  }
  const next = stretches.find(({ opens }) => opens > now);
  return getChangeTimes({ isOpen: false, change: next?.opens ?? null });
}

function getChangeTimes({
  isOpen: openNow,
  change,
}: OpenState): Pick<OpeningHours, "openNow" | "nextOpenTime" | "nextCloseTime"> {
  if (change === null) return { openNow };
  const at = change.toISOString().replace(".000Z", "Z");
  return openNow ? { openNow, nextCloseTime: at } : { openNow, nextOpenTime: at };
}

/** Open time from yesterday to eight days on, stretches that touch at midnight joined. */
function openStretches(tag: OpeningHoursTag, now: Date, timeZone: string): { opens: Date; closes: Date }[] {
  const today = localTime(now, timeZone);
  const stretches: { opens: Date; closes: Date }[] = [];
  for (let offset = -1; offset <= 8; offset++) {
    const date = addDays(today, offset);
    for (const { start, end } of tag.openMinutes(date)) {
      const opens = instantAt(date, start, timeZone);
      const closes = instantAt(date, end, timeZone);
      const last = stretches.at(-1);
      if (last !== undefined && opens <= last.closes) last.closes = closes;
      else stretches.push({ opens, closes });
    }
  }
  return stretches;
}

/**
 * Returns the seven days as periods with dates. What opened before the first midnight
 * or closes after the last one is cut there and marked.
 */
function toDatedPeriods(tag: OpeningHoursTag, days: readonly LocalDate[]): OpeningPeriod[] {
  const spans = joinSpans(tag, days);
  const first = days[0];
  if (first === undefined) return [];
  return spans.map(({ start, end }) => {
    const open = toDatedPoint(first, start);
    if (start === 0 && tag.openMinutes(addDays(first, -1)).some((span) => span.end === DAY_MINUTES)) {
      open.truncated = true;
    }
    if (end < WEEK_MINUTES) return { open, close: toDatedPoint(first, end) };
    const goesOn = tag.openMinutes(addDays(first, 7)).some((span) => span.start === 0);
    return goesOn
      ? { open, close: { ...toDatedPoint(first, WEEK_MINUTES - 1), truncated: true } }
      : { open, close: toDatedPoint(first, end) };
  });
}

function toDatedPoint(first: LocalDate, minute: number): OpeningPoint {
  const date = addDays(first, Math.floor(minute / DAY_MINUTES));
  const inDay = minute % DAY_MINUTES;
  return {
    day: getWeekday(date),
    hour: Math.floor(inDay / 60),
    minute: inDay % 60,
    date: toCalendarDate(date),
  };
}

/**
 * Returns the seven days as the weekly list shows them: a night that began yesterday
 * belongs to yesterday's line, and the last day's night is shown whole.
 */
function toListedPeriods(tag: OpeningHoursTag, days: readonly LocalDate[]): OpeningPeriod[] {
  const first = days[0];
  if (first === undefined) return [];
  const spans = joinSpans(tag, [...days, addDays(first, 7)]);
  const beganYesterday = tag.openMinutes(addDays(first, -1)).some((span) => span.end === DAY_MINUTES);
  const listed = spans.filter(
    ({ start, end }) => start < WEEK_MINUTES && !(start === 0 && beganYesterday && end <= DAY_MINUTES / 2),
  );
  const shift = getWeekday(first) * DAY_MINUTES;
  return listed.map(({ start, end }) =>
    end - start >= WEEK_MINUTES
      ? { open: { day: 0, hour: 0, minute: 0 } }
      : { open: pointAt(start + shift), close: pointAt(end + shift) },
  );
}

/** Open time of consecutive days in minutes after the first midnight, joined where it touches. */
function joinSpans(tag: OpeningHoursTag, days: readonly LocalDate[]): WeekSpan[] {
  const spans: WeekSpan[] = [];
  for (const [index, date] of days.entries()) {
    for (const { start, end } of tag.openMinutes(date)) {
      const from = index * DAY_MINUTES + start;
      const last = spans.at(-1);
      if (last !== undefined && last.end === from) last.end = index * DAY_MINUTES + end;
      else spans.push({ start: from, end: index * DAY_MINUTES + end });
    }
  }
  return spans;
}

function isDifferent(tag: OpeningHoursTag, date: LocalDate, regular: readonly OpeningPeriod[]): boolean {
  // Each day's sunset is another one, and nothing special.
  if (tag.isWeekly || tag.followsSun) return false;
  const dayStart = getWeekday(date) * DAY_MINUTES;
  const usual = getDaySpans(regular, dayStart);
  const actual = periodsFromSpans(
    tag.openMinutes(date).map(({ start, end }) => ({ start: dayStart + start, end: dayStart + end })),
  );
  return JSON.stringify(usual) !== JSON.stringify(actual);
}

/** Returns the part of the week's periods that lies in the day from `dayStart`. */
function getDaySpans(periods: readonly OpeningPeriod[], dayStart: number): OpeningPeriod[] {
  const spans: WeekSpan[] = [];
  for (const period of periods) {
    const start = period.open.day * DAY_MINUTES + period.open.hour * 60 + period.open.minute;
    const closes = period.close;
    const end =
      closes === undefined
        ? start + WEEK_MINUTES
        : start +
          ((closes.day * DAY_MINUTES + closes.hour * 60 + closes.minute - start + WEEK_MINUTES) %
            WEEK_MINUTES);
    for (const shift of [-WEEK_MINUTES, 0]) {
      const from = Math.max(start + shift, dayStart);
      const until = Math.min(end + shift, dayStart + DAY_MINUTES);
      if (from < until) spans.push({ start: from, end: until });
    }
  }
  return periodsFromSpans(spans);
}

function toCalendarDate({ year, month, day }: LocalDate): CalendarDate {
  return { year, month, day };
}
