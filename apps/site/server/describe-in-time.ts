import { setTimeout as wait } from "node:timers/promises";
import type { IndexDescription, PlaceIndex } from "@lieudit/place-index";

/** Asks the index what it holds, but gives null rather than letting a page wait longer than `timeoutMs`. */
export function describeInTime(
  index: Pick<PlaceIndex, "describe">,
  timeoutMs: number,
): () => Promise<IndexDescription | null> {
  return async () => {
    const stop = new AbortController();
    const tooLate = wait(timeoutMs, null, { signal: stop.signal, ref: false }).catch(() => null);
    try {
      return await Promise.race([index.describe(), tooLate]);
    } catch (error) {
      console.error(`The place index cannot say what it holds: ${String(error)}`);
      return null;
    } finally {
      stop.abort();
    }
  };
}
