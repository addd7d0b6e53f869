import type { KeyRules } from "./key-rules.ts";

export type KeyLimits = Pick<KeyRules, "perMinute" | "perDay">;

/** What is left of a limit after a call. */
export interface Quota {
  /** Calls that the limit allows in its minute or day. */
  limit: number;
  remaining: number;
  /** Seconds until the minute or day ends. */
  resetSeconds: number;
}

/** The outcome of counting one call. `quota` is of the limit with the fewest calls left, if there is one. */
export type Spending =
  | { isGranted: true; receipt?: Receipt; quota?: Quota }
  | { isGranted: false; limit: "minute" | "day"; retryAfterSeconds: number };

/** Where a call was counted. */
export interface Receipt {
  id: string;
  /** Start of the minute in which it counts, in milliseconds. */
  minuteMs: number;
  day: string;
}

/** A call to count. */
export interface Call {
  limits: KeyLimits;
}

export interface Counted<Wish extends Call> {
  wish: Wish;
  outcome: Spending;
}

/** A batch to write in one transaction. */
export interface Batch<Wish extends Call> {
  /** Counted calls that were not executed; refunded first. */
  returned: readonly Receipt[];
  /** Calls to count, by key. */
  wished: readonly { id: string; wishes: readonly Wish[] }[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What a key has used: its running minute, and a day. */
export interface KeyUse {
  /** Start of the minute, in milliseconds; absent before the first call. */
  startedMs?: number | undefined;
  minuteCalls: number;
  dayCalls: number;
  dayRefused: number;
}

/** Returns the day of UTC, `2026-11-09`. */
export function getDay(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}

/**
 * Counts simultaneous calls of a key.
 *
 * @param nowMs milliseconds since 1970.
 * @returns the outcome of each call, and what the key has used then.
 */
export function countKey<Wish extends Call>(
  id: string,
  wishes: readonly Wish[],
  use: KeyUse,
  nowMs: number,
): { outcomes: Counted<Wish>[]; use: KeyUse & { startedMs: number } } {
  const day = getDay(nowMs);
  // A minute starts with its first call. It restarts if the clock is set back by more than a minute.
  const isRunning = use.startedMs !== undefined && Math.abs(nowMs - use.startedMs) < MINUTE_MS;
  const startedMs = (isRunning && use.startedMs) || nowMs;
  const minuteLeftMs = startedMs + MINUTE_MS - nowMs;
  const dayLeftMs = DAY_MS - (nowMs % DAY_MS);
  let minuteCalls = isRunning ? use.minuteCalls : 0;
  let { dayCalls, dayRefused } = use;

  const outcomes = wishes.map((wish) => {
    const { perMinute = Number.POSITIVE_INFINITY, perDay = Number.POSITIVE_INFINITY } = wish.limits;
    if (dayCalls >= perDay) {
      dayRefused += 1;
      return { wish, outcome: refusal("day", dayLeftMs) };
    }
    if (minuteCalls >= perMinute) {
      dayRefused += 1;
      return { wish, outcome: refusal("minute", minuteLeftMs) };
    }
    minuteCalls += 1;
    dayCalls += 1;
    const quotas = [
      { limit: perMinute, remaining: perMinute - minuteCalls, resetSeconds: toSeconds(minuteLeftMs) },
      { limit: perDay, remaining: perDay - dayCalls, resetSeconds: toSeconds(dayLeftMs) },
    ].filter(({ limit }) => Number.isFinite(limit));
    const [quota] = quotas.sort((a, b) => a.remaining - b.remaining);
    const receipt = { id, minuteMs: startedMs, day };
    return { wish, outcome: { isGranted: true, receipt, ...(quota && { quota }) } as const };
  });
  return { outcomes, use: { startedMs, minuteCalls, dayCalls, dayRefused } };
}

function refusal(limit: "minute" | "day", waitMs: number): Spending {
  return { isGranted: false, limit, retryAfterSeconds: toSeconds(waitMs) };
}

function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000));
}
