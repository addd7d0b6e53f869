import { type BoundaryGeometry, decodeBoundary, type PlaceRecord } from "@lieudit/place-model";
import {
  type AutocompleteHit,
  type IndexDescription,
  type PlaceIndex,
  PlaceIndexError,
} from "../place-index.ts";
import type { IndexReader } from "./index-reader.ts";
import { markPartialSearch } from "./partial-results.ts";
import { type CallOptions, runCall } from "./run-call.ts";
import type { SearchExplanation } from "./search-explanation.ts";
import { getVisibleSources } from "./visible-sources.ts";
import { type CallResult, type IndexAddress, toWorkerError, type WorkerCall } from "./worker-messages.ts";
import { WorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

/**
 * Opens an index for reading, in worker threads of its own: neither a slow
 * query nor the ranking of its answers holds up the thread that serves requests.
 *
 * @throws {PlaceIndexError} when the index does not open.
 */
export async function openPlaceIndexInWorker(
  address: IndexAddress,
  options: WorkerPoolOptions,
  onLostFiles?: (files: readonly string[]) => void,
): Promise<PlaceIndex> {
  const calls = new WorkerPool(address, options);
  try {
    await calls.open();
  } catch (error) {
    await calls.close();
    throw error;
  }
  return placeIndexOver(calls, onLostFiles);
}

/** Returns the index over `reader` that runs its calls in the calling thread. */
export function placeIndexHere(
  reader: IndexReader,
  { onLostFiles, ...options }: PlaceIndexHereOptions = {},
): PlaceIndex {
  const answering: Answering = {
    async ask(call, signal) {
      signal?.throwIfAborted();
      try {
        return await runCall(reader, call, { ...options, isAborted: () => signal?.aborted === true });
      } catch (error) {
        signal?.throwIfAborted();
        throw toWorkerError(error);
      }
    },
    close: () => reader.close(),
  };
  return placeIndexOver(answering, onLostFiles);
}

export interface PlaceIndexHereOptions extends Pick<CallOptions, "maxWork" | "onWork"> {
  /** Receives files of the index that cannot be read. */
  onLostFiles?: (files: readonly string[]) => void;
}

/** Who answers calls: worker threads, or this one. */
export type Answering = Pick<WorkerPool, "ask" | "close">;

/** The index whose calls `calls` answers. */
export function placeIndexOver(
  calls: Answering,
  onLostFiles: (files: readonly string[]) => void = () => {},
): PlaceIndex {
  const ask = async (call: WorkerCall, signal?: AbortSignal): Promise<CallResult> => {
    const sources = getVisibleSources();
    const result = await calls.ask(sources.length === 0 ? call : { ...call, sources }, signal);
    if (result.lostFiles !== undefined) onLostFiles(result.lostFiles);
    if (result.isPartial && signal !== undefined) markPartialSearch(signal, result.hasEndedEarly === true);
    return result;
  };
  const records = async (call: WorkerCall, signal?: AbortSignal) =>
    parseRecords((await ask(call, signal)).records);
  const index: PlaceIndex = {
    async getPlace(id) {
      return (await index.getPlaces([id]))[0] ?? null;
    },
    getPlaces: (ids) => records({ method: "getPlaces", ids }),
    async getBoundary(id) {
      return readBoundary((await ask({ method: "getBoundary", id })).records);
    },
    async autocomplete(query, signal) {
      const answer = await ask({ method: "autocomplete", query }, signal);
      const places = parseRecords(answer.records);
      return places.map((place, i): AutocompleteHit => ({ place, ...answer.hits![i]! }));
    },
    async searchText(query, signal) {
      const answer = await ask({ method: "searchText", query }, signal);
      return {
        places: parseRecords(answer.records),
        hasMore: answer.hasMore ?? false,
        ...(answer.isPartial ? { isPartial: true } : {}),
      };
    },
    searchNearby: (query, signal) => records({ method: "searchNearby", query }, signal),
    reverseGeocode: (query, signal) => records({ method: "reverseGeocode", query }, signal),
    async explainSearch(query, signal) {
      const answer = await ask({ method: "explain", query }, signal);
      // Written by our own worker as this type.
      return JSON.parse(answer.records) as SearchExplanation;
    },
    async describe() {
      const answer = await calls.ask({ method: "describe" });
      // Written by our writer as this type.
      return JSON.parse(answer.records) as IndexDescription;
    },
    close: () => calls.close(),
  };
  return index;
}

/**
 * Reads a stored outline. The worker sends an empty text for a place without one.
 *
 * @throws {PlaceIndexError} BROKEN when it is damaged.
 */
export function readBoundary(text: string): BoundaryGeometry | null {
  if (text === "") return null;
  const geometry = decodeBoundary(text);
  if (geometry !== null) return geometry;
  throw new PlaceIndexError("BROKEN", "An outline in the place index is damaged; import the sources again.");
}

/** The worker sends records as one JSON text: copying text between threads costs far less than copying objects. */
function parseRecords(json: string): PlaceRecord[] {
  return JSON.parse(json) as PlaceRecord[];
}
