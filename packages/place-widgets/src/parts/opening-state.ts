import { DAY_MINUTES, isTimeZone, openState, wallClock } from "@lieudit/opening-hours";
import type { OpeningHours, OpeningPeriod, Place } from "@lieudit/place-model";
import type { OPENING_FIELDS } from "../content/part-fields.ts";
import type { WidgetText } from "../text/widget-text.ts";

export type OpeningFacts = Pick<Place, (typeof OPENING_FIELDS)[number]>;

/** The opening status of a place. `tone` is the colour, and repeats the meaning of `label`. */
export interface OpeningStatus {
  tone: "open" | "closed";
  label: string;
  /** The next change, such as "Closes 6:00 PM"; null if it is unknown or the status never changes. */
  next: string | null;
}

/**
 * Returns whether the place is open at `now` (ms since 1970) and when that changes, in the
 * time zone of the place. If `now`, the periods or the zone are missing, it uses `openNow`
 * of the response. Returns null if the status is unknown.
 */
export function getOpeningStatus(
  facts: OpeningFacts,
  now: number | null,
  text: WidgetText,
): OpeningStatus | null {
  if (facts.businessStatus === "CLOSED_PERMANENTLY") return status(false, text.closedPermanently);
  if (facts.businessStatus === "CLOSED_TEMPORARILY") return status(false, text.closedTemporarily);
  if (facts.businessStatus === "FUTURE_OPENING") return status(false, text.opensInFuture);
  const periods = getOpeningPeriods(facts);
  const zone = getPlaceZone(facts);
  if (periods === null || zone === null || now === null) {
    const openNow = getWeekHours(facts).find((hours) => hours?.openNow !== undefined)?.openNow;
    return typeof openNow === "boolean" ? status(openNow, openNow ? text.open : text.closed) : null;
  }
  const { isOpen, change } = openState(periods, new Date(now), zone);
  if (change !== null)
    return status(isOpen, isOpen ? text.open : text.closed, changeText(isOpen, change, now, zone, text));
  return status(isOpen, isOpen ? text.openAroundTheClock : text.closed);
}

/** Returns the opening periods of this week, holidays included, or else the typical ones. Null if both are missing or invalid. */
export function getOpeningPeriods(facts: OpeningFacts): readonly OpeningPeriod[] | null {
  return getWeekHours(facts).find(areReadable)?.periods ?? null;
}

/** Returns the time zone of the place for `Intl`: its name, or an offset such as "+02:00". Null if unknown. */
export function getPlaceZone({ timeZone, utcOffsetMinutes: offset }: OpeningFacts): string | null {
  return (
    [timeZone?.id, isWholeUpTo(offset, DAY_MINUTES, -DAY_MINUTES) ? offsetZone(offset) : null].find(
      isTimeZone,
    ) ?? null
  );
}

function offsetZone(offset: number): string {
  return (offset < 0 ? "-" : "+") + new Date(Math.abs(offset) * 60_000).toISOString().slice(11, 16);
}

/** Returns the hours of this week, then the typical ones. */
function getWeekHours({ currentOpeningHours, regularOpeningHours }: OpeningFacts) {
  return [currentOpeningHours, regularOpeningHours];
}

function changeText(isOpen: boolean, change: Date, now: number, zone: string, text: WidgetText): string {
  const at = wallClock(change, zone);
  const weekday = at.getUTCDay();
  const hoursAway = (change.getTime() - now) / 3_600_000;
  // "Closes 2:00 AM" needs no weekday during the same night; a later change does.
  const isSoon =
    weekday === wallClock(new Date(now), zone).getUTCDay() ? hoursAway < 24 : isOpen && hoursAway < 12;
  const day = isSoon ? null : (text.weekdays[weekday] ?? null);
  const time = text.time(at.getUTCHours() * 60 + at.getUTCMinutes());
  return isOpen ? text.closesAt(time, day) : text.opensAt(time, day);
}

function status(isOpen: boolean, label: string, next: string | null = null): OpeningStatus {
  return { tone: isOpen ? "open" : "closed", label, next };
}

// The response is untrusted: each value may have any type.
function areReadable(hours: OpeningHours | undefined): hours is OpeningHours & { periods: OpeningPeriod[] } {
  const periods: unknown = hours?.periods;
  return (
    Array.isArray(periods) &&
    periods.every(isPeriod) &&
    // An empty list means "always closed" only if the response also describes the weekdays in words.
    (periods.length > 0 || (hours?.weekdayDescriptions?.length ?? 0) > 0)
  );
}

function isPeriod(value: unknown): boolean {
  const { open, close } = Object(value) as Record<string, unknown>;
  return isPoint(open) && (close === undefined || isPoint(close));
}

function isPoint(value: unknown): boolean {
  const { day, hour, minute } = Object(value) as Record<string, unknown>;
  return isWholeUpTo(day, 6) && isWholeUpTo(hour, 24) && isWholeUpTo(minute, 59);
}

function isWholeUpTo(value: unknown, most: number, least = 0): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
