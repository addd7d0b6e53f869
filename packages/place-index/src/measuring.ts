import type { LatLng } from "@lieudit/place-model";
import type { PlaceIndex } from "./place-index.ts";
import { toKindTerm } from "./search/terms.ts";
import type { WorkLimits } from "./search/work-budget.ts";
import { placeIndexHere } from "./search/worker-place-index.ts";
import { openReader as openShardedReader } from "./shards/sharded-reader.ts";
import { openReader } from "./sqlite/sqlite-reader.ts";

export { MAX_FILTERED_WORK, MAX_WORK } from "./search/work-budget.ts";

/** An index that runs its calls in the calling thread, where their CPU time can be measured. */
export interface MeasuredIndex {
  index: PlaceIndex;
  /** Work of all calls so far, in units of about 10 microseconds at a million places. Deterministic. */
  readWorkUnits(): number;
  /** Shards that all calls so far read, without the head. */
  readShardCount(): number;
  /** The most frequent words of names, and those of addresses and types. */
  listCommonWords(limit: number): Promise<{ names: string[]; context: string[] }>;
  /** Positions of the best known towns. */
  listTownCentres(limit: number): Promise<LatLng[]>;
}

export interface MeasuredIndexOptions {
  /** Limits of each call. Default: those of a server. */
  maxWork?: Partial<WorkLimits>;
  /** Whether `path` is the head of shards. */
  hasShards?: boolean;
}

/**
 * Opens the SQLite index at `path`, for benchmarks and for tests of expensive calls.
 *
 * @throws {PlaceIndexError} NOT_FOUND, INCOMPATIBLE or BROKEN when the file does not open.
 */
export async function openMeasuredIndex(
  path: string,
  { hasShards = false, ...options }: MeasuredIndexOptions = {},
): Promise<MeasuredIndex> {
  const reader = await (hasShards ? openShardedReader : openReader)({ path });
  let workUnits = 0;
  let shardCount = 0;
  const onWork = (units: number, shards: number) => {
    workUnits += units;
    shardCount += shards;
  };
  return {
    index: placeIndexHere(reader, { ...options, onWork }),
    readWorkUnits: () => workUnits,
    readShardCount: () => shardCount,
    async listCommonWords(limit) {
      const { names, context } = await reader.wordLists();
      return { names: names.startingWith("", limit), context: context.startingWith("", limit) };
    },
    async listTownCentres(limit) {
      const towns = await reader.matching({ all: [[toKindTerm("locality")]] }, 0, limit);
      return towns.map(({ location }) => location);
    },
  };
}
