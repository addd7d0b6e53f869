import { dayInFrance } from "@lieudit/listing-model/french";

/** A moment on the clock of France, `2026-11-20 09:00`: the people who read it live by that one. */
export function momentInFrance(instant: string): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Paris",
    dateStyle: "short",
    timeStyle: "short",
  }).format(new Date(instant));
}

/** The first moment of `day`, such as `2026-11-20`, in France; null for what is no day. */
export function startOfDayInFrance(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const starts = ["+01:00", "+02:00"].map((offset) => new Date(`${day}T00:00:00${offset}`));
  const start = starts.find((instant) => !Number.isNaN(instant.getTime()) && isStartOf(day, instant));
  return start ?? null;
}

function isStartOf(day: string, instant: Date): boolean {
  return dayInFrance(instant) === day && dayInFrance(new Date(instant.getTime() - 1)) !== day;
}
