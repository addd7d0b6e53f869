import { availableMemory } from "node:process";
import { Worker } from "node:worker_threads";
import { ImportError, type ImportErrorCode } from "@lieudit/intake";
import type { BuildMapOptions, BuiltMap, MapOrder, MapParts, PlacesOfMap } from "./build-map.ts";
import { getIsThrottled } from "./command/pace.ts";
import type { OsmFile } from "./osm/open-osm-file.ts";
import type { ImportPhase } from "./source/import-report.ts";
import { getThreadLimits } from "./thread-limits.ts";

export interface MapThreadOrder extends MapOrder {
  paths: string[];
  /** Whether it throttles itself while others use the machine. */
  keepsPace: boolean;
}

/** Messages of the thread. Errors are sent as data, because classes and codes cannot be cloned. */
export type MapThreadMessage =
  | { is: "progress"; phase: ImportPhase; share: number }
  | { is: "finished"; part: keyof MapParts; result: MapParts[keyof MapParts] }
  | { is: "done"; map: BuiltMap }
  | { is: "refused"; code: ImportErrorCode; message: string }
  | { is: "failed"; message: string; code?: unknown; errcode?: unknown };

/** A thread takes longer to start than the map of a small town. */
const MIN_BYTES = 4 * 1024 * 1024;
/** Memory that two threads need for each byte of an extract: both hold positions of nodes. */
const MEMORY_PER_BYTE = 4;
const MEMORY_BYTES = 1024 ** 3;

/** Whether a map is built beside the places: the extract is large, and memory and processors are there. */
export function isMapThreadUseful(files: readonly OsmFile[], processors: number): boolean {
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const isRoomy = availableMemory() > MEMORY_BYTES + MEMORY_PER_BYTE * bytes;
  return bytes >= MIN_BYTES && processors > 1 && isRoomy;
}

/**
 * Builds a map in a thread of its own.
 *
 * @throws what `buildMap` throws.
 */
export async function buildMapInThread(
  files: readonly OsmFile[],
  order: MapOrder,
  { places, signal, onProgress, onFinished }: BuildMapOptions,
): Promise<BuiltMap> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL("./map-worker.ts", import.meta.url), {
    workerData: {
      ...order,
      paths: files.map(({ path }) => path),
      keepsPace: getIsThrottled(),
    } satisfies MapThreadOrder,
    resourceLimits: getThreadLimits(),
  });
  try {
    return await new Promise<BuiltMap>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      // A failure of the places ends the map too.
      places.then((known: PlacesOfMap) => worker.postMessage(known), reject);
      worker.on("message", (message: MapThreadMessage) => {
        if (message.is === "progress") onProgress(message.phase, message.share);
        // The thread sends each part with its own result.
        else if (message.is === "finished") onFinished?.(message.part, message.result as number);
        else if (message.is === "done") resolve(message.map);
        else if (message.is === "refused") reject(new ImportError(message.code, message.message));
        else {
          const { message: text, code, errcode } = message;
          reject(Object.assign(new Error(text), { code, errcode }));
        }
      });
      worker.once("error", reject);
      worker.once("exit", (code) => reject(new Error(`the map thread ended with code ${code}`)));
    });
  } finally {
    await worker.terminate();
  }
}
