export type AgeUnit = "minute" | "hour" | "day" | "month" | "year";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// A month and a year of the Gregorian calendar's mean length.
const UNITS: readonly (readonly [AgeUnit, number])[] = [
  ["year", 365.2425 * DAY_MS],
  ["month", 30.436875 * DAY_MS],
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
];

/** Splits an age into a whole number of its largest unit; `unit` is null under a minute and for the future. */
export function ageParts(ageMs: number): { count: number; unit: AgeUnit | null } {
  for (const [unit, lengthMs] of UNITS) {
    if (ageMs >= lengthMs) return { count: Math.floor(ageMs / lengthMs), unit };
  }
  return { count: 0, unit: null };
}
