import { HARD_SPACE } from "@lieudit/listing-model/french";

/** Units of an interval, as they are written. */
export const INTERVAL_UNITS = ["SECONDE", "MINUTE", "HEURE", "JOUR", "SEMAINE", "MOIS", "AN"] as const;

export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** How much of each unit; units that the text does not name are absent. */
export type Interval = Readonly<Partial<Record<IntervalUnit, number>>>;

/** Longer texts name no interval that anyone means. */
const MAX_LENGTH = 200;

/**
 * Reads an interval such as `1 AN|6 MOIS` or `2 SEMAINE`: parts between `|`,
 * each a whole number and a French unit. A unit alone stands for one of it,
 * and the S of a plural does no harm. The same unit twice adds up.
 *
 * @returns null when a part is something else
 */
export function readInterval(text: string): Interval | null {
  if (text.length > MAX_LENGTH) return null;
  const amounts = new Map<IntervalUnit, number>();
  for (const part of text.split("|")) {
    const match = /^(?:(\d{1,6}) ?)?([A-Z]+)$/.exec(part.trim().toUpperCase());
    const unit = INTERVAL_UNITS.find((name) => name === match?.[2] || `${name}S` === match?.[2]);
    if (match === null || unit === undefined) return null;
    amounts.set(unit, (amounts.get(unit) ?? 0) + Number(match[1] ?? 1));
  }
  return Object.fromEntries(amounts);
}

/**
 * Returns the instant an interval after another, in UTC. Years and months count in the
 * calendar; a day that the month has not becomes its last one.
 */
export function addInterval(instant: Date, interval: Interval): Date {
  const after = new Date(instant);
  const months = (interval.AN ?? 0) * 12 + (interval.MOIS ?? 0);
  const wantedDay = after.getUTCDate();
  after.setUTCDate(1);
  after.setUTCMonth(after.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate();
  after.setUTCDate(Math.min(wantedDay, lastDay));
  const seconds =
    ((interval.SEMAINE ?? 0) * 7 + (interval.JOUR ?? 0)) * 86_400 +
    (interval.HEURE ?? 0) * 3_600 +
    (interval.MINUTE ?? 0) * 60 +
    (interval.SECONDE ?? 0);
  return new Date(after.getTime() + seconds * 1_000);
}

/** Each unit in French, for one and for several, with the gender of “tous les” before it. */
const UNIT_WORDS: readonly (readonly [IntervalUnit, string, string, "tous" | "toutes"])[] = [
  ["AN", "an", "ans", "tous"],
  ["MOIS", "mois", "mois", "tous"],
  ["SEMAINE", "semaine", "semaines", "toutes"],
  ["JOUR", "jour", "jours", "tous"],
  ["HEURE", "heure", "heures", "toutes"],
  ["MINUTE", "minute", "minutes", "toutes"],
  ["SECONDE", "seconde", "secondes", "toutes"],
];

/** A common year: intervals that no date is known for are counted from its start. */
const COMMON_YEAR = new Date("2026-01-01T00:00:00Z");

/** Returns the seconds of an interval that starts at no particular date; a year has 365 days. */
export function countSeconds(interval: Interval): number {
  return (addInterval(COMMON_YEAR, interval).getTime() - COMMON_YEAR.getTime()) / 1_000;
}

/** Formats an interval in French: `1 an et 6 mois`. */
export function formatInterval(interval: Interval): string {
  const parts = UNIT_WORDS.flatMap(([unit, one, several]) => {
    const amount = interval[unit] ?? 0;
    return amount === 0 ? [] : [`${amount}${HARD_SPACE}${amount === 1 ? one : several}`];
  });
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")} et ${last}`;
}

/** Formats how often something happens at most: `une fois par jour`, `une fois toutes les 2 heures`. */
export function formatFrequency(interval: Interval): string {
  const used = UNIT_WORDS.filter(([unit]) => (interval[unit] ?? 0) > 0);
  const [only] = used;
  if (only === undefined || used.length > 1) return `une fois en ${formatInterval(interval)}`;
  const [unit, one, several, all] = only;
  const amount = interval[unit] ?? 1;
  return amount === 1 ? `une fois par ${one}` : `une fois ${all} les ${amount}${HARD_SPACE}${several}`;
}
