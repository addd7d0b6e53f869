import { boundReader } from "./bounded-reader.ts";
import { explainSearch } from "./explain-search.ts";
import { findAddress } from "./find-address.ts";
import { findAutocomplete } from "./find-autocomplete.ts";
import { findNearby } from "./find-nearby.ts";
import { findReverse } from "./find-reverse.ts";
import { findText } from "./find-text.ts";
import { FileLostError, type IndexReader } from "./index-reader.ts";
import { showSources } from "./scoped-reader.ts";
import { listStoredIds } from "./source-scope.ts";
import { StreetLists } from "./street-lists.ts";
import { hasTraitFilter } from "./text-filters.ts";
import { MAX_FILTERED_WORK, MAX_WORK, WorkBudget, type WorkLimits } from "./work-budget.ts";
import { asArray, type CallResult, type WorkerCall } from "./worker-messages.ts";

export interface CallOptions {
  /** Whether the caller has left. */
  isAborted?: () => boolean;
  /** Default: the limits of the call. */
  maxWork?: Partial<WorkLimits>;
  /** Units after which the call is too heavy for its thread. Default: none. */
  maxShared?: number | undefined;
  /** Receives the work of the call in units, see `WORK`, and the number of shards that it read. */
  onWork?: (units: number, shardCount: number) => void;
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
  { isAborted, maxWork, maxShared, onWork }: CallOptions = {},
): Promise<CallResult> {
  for (;;) {
    const budget = new WorkBudget({ ...getMaxWork(call), ...maxWork }, isAborted, maxShared);
    const callReader = reader.forCall?.(budget);
    const bounded = boundReader(callReader ?? reader, budget);
    const visible = showSources(bounded, call.sources);
    // Lists in memory are for all callers, so they have public streets only.
    const streets = visible === bounded ? getStreetLists(reader) : new StreetLists();
    try {
      const result = await answerCall(visible, call, streets);
      onWork?.(budget.unitsSpent, callReader?.readFiles.size ?? 0);
      const lostFiles = callReader?.lostFiles ?? [];
      return {
        ...result,
        ...(budget.isPartial ? { isPartial: true } : {}),
        ...(budget.hasEndedEarly ? { hasEndedEarly: true } : {}),
        ...(lostFiles.length === 0 ? {} : { lostFiles }),
      };
    } catch (error) {
      // Each try leaves out one file more.
      if (!(error instanceof FileLostError)) throw error;
    }
  }
}

function getMaxWork(call: WorkerCall): WorkLimits {
  const search = call.method === "explain" ? call.query : call;
  const isFiltered = search.method === "searchText" && hasTraitFilter(search.query);
  return isFiltered ? MAX_FILTERED_WORK : MAX_WORK;
}

async function answerCall(index: IndexReader, call: WorkerCall, streets: StreetLists): Promise<CallResult> {
  switch (call.method) {
    case "open":
      return { records: "[]" };
    case "describe":
      return { records: await index.description() };
    case "getPlaces":
      return { records: asArray(await index.recordTextsById(listStoredIds(call.ids, call.sources ?? []))) };
    case "getBoundary":
      return { records: (await readBoundaryText(index, call.id, call.sources)) ?? "" };
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

async function readBoundaryText(
  index: IndexReader,
  id: string,
  sources: readonly string[] = [],
): Promise<string | undefined> {
  const texts = await Promise.all(listStoredIds([id], sources).map((stored) => index.boundaryText(stored)));
  return texts.find((text) => text !== undefined);
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
