import { TimeoutError, withTimeout } from "@lieudit/limits";
import type { IndexDescription, PlaceIndex } from "@lieudit/place-index";

/** Returns a function that describes the index. It resolves to null on errors and after `timeoutMs`. */
export function describeInTime(
  index: Pick<PlaceIndex, "describe">,
  timeoutMs: number,
): () => Promise<IndexDescription | null> {
  return async () => {
    try {
      return await withTimeout(index.describe(), timeoutMs, "The place index did not respond");
    } catch (error) {
      if (!(error instanceof TimeoutError)) {
        console.error(`The place index cannot describe itself: ${String(error)}`);
      }
      return null;
    }
  };
}
