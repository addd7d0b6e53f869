import { StoreError } from "@lieudit/database";
import { withTimeout } from "@lieudit/limits";

/**
 * Resolves like `work` if it ends in time. The work itself continues, so repeating it must be
 * harmless.
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

/** Resolves like `work` within the remaining time; else throws like `withinMs`. */
export type InTime = <T>(work: Promise<T>) => Promise<T>;

/**
 * A shared timeout of `ms` milliseconds for several works in sequence. Time between them, such as
 * waiting for another server, does not count.
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

/**
 * Returns whether an error means that the database does not respond: the error of the store, or a
 * response with status 503.
 */
export function isStoreAway(error: unknown): boolean {
  return error instanceof StoreError || (error instanceof Response && error.status === 503);
}

/** How long a page waits for optional data, in ms. */
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
