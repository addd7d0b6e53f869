import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { ImportError, type ImportErrorCode } from "@lieudit/intake";
import type { SharedLocation } from "@lieudit/place-index/store";
import type { AddressReport, ImportAddressesOptions } from "../import-addresses.ts";
import type { FeedReport, ImportFeedOptions } from "../import-feed.ts";
import type { ImportListOptions, ListReport } from "../import-list.ts";
import type { ImportProgress, ImportReport } from "../source/import-report.ts";
import { getThreadLimits } from "../thread-limits.ts";
import type { Command } from "./command-line.ts";

export type ImportCommand = Extract<Command, { do: "import" }>;

/** Start data of the thread. */
export interface ThreadOrder {
  job: ThreadJob;
  /** Whether it throttles itself while others use the machine. */
  keepsPace: boolean;
}

/** A job of the thread with the type of its report. */
export type ThreadJob =
  | {
      job: "map";
      options: Omit<ImportCommand, "do" | "feeds" | "list" | "addresses" | "attribution"> & SharedLocation;
    }
  | { job: "feed"; options: ImportFeedOptions }
  | { job: "addresses"; options: ImportAddressesOptions }
  | { job: "list"; options: ImportListOptions };
export interface JobReports {
  map: ImportReport;
  feed: FeedReport;
  addresses: AddressReport;
  list: ListReport;
}

/** Messages of the thread. Errors are sent as data, because classes cannot be cloned. */
export type ThreadMessage =
  | { is: "progress"; progress: ImportProgress }
  | { is: "done"; report: JobReports[keyof JobReports] }
  | { is: "refused"; code: ImportErrorCode; message: string };

/**
 * Heap growth in percent of the live data before V8 collects garbage. By default it waits
 * for up to four times as much, and every stage of an import leaves garbage. A lower value
 * saves little more memory and takes much more time.
 */
const HEAP_GROWING_PERCENT = 50;

/**
 * Imports in a worker thread, so that the main thread can show progress and handle Ctrl-C
 * while SQLite works.
 *
 * @throws {ImportError} as `importPlaces` does.
 */
export async function importInThread<Job extends ThreadJob>(
  job: Job,
  {
    keepsPace,
    signal,
    onProgress,
  }: { keepsPace: boolean; signal: AbortSignal; onProgress: (progress: ImportProgress) => void },
): Promise<JobReports[Job["job"]]> {
  // Read at each collection; `resourceLimits` has no such option.
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), {
    workerData: { job, keepsPace } satisfies ThreadOrder,
    resourceLimits: getThreadLimits(),
  });
  const stop = () => worker.postMessage("stop");
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await new Promise<JobReports[Job["job"]]>((resolve, reject) => {
      worker.on("message", (message: ThreadMessage) => {
        if (message.is === "progress") onProgress(message.progress);
        // The thread replies to each job with its own report.
        else if (message.is === "done") resolve(message.report as JobReports[Job["job"]]);
        else reject(new ImportError(message.code, message.message));
      });
      worker.once("error", (error: NodeJS.ErrnoException) => reject(createOutOfMemoryError(error)));
      worker.once("exit", (code) => reject(new Error(`the import thread ended with code ${code}`)));
    });
  } finally {
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

function createOutOfMemoryError(error: NodeJS.ErrnoException): Error {
  if (error.code !== "ERR_WORKER_OUT_OF_MEMORY") return error;
  return new ImportError(
    "STORE",
    "The import needs more memory than there is. Import a smaller extract, or give Node more with " +
      "NODE_OPTIONS=--max-old-space-size=8000. Nothing was changed.",
    { cause: error },
  );
}
