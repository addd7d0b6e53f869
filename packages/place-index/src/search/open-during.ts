import { DAY_MINUTES, localTime, minuteOfWeek, periodMinutes, WEEK_MINUTES } from "@lieudit/opening-hours";
import { currentOpeningHours, type HoursPlace, regularOpeningHours } from "@lieudit/opening-hours/osm";
import type { OpeningPeriod, PlaceHours, PlaceRecord } from "@lieudit/place-model";
import type { OpeningMoment } from "../query/opening-moment.ts";

/**
 * Whether a place is known to be open at some time of `moment`, or during all of it if `isThroughout` is set. Named
 * weekdays use the typical week. Days counted from `now` respect public holidays and seasons.
 */
export function isOpenDuring(record: PlaceRecord, moment: OpeningMoment, now: Date): boolean {
  const { hours, businessStatus = "OPERATIONAL", timeZone, address, location } = record;
  if (hours === undefined || businessStatus !== "OPERATIONAL") return false;
  const place = { timeZone, countryCode: address.countryCode, location };
  const { days, isEachDay = false, daysAhead = 0, from, until, isThroughout = false } = moment;
  const periods = listPeriods(hours, now, place, days !== undefined);
  const isOpenOn = (day: number) => {
    const start = day * DAY_MINUTES + from;
    const minutes = openMinutes(periods, start, day * DAY_MINUTES + until);
    return isThroughout ? minutes >= until - from : minutes > 0;
  };
  if (days === undefined) return isOpenOn((localTime(now, timeZone).weekday + daysAhead) % 7);
  return isEachDay ? days.every(isOpenOn) : days.some(isOpenOn);
}

function listPeriods(
  hours: PlaceHours,
  now: Date,
  place: HoursPlace,
  isRegular: boolean,
): readonly OpeningPeriod[] {
  // Neither holidays nor seasons change a week that is always the same.
  if (hours.isWeekly) return hours.periods ?? [];
  const openingHours = isRegular ? regularOpeningHours : currentOpeningHours;
  return openingHours(hours, now, place, "en")?.periods ?? [];
}

/** Open time between two minutes of the week, of which the second may lie past its end. */
function openMinutes(periods: readonly OpeningPeriod[], start: number, end: number): number {
  let minutes = 0;
  for (const period of periods) {
    const length = periodMinutes(period) ?? WEEK_MINUTES;
    if (length >= WEEK_MINUTES) return end - start;
    for (const shift of [-WEEK_MINUTES, 0, WEEK_MINUTES]) {
      const opens = minuteOfWeek(period.open) + shift;
      minutes += Math.max(0, Math.min(opens + length, end) - Math.max(opens, start));
    }
  }
  return minutes;
}
