import { isAlwaysOpen, isOpenAt, localTime, nextChange } from "@lieudit/opening-hours";
import type { OpeningHours, OpeningPeriod, Place, PlaceField } from "@lieudit/place-model";
import { twoDigits } from "../text/twelve-hours.ts";
import type { WidgetText } from "../text/widget-text.ts";

/** The fields that say when a place is open. */
export const OPENING_FIELDS = [
  "regularOpeningHours",
  "currentOpeningHours",
  "timeZone",
  "utcOffsetMinutes",
  "businessStatus",
] as const satisfies readonly PlaceField[];

export type OpeningFacts = Pick<Place, (typeof OPENING_FIELDS)[number]>;

/** What the status line says. `tone` colours it and is never alone in saying it. */
export interface OpeningStatus {
  tone: "open" | "closed";
  label: string;
  /** "Closes 6:00 PM", where it changes. */
  next: string | null;
}

/**
 * Whether the place is open at `now` and when that changes, on the place's own
 * clock. Without `now` it is what the answer itself says. Null where nobody knows.
 */
export function openingStatus(
  facts: OpeningFacts,
  now: number | null,
  text: WidgetText,
): OpeningStatus | null {
  if (facts.businessStatus === "CLOSED_PERMANENTLY") return closed(text.closedPermanently);
  if (facts.businessStatus === "CLOSED_TEMPORARILY") return closed(text.closedTemporarily);
  if (facts.businessStatus === "FUTURE_OPENING") return closed(text.opensInFuture);
  const periods = openingPeriods(facts);
  const zone = placeZone(facts);
  if (periods === null || zone === null || now === null) return answeredStatus(facts, text);
  if (isAlwaysOpen(periods)) return { tone: "open", label: text.openAroundTheClock, next: null };
  const instant = new Date(now);
  const isOpen = isOpenAt(periods, instant, zone);
  const change = nextChange(periods, instant, zone);
  return {
    tone: isOpen ? "open" : "closed",
    label: isOpen ? text.open : text.closed,
    next: change === null ? null : changeText(change, instant, zone, text),
  };
}

/** The periods that hold this week: with holidays where the answer knows them. Null where there are none that can be read. */
export function openingPeriods(facts: OpeningFacts): readonly OpeningPeriod[] | null {
  for (const hours of [facts.currentOpeningHours, facts.regularOpeningHours]) {
    const periods = readPeriods(hours);
    if (periods !== null) return periods;
  }
  return null;
}

/** The place's time zone as `Intl` takes it: its name, or its offset such as "+02:00". */
export function placeZone({ timeZone, utcOffsetMinutes }: OpeningFacts): string | null {
  if (typeof timeZone?.id === "string" && isZone(timeZone.id)) return timeZone.id;
  if (typeof utcOffsetMinutes !== "number" || !Number.isInteger(utcOffsetMinutes)) return null;
  const hours = Math.floor(Math.abs(utcOffsetMinutes) / 60);
  const offset = `${utcOffsetMinutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(Math.abs(utcOffsetMinutes) % 60)}`;
  return isZone(offset) ? offset : null;
}

function answeredStatus(facts: OpeningFacts, text: WidgetText): OpeningStatus | null {
  const openNow = facts.currentOpeningHours?.openNow ?? facts.regularOpeningHours?.openNow;
  if (typeof openNow !== "boolean") return null;
  return openNow ? { tone: "open", label: text.open, next: null } : closed(text.closed);
}

function changeText(change: { at: Date; opens: boolean }, now: Date, zone: string, text: WidgetText): string {
  const at = localTime(change.at, zone);
  const today = localTime(now, zone);
  const hoursAway = (change.at.getTime() - now.getTime()) / 3_600_000;
  // "Closes 2:00 AM" the same night needs no day; anything further does.
  const isSoon = at.weekday === today.weekday ? hoursAway < 24 : !change.opens && hoursAway < 12;
  const day = isSoon ? null : (text.weekdays[at.weekday] ?? null);
  const time = text.time(at.hour * 60 + at.minute);
  return change.opens ? text.opensAt(time, day) : text.closesAt(time, day);
}

function closed(label: string): OpeningStatus {
  return { tone: "closed", label, next: null };
}

function readPeriods(hours: OpeningHours | undefined): readonly OpeningPeriod[] | null {
  const periods: unknown = hours?.periods;
  if (!Array.isArray(periods) || !periods.every(isPeriod)) return null;
  // No period at all is a place that keeps closed, where the answer says so in words.
  return periods.length > 0 || (hours?.weekdayDescriptions?.length ?? 0) > 0 ? periods : null;
}

function isPeriod(value: unknown): value is OpeningPeriod {
  if (typeof value !== "object" || value === null) return false;
  const { open, close } = value as { open?: unknown; close?: unknown };
  return isPoint(open) && (close === undefined || isPoint(close));
}

function isPoint(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { day, hour, minute } = value as Record<string, unknown>;
  return isWholeUpTo(day, 6) && isWholeUpTo(hour, 24) && isWholeUpTo(minute, 59);
}

function isWholeUpTo(value: unknown, most: number): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
