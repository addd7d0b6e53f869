import { useHiddenStore } from "@lieudit/place-index/store";
import { readHiddenReviews } from "./feeds/reviews/hidden-reviews.ts";
import { getPlacesFolder } from "./store/places-folder.ts";
import { publishSources } from "./store/publish-sources.ts";
import { type PlacesLocation, withPlacesFolder } from "./store/with-places-folder.ts";

export interface ModerateOptions extends PlacesLocation {
  action: "hide" | "show";
  /** The signature of the review's token: the last part of its name. */
  signature: string;
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  graceMs?: number | undefined;
}

/**
 * Hides a review or shows it again, and publishes an index without it in ratings and
 * counts. It stays hidden whichever import brings it.
 *
 * @returns false when nothing changed.
 * @throws {ImportError}
 */
export async function moderateReview(options: ModerateOptions): Promise<boolean> {
  const { action, databaseUrl, signature, signal, onProgress, graceMs } = options;
  return withPlacesFolder(options, async (folder, previous) => {
    const before = await readHiddenReviews(folder.path, databaseUrl);
    const isHidden = action === "hide";
    if (before.includes(signature) === isHidden) return false;
    // The list first: if publishing fails, the next publication applies it.
    await useHiddenStore(folder.path, databaseUrl, (store) => store.set("reviews", signature, isHidden));
    if (previous.sources.some(({ kind }) => kind === "reviews")) {
      await publishSources(folder, previous, previous.sources, {
        signal,
        onProgress,
        graceMs,
      });
    }
    return true;
  });
}

/** Returns the signatures of hidden reviews, in the order in which they were hidden. */
export async function listHiddenReviews(
  dataDir: string,
  databaseUrl?: string | undefined,
): Promise<readonly string[]> {
  return readHiddenReviews(getPlacesFolder(dataDir).path, databaseUrl);
}
