import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LatLng, Viewport } from "@lieudit/place-model";
import { toCell } from "../geo/cells.ts";
import { PlaceIndexError } from "../place-index.ts";
import type { Candidate } from "../ranking/score-place.ts";
import {
  type CallReader,
  FileLostError,
  type IndexedPoint,
  type IndexReader,
  type LookupBounds,
  type TermMatch,
  type WarmUp,
  type WordLists,
} from "../search/index-reader.ts";
import { type Scope, splitScope } from "../search/source-scope.ts";
import { toKindTerm } from "../search/terms.ts";
import { CallAbortedError, CallTooHeavyError, WorkBudget } from "../search/work-budget.ts";
import { SHARD_VERSION } from "../sqlite/schema.ts";
import { openReadOnly, openSqliteReader, type SqliteReader } from "../sqlite/sqlite-reader.ts";
import { type Head, type KnownShard, readHead } from "./head-file.ts";
import { BORDER_CELLS, holds, meets, type Region, toRegion, toRegionAround } from "./region.ts";
import { TermRouter } from "./route-terms.ts";
import { TermFilter } from "./term-filter.ts";

/** Candidates that stay in memory, of all shards together. */
const MAX_KNOWN = 20_000;

/** A shard as a thread reads it. */
interface OpenShard {
  file: string;
  cells: Region;
  ranks: Uint32Array;
  filter: TermFilter;
  /** Absent once the file cannot be read. */
  reader: SqliteReader | undefined;
}

/**
 * For the worker thread: `IndexAddress` names this module. A shard that cannot be read is left out.
 *
 * @param options `path` of the head
 * @throws {PlaceIndexError} NOT_FOUND, BROKEN, INCOMPATIBLE if the head cannot be opened.
 */
export async function openReader({ path = "" }: Readonly<Record<string, string>>): Promise<IndexReader> {
  const { shards: known, ...facts } = readHeadFile(path);
  const head = openSqliteReader(path, { version: SHARD_VERSION, ranks: facts.ranks });
  const shards = known.map((shard) => openShard(dirname(path), shard, MAX_KNOWN / known.length));
  return new ShardedIndex(head, facts, shards);
}

function readHeadFile(path: string): Head & { shards: KnownShard[] } {
  const database = openReadOnly(path, SHARD_VERSION);
  try {
    return readHead(database);
  } catch (error) {
    throw new PlaceIndexError("BROKEN", `${path} cannot be read; import the sources again.`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}

function openShard(
  folder: string,
  { file, cells, ranks, filter, byteCount }: KnownShard,
  maxKnown: number,
): OpenShard {
  const shard = { file, cells, ranks, filter: new TermFilter(filter) };
  const path = join(folder, file);
  try {
    if (statSync(path).size !== byteCount) return { ...shard, reader: undefined };
    return { ...shard, reader: openSqliteReader(path, { version: SHARD_VERSION, ranks, maxKnown }) };
  } catch {
    // Missing or damaged: `lostFiles` has it.
    return { ...shard, reader: undefined };
  }
}

/** The index over a head and its shards. Each call has a reader of its own. */
class ShardedIndex implements IndexReader {
  readonly placeCount: number;
  readonly warmUp: WarmUp;
  readonly head: SqliteReader;
  readonly facts: Head;
  readonly shards: readonly OpenShard[];
  readonly router: TermRouter<OpenShard>;

  constructor(head: SqliteReader, facts: Head, shards: readonly OpenShard[]) {
    this.head = head;
    this.facts = facts;
    this.shards = shards;
    this.router = new TermRouter(shards);
    this.placeCount = facts.placeCount;
    this.warmUp = {
      ...head.warmUp,
      placeCount: facts.placeCount,
      keptCount: Math.min(MAX_KNOWN, facts.headCount),
    };
  }

  forCall(budget: WorkBudget): CallReader {
    return new ShardedCall(this, budget);
  }

  typeNumber(type: string): number | undefined {
    return this.head.typeNumber(type);
  }

  isCommonType(type: string): boolean {
    return this.head.isCommonType(type);
  }

  scopeNumber(scope: Scope): number | undefined {
    return this.head.scopeNumber(scope);
  }

  wordLists(scope?: Scope): Promise<WordLists> {
    return this.head.wordLists(scope);
  }

  matching(match: TermMatch, after: number, limit: number): Promise<Candidate[]> {
    return this.forCall(new WorkBudget()).matching(match, after, limit);
  }

  near(types: readonly number[], box: Viewport): Promise<IndexedPoint[]> {
    return this.forCall(new WorkBudget()).near(types, box);
  }

  candidates(ranks: readonly number[]): Promise<Candidate[]> {
    return this.forCall(new WorkBudget()).candidates(ranks);
  }

  recordTexts(ranks: readonly number[]): Promise<string[]> {
    return this.forCall(new WorkBudget()).recordTexts(ranks);
  }

  recordTextsById(ids: readonly string[]): Promise<string[]> {
    return this.forCall(new WorkBudget()).recordTextsById(ids);
  }

  boundaryText(id: string): Promise<string | undefined> {
    return this.forCall(new WorkBudget()).boundaryText(id);
  }

  description(): Promise<string> {
    return this.head.description();
  }

  async close(): Promise<void> {
    await Promise.all(
      [this.head, ...this.shards.map(({ reader }) => reader)].map((reader) => reader?.close()),
    );
  }
}

/**
 * Answers one call as a single index of all places would, because ranks, types and words are those of all places.
 * Lookups of the most popular places end in the head, others read the shards that may have a match.
 */
class ShardedCall implements CallReader {
  readonly placeCount: number;
  readonly readFiles = new Set<string>();
  readonly #index: ShardedIndex;
  readonly #budget: WorkBudget;

  constructor(index: ShardedIndex, budget: WorkBudget) {
    this.#index = index;
    this.#budget = budget;
    this.placeCount = index.placeCount;
  }

  get lostFiles(): string[] {
    return this.#index.shards.flatMap(({ file, reader }) => (reader === undefined ? [file] : []));
  }

  typeNumber(type: string): number | undefined {
    return this.#index.typeNumber(type);
  }

  isCommonType(type: string): boolean {
    return this.#index.isCommonType(type);
  }

  scopeNumber(scope: Scope): number | undefined {
    return this.#index.scopeNumber(scope);
  }

  wordLists(scope?: Scope): Promise<WordLists> {
    return this.#index.wordLists(scope);
  }

  async matching(
    match: TermMatch,
    after: number,
    limit: number,
    { mayUnpack, lastRank = this.placeCount }: LookupBounds = {},
  ): Promise<Candidate[]> {
    const { head, facts, router } = this.#index;
    const toBounds = (ranks: Uint32Array) => ({
      ...(mayUnpack && { mayUnpack }),
      lastRank: countUpTo(ranks, lastRank),
    });
    const walkHead = (count: number) =>
      head.walk(match, countUpTo(facts.ranks, after), count, toBounds(facts.ranks));
    // All localities are in the head.
    if (match.all.some(isForLocalities)) return [...walkHead(limit)];
    const routed = router.route(match, isOpen);
    if (routed.length === 0) return [];
    const results: Candidate[] = [];
    const isOneEnough = routed.length === 1 && isOpen(routed[0]!);
    if (!isOneEnough && after < facts.headCount) {
      for (const place of walkHead(limit)) {
        if (place.rank > facts.headCount) break;
        results.push(place);
      }
      if (results.length >= limit) return results;
    }
    const start = isOneEnough ? after : Math.max(after, facts.headCount);
    const missing = limit - results.length;
    const walk = (shards: readonly OpenShard[]) =>
      this.#mergeWalks(shards, missing, (shard, reader) =>
        reader.walk(match, countUpTo(shard.ranks, start), missing, toBounds(shard.ranks)),
      );
    const [near, far] = splitByDistance(routed, match.near);
    const first = walk(near);
    if (first.length >= missing || far.length === 0) return [...results, ...first];
    return [...results, ...mergeByRank([first, walk(far)]).slice(0, missing)];
  }

  /** Merges the places of several shards by rank, and reads no more of them than that takes. */
  #mergeWalks(
    shards: readonly OpenShard[],
    limit: number,
    start: (shard: OpenShard, reader: SqliteReader) => Generator<Candidate>,
  ): Candidate[] {
    const walks = this.#readable(shards).map(({ shard, reader }) => {
      const places = start(shard, reader);
      return { shard, places, next: this.#read(shard, () => places.next()) };
    });
    const results: Candidate[] = [];
    try {
      while (results.length < limit) {
        let first: (typeof walks)[number] | undefined;
        for (const walk of walks) {
          if (walk.next.done) continue;
          if (first === undefined || walk.next.value.rank < first.next.value!.rank) first = walk;
        }
        if (first === undefined) break;
        const place = first.next.value as Candidate;
        // Places at a border are in two shards.
        if (results.at(-1)?.rank !== place.rank) results.push(place);
        const { shard, places } = first;
        first.next = this.#read(shard, () => places.next());
      }
    } finally {
      for (const { places } of walks) places.return(undefined);
    }
    return results;
  }

  async near(types: readonly number[], box: Viewport, limit?: number): Promise<IndexedPoint[]> {
    const area = toRegion(box);
    const { shards } = this.#index;
    const holder = shards.find((shard) => isOpen(shard) && holds(shard.cells, area, BORDER_CELLS));
    const asked = holder === undefined ? shards.filter(({ cells }) => meets(cells, area)) : [holder];
    return this.#readable(asked).flatMap(({ shard, reader }) =>
      this.#read(shard, () => reader.listNear(types, box, limit)).map((point) => ({
        ...point,
        rank: shard.ranks[point.rank - 1]!,
      })),
    );
  }

  async candidates(ranks: readonly number[]): Promise<Candidate[]> {
    return this.#readRanks(ranks, (reader, rank) => reader.candidateAt(rank));
  }

  async recordTexts(ranks: readonly number[]): Promise<string[]> {
    return this.#readRanks(ranks, (reader, rank) => reader.recordTextAt(rank));
  }

  async recordTextsById(ids: readonly string[]): Promise<string[]> {
    return ids.flatMap((id) => this.#findInFiles((reader) => reader.records.withId(id)) ?? []);
  }

  async boundaryText(id: string): Promise<string | undefined> {
    return this.#findInFiles((reader) => reader.records.boundaryWithId(id));
  }

  description(): Promise<string> {
    return this.#index.description();
  }

  close(): Promise<void> {
    return this.#index.close();
  }

  /** Reads places by their rank among all. Those of a file that was lost meanwhile are left out. */
  #readRanks<Value>(ranks: readonly number[], read: (reader: SqliteReader, rank: number) => Value): Value[] {
    const { head, facts, shards } = this.#index;
    const values: Value[] = [];
    for (const rank of ranks) {
      if (rank <= facts.headCount) {
        values.push(read(head, rank));
        continue;
      }
      const shard = shards.find((one) => isOpen(one) && one.ranks[countUpTo(one.ranks, rank) - 1] === rank);
      if (shard === undefined) this.#budget.markPartial();
      else values.push(this.#read(shard, () => read(shard.reader!, countUpTo(shard.ranks, rank))));
    }
    return values;
  }

  #findInFiles(find: (reader: SqliteReader) => string | undefined): string | undefined {
    const { head, shards } = this.#index;
    const inHead = find(head);
    if (inHead !== undefined) return inHead;
    for (const { shard, reader } of this.#readable(shards)) {
      const text = this.#read(shard, () => find(reader));
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** Returns the shards that can be read. Without the others, the result is partial. */
  #readable(shards: readonly OpenShard[]): { shard: OpenShard; reader: SqliteReader }[] {
    return shards.flatMap((shard) => {
      const { reader } = shard;
      if (reader !== undefined) return [{ shard, reader }];
      this.#budget.markPartial();
      return [];
    });
  }

  /** @throws {FileLostError} if the file is damaged: it is not read again. */
  #read<Value>(shard: OpenShard, read: () => Value): Value {
    this.readFiles.add(shard.file);
    try {
      return read();
    } catch (error) {
      if (error instanceof CallAbortedError || error instanceof CallTooHeavyError) throw error;
      const { reader } = shard;
      shard.reader = undefined;
      void reader?.close();
      throw new FileLostError(`${shard.file} cannot be read.`, { cause: error });
    }
  }
}

function isOpen({ reader }: OpenShard): boolean {
  return reader !== undefined;
}

function isForLocalities(group: readonly string[]): boolean {
  return group.length > 0 && group.every((term) => splitScope(term)[1] === LOCALITY_TERM);
}

const LOCALITY_TERM = toKindTerm("locality");

/** Splits shards into those around a position, and the others. */
function splitByDistance(
  shards: readonly OpenShard[],
  near: LatLng | undefined,
): [near: readonly OpenShard[], far: readonly OpenShard[]] {
  if (near === undefined || shards.length < 2) return [shards, []];
  const around = toRegionAround(toCell(near, "large"), "large", 1);
  const isNear = ({ cells }: OpenShard) => meets(cells, around);
  return [shards.filter(isNear), shards.filter((shard) => !isNear(shard))];
}

function mergeByRank(lists: readonly (readonly Candidate[])[]): Candidate[] {
  const byRank = new Map(lists.flat().map((place) => [place.rank, place]));
  return [...byRank.values()].sort((a, b) => a.rank - b.rank);
}

/** Returns how many of the sorted numbers are at most `rank`. */
function countUpTo(ranks: Uint32Array, rank: number): number {
  let low = 0;
  let high = ranks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ranks[middle]! <= rank) low = middle + 1;
    else high = middle;
  }
  return low;
}
