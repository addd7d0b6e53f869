import { type PlaceIndex, PlaceIndexError } from "../src/place-index.ts";
import type { IndexReader } from "../src/search/index-reader.ts";
import { runCall } from "../src/search/run-call.ts";
import { placeIndexOver } from "../src/search/worker-place-index.ts";

/** Opens an index without a thread of its own. Hundreds of threads would take longer to start than to answer. */
export function openInThisThread(reader: IndexReader): PlaceIndex {
  let isClosed = false;
  return placeIndexOver({
    async ask(call, signal) {
      if (isClosed) throw new PlaceIndexError("CLOSED", "The index of a test is closed.");
      signal?.throwIfAborted();
      return runCall(reader, call);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await reader.close();
    },
  });
}
