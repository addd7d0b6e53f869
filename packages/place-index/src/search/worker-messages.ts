import {
  type AutocompleteHit,
  type AutocompleteQuery,
  type ExplainQuery,
  type NearbyQuery,
  PlaceIndexError,
  type ReverseQuery,
  type TextQuery,
} from "../place-index.ts";

/** Which index a worker reads. */
export interface IndexAddress {
  /** URL of a module that exports `openReader(options)`. */
  module: string;
  options: Readonly<Record<string, string>>;
}

/** Messages of the main thread to the worker. */
export type WorkerCall = (
  | { method: "open" }
  | { method: "describe" }
  | { method: "getPlaces"; ids: readonly string[] }
  | { method: "getBoundary"; id: string }
  | { method: "explain"; query: ExplainQuery }
  | { method: "autocomplete"; query: AutocompleteQuery }
  | { method: "searchText"; query: TextQuery }
  | { method: "searchNearby"; query: NearbyQuery }
  | { method: "reverseGeocode"; query: ReverseQuery }
) & {
  /** Private sources that the caller sees. Default: none. */
  sources?: readonly string[];
};

export interface CallResult {
  /** A JSON array of the records found, the description, or the text of an outline. */
  records: string;
  /** One for each record of an autocomplete. */
  hits?: Omit<AutocompleteHit, "place">[];
  hasMore?: boolean;
  /** Whether the search stopped at its limit of work: results are correct, but some may be missing. */
  isPartial?: boolean;
  /** Whether the call reached its limit of work; it is then partial. */
  hasEndedEarly?: boolean;
  /** Files of the index that cannot be read. */
  lostFiles?: readonly string[];
}

/** Data that a worker starts with. */
export interface WorkerSetup {
  address: IndexAddress;
  /** Memory of its `CallFlags`. */
  flags: SharedArrayBuffer;
  /** Whether the thread leaves the processor to others. */
  hasLowPriority: boolean;
}

/** A call, the abort of one, or the end: the worker closes the file and ends by itself. */
export interface CallRequest {
  id: number;
  call: WorkerCall;
  /** See `CallOptions`. */
  maxShared?: number | undefined;
}

export type WorkerRequest = CallRequest | { abortedId: number } | "close";

export type WorkerReply = {
  id: number;
  /** CPU time of the thread for the call so far, in milliseconds. */
  cpuMs: number;
} & (
  | { answer: CallResult }
  | { isAborted: true }
  | { isTooHeavy: true }
  | { code: PlaceIndexError["code"]; message: string }
);

/** JSON texts as one JSON array. */
export function asArray(texts: readonly string[]): string {
  return `[${texts.join(",")}]`;
}

/** Converts an error of an engine to a `PlaceIndexError`. */
export function toWorkerError(error: unknown): PlaceIndexError {
  if (error instanceof PlaceIndexError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new PlaceIndexError("BROKEN", `The place index could not answer: ${reason}`, { cause: error });
}
