import { StoreError } from "@lieudit/database";
import { withTimeout } from "@lieudit/limits";

/**
 * What `work` gives, if it gives it in time. What it does continues, so it must be harmless to do again.
 *
 * @throws {StoreError} UNAVAILABLE after `ms` milliseconds
 */
export async function withinMs<T>(ms: number, work: Promise<T>): Promise<T> {
  return await withTimeout(
    work,
    ms,
    () => new StoreError("UNAVAILABLE", `La base ne répond pas en ${ms} ms.`),
  );
}

/** Resolves like `work` within the time that is left; else throws like `withinMs`. */
export type InTime = <T>(work: Promise<T>) => Promise<T>;

/**
 * A time of `ms` milliseconds for all works together, one after the other; what
 * is waited for between them, such as another server's opinion, does not count.
 */
export function withinMsInAll(ms: number): InTime {
  let left = ms;
  return async (work) => {
    const start = performance.now();
    try {
      return await withinMs(Math.max(0, Math.floor(left)), work);
    } finally {
      left -= performance.now() - start;
    }
  };
}

/** Whether an error says that the database does not answer: the store's own, or status 503 for a page. */
export function isStoreAway(error: unknown): boolean {
  return error instanceof StoreError || (error instanceof Response && error.status === 503);
}

/** A page shows what it can in this time. */
const PAGE_TIMEOUT_MS = 800;

/** Resolves like `work`; null while the database does not respond. */
export async function ifAvailable<T>(
  work: Promise<T>,
  inTime: InTime = withinMsInAll(PAGE_TIMEOUT_MS),
): Promise<T | null> {
  try {
    return await inTime(work);
  } catch (error) {
    if (isStoreAway(error)) return null;
    throw error;
  }
}
