import { longDate, typeset } from "@lieudit/listing-model/french";
import {
  addDays,
  type CalendarDay,
  type DayLimits,
  readCalendarDay,
  readFrenchDate,
  toUtcInstant,
} from "./calendar-day.ts";

/** What a date field accepts. */
export interface DateLimits extends DayLimits {
  /** The first day of the range that the field ends; null while it is unknown. */
  start?: CalendarDay | null | undefined;
}

/**
 * Returns what is wrong with a date and how to correct it, in French. The
 * server and the browser use the same sentences. Empty for an accepted date,
 * and for an empty text.
 */
export function findDateError(text: string, limits: DateLimits): string {
  return text.trim() === "" ? "" : typeset(describeError(parseDay(text), limits));
}

/** Reads a typed date, or the value of a native date field. */
export function parseDay(text: string): CalendarDay | null {
  return readFrenchDate(text) ?? readCalendarDay(text);
}

function describeError(day: CalendarDay | null, { min, max, start }: DateLimits): string {
  if (day === null)
    return "Cette date n’existe pas ou est mal écrite ; indiquez le jour, le mois et l’année, par exemple 07/03/2026.";
  if (start && day <= start)
    return `La fin doit venir après le début ; choisissez le ${formatDay(addDays(start, 1))} ou plus tard.`;
  if (min !== undefined && day < min)
    return `Cette date vient trop tôt ; choisissez le ${formatDay(min)} ou plus tard.`;
  if (max !== undefined && day > max)
    return `Cette date est trop lointaine ; choisissez le ${formatDay(max)} ou plus tôt.`;
  return "";
}

function formatDay(day: CalendarDay): string {
  return longDate(toUtcInstant(day));
}
