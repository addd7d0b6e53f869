import type { OpenKeys } from "./key-file.ts";
import type { KeyRules } from "./key-rules.ts";

export type KeyLimits = Pick<KeyRules, "perMinute" | "perDay">;

/** The outcome of counting one call. */
export type Spending =
  | { isGranted: true; receipt?: Receipt }
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
  let calls = isRunning ? Number(minute.calls) : 0;
  let callsToday = Number(today?.calls ?? 0);
  let refused = Number(today?.refused ?? 0);

  const outcomes = wishes.map((wish) => {
    const { perMinute = Number.POSITIVE_INFINITY, perDay = Number.POSITIVE_INFINITY } = wish.limits;
    if (callsToday >= perDay) {
      refused += 1;
      return { wish, outcome: refusal("day", DAY_MS - (nowMs % DAY_MS)) };
    }
    if (calls >= perMinute) {
      refused += 1;
      return { wish, outcome: refusal("minute", startedMs + MINUTE_MS - nowMs) };
    }
    calls += 1;
    callsToday += 1;
    return { wish, outcome: { isGranted: true, receipt: { id, minuteMs: startedMs, day } } as const };
  });
  keys.setMinute.run(id, startedMs, calls);
  keys.setDay.run(id, day, callsToday, refused);
  return outcomes;
}

function refusal(limit: "minute" | "day", waitMs: number): Spending {
  return { isGranted: false, limit, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
}
