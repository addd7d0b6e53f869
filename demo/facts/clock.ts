/** Default time at which the demo is current: the ages of prices, counts and reviews are relative to it. */
export const DEMO_CLOCK = "2026-11-16T09:30:00Z";

/**
 * Converts the value of `--clock`, RFC 3339 or `now`, to UTC in whole seconds.
 *
 * @throws {RangeError} if `text` is not a time
 */
export function parseClock(text: string): string {
  const time = text === "now" ? Date.now() : Date.parse(text);
  if (Number.isNaN(time))
    throw new RangeError(`--clock ${text} is not a time; write it as 2026-11-16T09:30:00Z, or "now".`);
  return formatSeconds(time);
}

/** Returns the time that is earlier than `clock` by `ago`: RFC 3339, UTC, whole seconds. */
export function before(clock: string, ago: { days?: number; hours?: number; minutes?: number }): string {
  const minutes = (ago.days ?? 0) * 1440 + (ago.hours ?? 0) * 60 + (ago.minutes ?? 0);
  return formatSeconds(Date.parse(clock) - minutes * 60_000);
}

function formatSeconds(time: number): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, "Z");
}
