/**
 * The moment at which the demo is true when nobody names another one: prices,
 * counts and reviews are as old as they are said to be, seen from here.
 */
export const DEMO_CLOCK = "2026-11-16T09:30:00Z";

/** RFC 3339, UTC, whole seconds. */
export function before(clock: string, ago: { days?: number; hours?: number; minutes?: number }): string {
  const minutes = (ago.days ?? 0) * 1440 + (ago.hours ?? 0) * 60 + (ago.minutes ?? 0);
  return new Date(Date.parse(clock) - minutes * 60_000).toISOString().replace(/\.\d{3}Z$/, "Z");
}
