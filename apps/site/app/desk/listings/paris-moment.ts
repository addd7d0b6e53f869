const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "short",
});
const HOUR_MS = 3_600_000;
/** Offsets of France from UTC, in hours: summer first. */
const OFFSETS = [2, 1];

/** Reads `2026-11-20T09:30` on the clock of France as an instant, or null. */
export function readParisMoment(text: string): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/.exec(text) ?? [];
  if (day === undefined || time === undefined) return null;
  const utcMs = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(utcMs)) return null;
  for (const offset of OFFSETS) {
    const moment = new Date(utcMs - offset * HOUR_MS);
    if (CLOCK.format(moment) === `${day} ${time}`) return moment.toISOString();
  }
  // The hour that the start of summer time skips.
  return new Date(utcMs - HOUR_MS).toISOString();
}

/** Writes an instant as the control of a date and time shows it, on the clock of France. */
export function writeParisMoment(instant: string): string {
  return CLOCK.format(new Date(instant)).replace(" ", "T");
}
