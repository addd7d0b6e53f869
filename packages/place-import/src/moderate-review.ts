import { readHiddenReviews, writeHiddenReviews } from "./feeds/reviews/hidden-reviews.ts";
import { getPlacesFolder } from "./store/places-folder.ts";
import { publishSources } from "./store/publish-sources.ts";
import { withPlacesFolder } from "./store/with-places-folder.ts";

export interface ModerateOptions {
  action: "hide" | "show";
  dataDir: string;
  /** DATABASE_URL, where places are kept in PostgreSQL. */
  databaseUrl?: string | undefined;
  /** Of the review's token: the last part of its name. */
  signature: string;
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  graceMs?: number | undefined;
}

/**
 * Hides a review, or shows it again, and publishes an index in which ratings
 * and counts leave it out. It stays hidden whichever import brings it.
 *
 * @returns false when nothing had to be changed.
 * @throws {ImportError}
 */
export async function moderateReview(options: ModerateOptions): Promise<boolean> {
  const { action, dataDir, databaseUrl, signature, signal, onProgress, graceMs } = options;
  return withPlacesFolder({ dataDir, signal, now: () => new Date() }, async (folder, previous) => {
    const before = await readHiddenReviews(folder.path);
    const others = before.filter((one) => one !== signature);
    const after = action === "hide" ? [...others, signature] : others;
    if (after.length === before.length) return false;
    // First the list: should publishing fail, the next publication of any kind follows it.
    await writeHiddenReviews(folder.path, after);
    if (previous.sources.some(({ kind }) => kind === "reviews")) {
      await publishSources(folder, previous, previous.sources, {
        databaseUrl,
        signal,
        onProgress,
        graceMs,
      });
    }
    return true;
  });
}

/** Signatures of the hidden reviews, in the order in which they were hidden. */
export async function listHiddenReviews(dataDir: string): Promise<string[]> {
  return readHiddenReviews(getPlacesFolder(dataDir).path);
}
