import type { Worker } from "node:worker_threads";
import { openPlaceIndexInWorker } from "../finding/place-index-in-worker.ts";
import type { PlaceIndex } from "../place-index.ts";

/** One that the worker works on and one that waits, so that it never idles. */
const CALLS_AT_WORKER = 2;

export interface SqliteOptions {
  /** Threads that answer, each with the words of all names in its memory. Default 1. */
  readerThreads?: number | undefined;
  /** Told of each worker thread as it starts: for counting and for tests of what happens when one breaks. */
  onWorker?: (worker: Worker) => void;
}

/**
 * Opens an index file for reading, in worker threads of its own.
 *
 * @throws {PlaceIndexError} NOT_FOUND, INCOMPATIBLE or BROKEN when the file does not open.
 */
export function openSqlitePlaceIndex(
  path: string,
  { readerThreads = 1, onWorker }: SqliteOptions = {},
): Promise<PlaceIndex> {
  const address = { module: new URL("./sqlite-reader.ts", import.meta.url).href, options: { path } };
  return openPlaceIndexInWorker(address, {
    threads: readerThreads,
    callsAtWorker: CALLS_AT_WORKER,
    onWorker,
  });
}
