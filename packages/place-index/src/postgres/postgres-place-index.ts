import type { PlaceIndex } from "../place-index.ts";
import { openPlaceIndexInWorker } from "../search/worker-place-index.ts";

/** All that come: whoever waits for a database that is slow shall hear of it within a second, and not of a queue. */
const CALLS_AT_WORKER = 1_000;

/**
 * Opens an index in PostgreSQL for reading. Ranking runs in a worker thread,
 * which has connections of its own.
 *
 * A database that does not answer rejects each call with UNAVAILABLE within a
 * second, and opening nothing: the next call asks anew.
 *
 * @throws {PlaceIndexError} NOT_FOUND or INCOMPATIBLE.
 */
export function openPostgresPlaceIndex(databaseUrl: string, name: string): Promise<PlaceIndex> {
  const address = {
    module: new URL("./postgres-reader.ts", import.meta.url).href,
    options: { databaseUrl, name },
  };
  return openPlaceIndexInWorker(address, { threads: 1, callsAtWorker: CALLS_AT_WORKER });
}
