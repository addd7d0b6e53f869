import {
  type CalendarDay,
  type DayLimits,
  isWithin,
  readFrenchDate,
  toUtcInstant,
} from "@lieudit/leads/forms";
import { longDate, typeset } from "../../shell/format/french.ts";

/**
 * What is wrong with a typed date, and what to do; empty when nothing is, or
 * nothing was typed: whether a field may stay empty is said by `required`.
 */
export function findDateError(text: string, limits: DayLimits): string {
  if (text.trim() === "") return "";
  const day = readFrenchDate(text);
  if (day === null) {
    return typeset(
      "Cette date n’existe pas ou est mal écrite ; indiquez le jour, le mois et l’année, par exemple 07/03/2026.",
    );
  }
  return isWithin(day, limits) ? "" : limitSentence(limits);
}

function limitSentence({ min, max }: DayLimits): string {
  if (min !== undefined && max !== undefined) {
    if (min > max)
      return typeset("Les dates de début et de fin ne laissent aucun jour possible ; changez l’autre date.");
    return `Choisissez une date entre le ${written(min)} et le ${written(max)}.`;
  }
  if (min !== undefined) return `Choisissez le ${written(min)} ou une date plus tardive.`;
  if (max !== undefined) return `Choisissez le ${written(max)} ou une date antérieure.`;
  return "";
}

function written(day: CalendarDay): string {
  return longDate(toUtcInstant(day));
}
