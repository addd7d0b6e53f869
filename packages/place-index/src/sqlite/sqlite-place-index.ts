import type { DatabaseSync } from "node:sqlite";
import type { Worker } from "node:worker_threads";
import type { PlaceRecord } from "@lieudit/place-model";
import type { PlaceIndex } from "../place-index.ts";
import { listStoredIds } from "../search/source-scope.ts";
import { getVisibleSources } from "../search/visible-sources.ts";
import { toClosedError } from "../search/worker-client.ts";
import { toWorkerError } from "../search/worker-messages.ts";
import { openPlaceIndexInWorker, placeIndexHere, readBoundary } from "../search/worker-place-index.ts";
import { StoredRecords } from "./records/stored-records.ts";
import { warmRecords } from "./records/warm-records.ts";
import { openReader, openReadOnly, toOpeningError } from "./sqlite-reader.ts";

/** One that the worker works on and one that waits, so that it never idles. */
export const CALLS_AT_WORKER = 2;

export interface SqliteOptions {
  /** Threads that answer, each with the words of all names in its memory; 0 for the calling thread. Default 1. */
  readerThreads?: number | undefined;
  /** Called with each worker thread as it starts: for counting, and for tests in which one breaks. */
  onWorker?: (worker: Worker) => void;
}

/**
 * Opens an index file for reading, in worker threads of its own. `getPlace`
 * and `getBoundary` read in the calling thread, on a connection of its own. That takes some
 * microseconds, less than a message to a worker and back, and it does not queue
 * behind searches.
 *
 * @throws {PlaceIndexError} NOT_FOUND, INCOMPATIBLE or BROKEN when the file does not open.
 */
export async function openSqlitePlaceIndex(
  path: string,
  { readerThreads = 1, onWorker }: SqliteOptions = {},
): Promise<PlaceIndex> {
  const database = openReadOnly(path);
  try {
    // Not mapped: a place is hardly asked for twice, and copying a page takes less time than mapping it.
    database.exec("pragma query_only = 1");
    const records = new StoredRecords(database);
    const address = { module: new URL("./sqlite-reader.ts", import.meta.url).href, options: { path } };
    const searching =
      readerThreads === 0
        ? placeIndexHere(await openReader({ path }))
        : await openPlaceIndexInWorker(address, {
            threads: readerThreads,
            callsAtWorker: CALLS_AT_WORKER,
            onWorker,
          });
    warmRecords(database, records);
    return withOwnRecords(searching, database, records);
  } catch (error) {
    database.close();
    throw toOpeningError(error, path);
  }
}

function withOwnRecords(searching: PlaceIndex, database: DatabaseSync, records: StoredRecords): PlaceIndex {
  const read = async <Value>(find: () => Value): Promise<Value> => {
    if (!database.isOpen) throw toClosedError();
    try {
      return find();
    } catch (error) {
      throw toWorkerError(error);
    }
  };
  const findStored = (id: string, find: (stored: string) => string | undefined) =>
    listStoredIds([id], getVisibleSources())
      .map(find)
      .find((text) => text !== undefined);
  return {
    ...searching,
    getPlace: (id) =>
      read(() => {
        const text = findStored(id, (stored) => records.withId(stored));
        // Our writer's own text.
        return text === undefined ? null : (JSON.parse(text) as PlaceRecord);
      }),
    getBoundary: (id) =>
      read(() => readBoundary(findStored(id, (stored) => records.boundaryWithId(stored)) ?? "")),
    async close() {
      if (database.isOpen) database.close();
      await searching.close();
    },
  };
}
