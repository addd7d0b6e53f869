import { ListingStoreError } from "@lieudit/listing-store";

/**
 * What `work` gives, if it gives it in time. What it does goes on, so it must be harmless to do again.
 *
 * @throws {ListingStoreError} UNAVAILABLE after `ms` milliseconds
 */
export async function withinMs<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ListingStoreError("UNAVAILABLE", `La base ne répond pas en ${ms} ms.`)),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A page shows what it can in this time. */
const PAGE_TIMEOUT_MS = 800;

/** What `work` gives; null while the database does not answer. */
export async function ifAvailable<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await withinMs(PAGE_TIMEOUT_MS, work);
  } catch (error) {
    if (error instanceof ListingStoreError) return null;
    throw error;
  }
}
