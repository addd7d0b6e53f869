import type { OpenKeys } from "./key-file.ts";
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

/** A batch to write in one transaction. */
export interface Batch<Wish> {
  /** Counted calls that were not executed; refunded first. */
  returned: readonly Receipt[];
  /** Calls to count, by key. */
  wished: readonly { id: string; wishes: readonly Wish[] }[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Counts a batch of calls in one transaction.
 *
 * @param nowMs milliseconds since 1970.
 * @throws the error of SQLite, immediately if another process is writing.
 */
export function countCalls<Wish extends { limits: KeyLimits }>(
  keys: OpenKeys,
  { returned, wished }: Batch<Wish>,
  nowMs: number,
): { wish: Wish; outcome: Spending }[] {
  // Waiting inside SQLite would block every other call of this process.
  keys.db.exec("PRAGMA busy_timeout = 0");
  try {
    keys.db.exec("BEGIN IMMEDIATE");
    for (const { id, minuteMs, day } of returned) {
      keys.lessMinute.run(id, minuteMs);
      keys.lessDay.run(id, day);
    }
    const outcomes = wished.flatMap(({ id, wishes }) => countKey(keys, id, wishes, nowMs));
    keys.db.exec("COMMIT");
    return outcomes;
  } catch (error) {
    if (keys.db.isTransaction) keys.db.exec("ROLLBACK");
    throw error;
  } finally {
    keys.db.exec("PRAGMA busy_timeout = 1000");
  }
}

function countKey<Wish extends { limits: KeyLimits }>(
  keys: OpenKeys,
  id: string,
  wishes: readonly Wish[],
  nowMs: number,
): { wish: Wish; outcome: Spending }[] {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const minute = keys.minute.get(id);
  const today = keys.day.get(id, day);
  // A minute starts with its first call. It restarts if the clock is set back by more than a minute.
  const isRunning = minute !== undefined && Math.abs(nowMs - Number(minute.started_ms)) < MINUTE_MS;
  const startedMs = isRunning ? Number(minute.started_ms) : nowMs;
  const minuteLeftMs = startedMs + MINUTE_MS - nowMs;
  const dayLeftMs = DAY_MS - (nowMs % DAY_MS);
  let calls = isRunning ? Number(minute.calls) : 0;
  let callsToday = Number(today?.calls ?? 0);
  let refused = Number(today?.refused ?? 0);

  const outcomes = wishes.map((wish) => {
    const { perMinute = Number.POSITIVE_INFINITY, perDay = Number.POSITIVE_INFINITY } = wish.limits;
    if (callsToday >= perDay) {
      refused += 1;
      return { wish, outcome: refusal("day", dayLeftMs) };
    }
    if (calls >= perMinute) {
      refused += 1;
      return { wish, outcome: refusal("minute", minuteLeftMs) };
    }
    calls += 1;
    callsToday += 1;
    const quotas = [
      { limit: perMinute, remaining: perMinute - calls, resetSeconds: toSeconds(minuteLeftMs) },
      { limit: perDay, remaining: perDay - callsToday, resetSeconds: toSeconds(dayLeftMs) },
    ].filter(({ limit }) => Number.isFinite(limit));
    const [quota] = quotas.sort((a, b) => a.remaining - b.remaining);
    const receipt = { id, minuteMs: startedMs, day };
    return { wish, outcome: { isGranted: true, receipt, ...(quota && { quota }) } as const };
  });
  keys.setMinute.run(id, startedMs, calls);
  keys.setDay.run(id, day, callsToday, refused);
  return outcomes;
}

function refusal(limit: "minute" | "day", waitMs: number): Spending {
  return { isGranted: false, limit, retryAfterSeconds: toSeconds(waitMs) };
}

function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000));
}
