import { dayInFrance } from "@lieudit/listing-model/french";

/** Formats an instant in French time: `2026-11-20 09:00`. */
export function formatInFrance(instant: string): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Paris",
    dateStyle: "short",
    timeStyle: "short",
  }).format(new Date(instant));
}

/** Returns the start of a day such as `2026-11-20` in France, or null if it is not a date. */
export function getStartOfDayInFrance(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const starts = ["+01:00", "+02:00"].map((offset) => new Date(`${day}T00:00:00${offset}`));
  const start = starts.find((instant) => !Number.isNaN(instant.getTime()) && isDayStart(day, instant));
  return start ?? null;
}

function isDayStart(day: string, instant: Date): boolean {
  return dayInFrance(instant) === day && dayInFrance(new Date(instant.getTime() - 1)) !== day;
}
