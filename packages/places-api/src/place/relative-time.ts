import { findLanguage } from "@lieudit/place-model";
import { type AgeUnit, SERVER_TEXTS } from "./server-texts.ts";

/** Length of each unit in seconds, the longest first. */
const UNITS: readonly (readonly [AgeUnit, number])[] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * Formats the age of a moment in the reader's language: "il y a 3 mois". A future moment counts as
 * now.
 *
 * @param time RFC 3339.
 * @returns undefined if `time` is not an instant.
 */
export function formatAge(time: string, now: Date, language: string): string | undefined {
  const seconds = (now.getTime() - Date.parse(time)) / 1000;
  if (Number.isNaN(seconds)) return undefined;
  const [unit, length] = UNITS.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ["minute", 60];
  const count = Math.max(1, Math.floor(seconds / length));
  const listed = findLanguage(language);
  if (count === 1 && listed !== undefined) return SERVER_TEXTS[listed].oneUnitAgo[unit];
  // Opening hours and the kit use these digits in Arabic, so all numbers of a page agree.
  const digits = listed === "ar" ? { numberingSystem: "latn" } : {};
  return new Intl.RelativeTimeFormat([language, "en"], { numeric: "always", ...digits }).format(-count, unit);
}
