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
    const found = /^(?:(\d{1,6}) ?)?([A-Z]+)$/.exec(part.trim().toUpperCase());
    const unit = INTERVAL_UNITS.find((name) => name === found?.[2] || `${name}S` === found?.[2]);
    if (found === null || unit === undefined) return null;
    amounts.set(unit, (amounts.get(unit) ?? 0) + Number(found[1] ?? 1));
  }
  return Object.fromEntries(amounts);
}

/**
 * The instant an interval after another, in UTC. Years and months count in the
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
