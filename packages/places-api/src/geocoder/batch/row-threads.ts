import { Worker } from "node:worker_threads";
import type { BatchColumns, ResultRow } from "./geocode-row.ts";

/** Which places the threads search, as for `followPlaceIndex`. */
export interface RowPlaces {
  folder: string;
}

/** Values of a row by column. */
export type RowValues = Readonly<Record<string, string>>;

/** Rows for a thread. */
export interface RowChunk {
  id: number;
  columns: BatchColumns;
  rows: readonly RowValues[];
}

export type RowThreadMessage = RowChunk | "close";

/** The response to a chunk. */
export interface ChunkResults {
  id: number;
  results: readonly ResultRow[];
}

/** Rows of a message. With fewer, threads wait for messages. */
const CHUNK_ROWS = 32;

/** One that a thread works on, one that waits, and one whose results are on their way. */
const CHUNKS_AT_THREAD = 3;

interface PendingRow {
  values: RowValues;
  resolve: (result: ResultRow) => void;
  reject: (error: unknown) => void;
}

/** Threads that geocode rows. */
export interface RowThreads {
  /** Rows at a time that keep all threads busy. */
  rowCount: number;
  geocode(values: RowValues, columns: BatchColumns): Promise<ResultRow>;
  close(): Promise<void>;
}

/**
 * Starts threads that geocode the rows of one table, each with the index open. Rows travel in
 * chunks, so all cores are busy with searches instead of messages.
 */
export function startRowThreads(places: RowPlaces, count: number): RowThreads {
  const threads = Array.from({ length: count }, () => startThread(places));
  let next: PendingRow[] = [];

  function send(columns: BatchColumns): void {
    const rows = next;
    next = [];
    if (rows.length === 0) return;
    const idlest = threads.reduce((least, each) => (each.countChunks() < least.countChunks() ? each : least));
    idlest.send(rows, columns);
  }

  return {
    rowCount: count * CHUNKS_AT_THREAD * CHUNK_ROWS,
    geocode(values, columns) {
      return new Promise((resolve, reject) => {
        // Rows that are read in one turn of the event loop go together.
        if (next.length === 0) setImmediate(() => send(columns));
        next.push({ values, resolve, reject });
        if (next.length === CHUNK_ROWS) send(columns);
      });
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function startThread(workerData: RowPlaces) {
  const worker = new Worker(new URL("./row-thread.ts", import.meta.url), {
    workerData,
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const sent = new Map<number, readonly PendingRow[]>();
  let lastId = 0;
  let failure: unknown;
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  const rejectAll = () => {
    for (const { reject } of [...sent.values()].flat()) reject(failure);
    sent.clear();
  };
  worker.on("message", ({ id, results }: ChunkResults) => {
    sent.get(id)?.forEach(({ resolve }, at) => {
      resolve(results[at]!);
    });
    sent.delete(id);
  });
  worker.on("error", (error) => {
    failure = error;
  });
  worker.once("exit", (code) => {
    failure ??= new Error(`A thread for rows ended with code ${code}.`);
    rejectAll();
  });
  return {
    countChunks: () => sent.size,
    send(rows: readonly PendingRow[], columns: BatchColumns) {
      const id = ++lastId;
      sent.set(id, rows);
      if (failure !== undefined) rejectAll();
      const chunk = { id, columns, rows: rows.map(({ values }) => values) };
      worker.postMessage(chunk satisfies RowThreadMessage);
    },
    async close() {
      worker.postMessage("close" satisfies RowThreadMessage);
      await ended;
    },
  };
}
