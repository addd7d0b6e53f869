import type { OpeningPeriod, PlaceHours } from "@lieudit/place-model";
import { openState } from "../open-state.ts";
import { DAY_MINUTES, periodsFromSpans } from "../week.ts";
import { addDays, getWeekday, type LocalDate, localTime } from "../zone-clock.ts";
import {
  type HoursPlace,
  MAX_TAG_LENGTH,
  type OpeningHoursTag,
  parseOpeningHoursTag,
} from "./opening-hours-tag.ts";

/**
 * Reads an `opening_hours` value as the record keeps it. `periods` is absent when
 * the value cannot be read or says only "by appointment".
 *
 * @param now decides which season's week `periods` shows.
 */
export function readOpeningHours(value: string, place: HoursPlace, now: Date = new Date()): PlaceHours {
  const tag = parseOpeningHoursTag(value, place);
  const hours: PlaceHours = { tag: value.slice(0, MAX_TAG_LENGTH), isWeekly: tag?.isWeekly ?? false };
  if (tag === null) return hours;
  const periods = typicalWeek(tag, localTime(now, place.timeZone));
  return periods.length > 0 ? { ...hours, periods } : { ...hours, isWeekly: false };
}

/** Whether a place with these hours is open at `instant`; false when nobody can tell. */
export function isTagOpenAt(hours: PlaceHours, instant: Date, place: HoursPlace): boolean {
  if (hours.isWeekly) return openState(hours.periods ?? [], instant, place.timeZone).isOpen;
  const tag = parseTag(hours, place);
  if (tag === null) return false;
  const local = localTime(instant, place.timeZone);
  const minute = local.hour * 60 + local.minute;
  return tag.openMinutes(local).some(({ start, end }) => start <= minute && minute < end);
}

/**
 * Returns the typical week of the season that contains `today`. Public holidays and
 * exceptional dates are replaced by the same weekday of another week.
 */
export function typicalWeek(tag: OpeningHoursTag, today: LocalDate): OpeningPeriod[] {
  const date = `${today.year}-${today.month}-${today.day}`;
  const known = typicalWeeks.get(tag);
  if (known?.date === date) return known.week;
  const week = getWeekAround(tag, today);
  typicalWeeks.set(tag, { date, week });
  return week;
}

/** The last result for each value, which is nearly always today's. */
const typicalWeeks = new WeakMap<OpeningHoursTag, { date: string; week: OpeningPeriod[] }>();

function getWeekAround(tag: OpeningHoursTag, today: LocalDate): OpeningPeriod[] {
  const coming = getWeekFrom(tag, today);
  // The sun changes no season.
  if (tag.isWeekly || tag.followsSun) return coming;
  // A week in which the season changes is half one, half the other. Today belongs to the old half, and the
  // seven days up to today show that one whole.
  return same(coming, getWeekFrom(tag, addDays(today, 7))) ? coming : getWeekFrom(tag, addDays(today, -6));
}

/** Parses each distinct value once for a country and zone; records repeat the same values. */
export function parseTag(hours: PlaceHours, place: HoursPlace): OpeningHoursTag | null {
  // Positions matter to sun times only, so that a hundredth of a degree is exact enough.
  const key = [
    place.countryCode,
    place.location.latitude.toFixed(2),
    place.location.longitude.toFixed(2),
    place.timeZone,
    hours.tag,
  ].join("|");
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const tag = parseOpeningHoursTag(hours.tag, place);
  if (parsed.size >= MAX_PARSED) parsed.clear();
  parsed.set(key, tag);
  return tag;
}

const MAX_PARSED = 5_000;
const parsed = new Map<string, OpeningHoursTag | null>();

function getWeekFrom(tag: OpeningHoursTag, firstDay: LocalDate): OpeningPeriod[] {
  const spans = [];
  for (let offset = 0; offset < 7; offset++) {
    const date = findOrdinaryDate(tag, addDays(firstDay, offset));
    const dayStart = getWeekday(date) * DAY_MINUTES;
    for (const { start, end } of tag.openMinutes(date)) {
      spans.push({ start: dayStart + start, end: dayStart + end });
    }
  }
  return periodsFromSpans(spans);
}

/**
 * Returns `date`, or the same weekday of a nearby week if `date` is unusual. It is
 * unusual on a public holiday, or if its hours differ from most of the five weeks
 * around it, such as on Christmas Eve.
 */
function findOrdinaryDate(tag: OpeningHoursTag, date: LocalDate): LocalDate {
  if (tag.isWeekly) return date;
  const workdays = WEEKS_AROUND.map((days) => addDays(date, days)).filter((day) => !tag.isPublicHoliday(day));
  const byHours = new Map<string, LocalDate[]>();
  for (const day of workdays) {
    const hours = JSON.stringify(tag.openMinutes(day));
    byHours.set(hours, [...(byHours.get(hours) ?? []), day]);
  }
  const usual = [...byHours.values()].find((days) => days.length > WEEKS_AROUND.length / 2);
  return (usual ?? workdays)[0] ?? date;
}

/** In days, the nearest first. */
const WEEKS_AROUND = [0, -7, 7, -14, 14];

function same(a: readonly OpeningPeriod[], b: readonly OpeningPeriod[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
