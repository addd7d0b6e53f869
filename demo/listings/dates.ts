const DAY_MS = 86_400_000;

/** Days seen from the clock of the build, so that a new listing is new on the day it is built. */
export interface DemoDates {
  /** `2026-11-20`. */
  day(daysAgo: number): string;
  /** A moment in office hours of that day. */
  moment(daysAgo: number, minute: number): string;
  year: number;
}

/** @param clock RFC 3339. */
export function demoDates(clock: string): DemoDates {
  const now = Date.parse(clock);
  const day = (daysAgo: number) => new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
  return {
    day,
    moment(daysAgo, minute) {
      const office = Date.parse(`${day(daysAgo)}T08:00:00Z`) + (minute % 540) * 60_000;
      // Listings of today are before the clock.
      return new Date(Math.min(office, now - 60_000)).toISOString();
    },
    year: new Date(now).getUTCFullYear(),
  };
}
