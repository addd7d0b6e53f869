import type { PlaceIndex } from "../place-index.ts";
import { openPlaceIndexInWorker } from "../search/worker-place-index.ts";

/** High enough that no call queues: with a slow database, each call fails within a second. */
const CALLS_AT_WORKER = 1_000;

/**
 * Opens an index in PostgreSQL for reading. Ranking runs in a worker thread,
 * which has connections of its own.
 *
 * While the database does not respond, each call rejects with UNAVAILABLE
 * within a second. Opening does not reject then, and the next call tries again.
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
