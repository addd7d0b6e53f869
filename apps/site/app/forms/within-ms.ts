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
