import { boundReader } from "./bounded-reader.ts";
import { explainSearch } from "./explain-search.ts";
import { findAddress } from "./find-address.ts";
import { findAutocomplete } from "./find-autocomplete.ts";
import { findNearby } from "./find-nearby.ts";
import { findReverse } from "./find-reverse.ts";
import { findText } from "./find-text.ts";
import type { IndexReader } from "./index-reader.ts";
import { StreetLists } from "./street-lists.ts";
import { hasTraitFilter } from "./text-filters.ts";
import { MAX_FILTERED_WORK_UNITS, MAX_WORK_UNITS, WorkBudget } from "./work-budget.ts";
import { asArray, type CallResult, type WorkerCall } from "./worker-messages.ts";

export interface CallOptions {
  /** Whether the caller has left. */
  isAborted?: () => boolean;
  /** Default: the limit of the call. */
  maxWorkUnits?: number;
  /** Units after which the call is too heavy for its thread. Default: none. */
  maxShared?: number | undefined;
  /** Receives the work of the call in units; see `WORK`. */
  onWork?: (units: number) => void;
}

/**
 * Runs a call of `PlaceIndex` within its budget of work.
 *
 * @returns records as JSON text.
 * @throws {CallAbortedError} when the caller leaves.
 * @throws {CallTooHeavyError} when the call has more work than `maxShared`.
 */
export async function runCall(
  reader: IndexReader,
  call: WorkerCall,
  { isAborted, maxWorkUnits = getMaxWorkUnits(call), maxShared, onWork }: CallOptions = {},
): Promise<CallResult> {
  const budget = new WorkBudget(maxWorkUnits, isAborted, maxShared);
  const result = await answerCall(boundReader(reader, budget), call, getStreetLists(reader));
  onWork?.(budget.unitsSpent);
  return budget.isPartial ? { ...result, isPartial: true } : result;
}

function getMaxWorkUnits(call: WorkerCall): number {
  const search = call.method === "explain" ? call.query : call;
  const isFiltered = search.method === "searchText" && hasTraitFilter(search.query);
  return isFiltered ? MAX_FILTERED_WORK_UNITS : MAX_WORK_UNITS;
}

async function answerCall(index: IndexReader, call: WorkerCall, streets: StreetLists): Promise<CallResult> {
  switch (call.method) {
    case "open":
      return { records: "[]" };
    case "describe":
      return { records: await index.description() };
    case "getPlaces":
      return { records: asArray(await index.recordTextsById(call.ids)) };
    case "getBoundary":
      return { records: (await index.boundaryText(call.id)) ?? "" };
    case "explain":
      return { records: JSON.stringify(await explainSearch(index, call.query)) };
    case "autocomplete":
      return findAutocomplete(index, call.query);
    case "searchText":
      return (await findAddress(index, call.query, streets)) ?? findText(index, call.query);
    case "searchNearby":
      return { records: await findNearby(index, call.query) };
    case "reverseGeocode":
      return { records: await findReverse(index, call.query) };
  }
}

function getStreetLists(reader: IndexReader): StreetLists {
  let lists = streetLists.get(reader);
  if (lists === undefined) {
    lists = new StreetLists();
    streetLists.set(reader, lists);
  }
  return lists;
}

const streetLists = new WeakMap<IndexReader, StreetLists>();
