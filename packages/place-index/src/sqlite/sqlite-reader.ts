import { existsSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { Viewport } from "@lieudit/place-model";
import { getCellRows } from "../geo/cells.ts";
import { mayMeet } from "../houses/cell-extent.ts";
import type { HouseBlock } from "../houses/house-block.ts";
import { HouseMatcher } from "../houses/house-matcher.ts";
import { PlaceIndexError } from "../place-index.ts";
import type { Candidate } from "../ranking/score-place.ts";
import type {
  IndexedPoint,
  IndexReader,
  LookupBounds,
  TermMatch,
  WarmUp,
  WordLists,
} from "../search/index-reader.ts";
import { NumberedTypes } from "../search/numbered-types.ts";
import { PUBLIC_SCOPE, type Scope } from "../search/source-scope.ts";
import { Vocabulary } from "../search/vocabulary.ts";
import { type CandidateRow, COORDINATE_SCALE, toCandidate } from "../writing/place-row.ts";
import { matchExpression } from "./match-expression.ts";
import { StoredRecords } from "./records/stored-records.ts";
import { checkSchema } from "./schema.ts";

/**
 * For the worker thread: `IndexAddress` names this module.
 *
 * @throws {PlaceIndexError} NOT_FOUND, BROKEN, INCOMPATIBLE.
 */
export async function openReader({ path = "" }: Readonly<Record<string, string>>): Promise<IndexReader> {
  return openSqliteReader(path);
}

export interface SqliteReaderOptions {
  /** Default: that of a file with all places. */
  version?: number;
  /** Ranks that candidates have, by the ranks in the file. Default: the same. */
  ranks?: Uint32Array;
  /** Candidates of the first ranks that stay in memory. */
  maxKnown?: number;
}

/** @throws {PlaceIndexError} NOT_FOUND, BROKEN, INCOMPATIBLE. */
export function openSqliteReader(path: string, options: SqliteReaderOptions = {}): SqliteReader {
  const database = openReadOnly(path, options.version);
  try {
    return new SqliteReader(path, database, options);
  } catch (error) {
    database.close();
    throw toOpeningError(error, path);
  }
}

/** An index file open for reading: rows, records and words. One thread's, which waits for each query. */
export class SqliteReader implements IndexReader, WordLists {
  readonly warmUp: WarmUp;
  readonly placeCount: number;
  readonly #database: DatabaseSync;
  readonly #path: string;
  readonly #types = new NumberedTypes();
  readonly #placeRow: StatementSync;
  readonly records: StoredRecords;
  readonly #matching: StatementSync;
  readonly #near: StatementSync;
  readonly #known: (Candidate | undefined)[] = [];
  readonly #candidates = new Map<number, Candidate>();
  readonly #vocabularies = new Map<string, Vocabulary>();
  readonly #ranks: Uint32Array | undefined;
  readonly #maxKnown: number;

  /** Throws what SQLite does where the file is damaged; the database is then still open. */
  constructor(path: string, database: DatabaseSync, { ranks, maxKnown = BEST_KNOWN }: SqliteReaderOptions) {
    this.#path = path;
    this.#ranks = ranks;
    this.#maxKnown = maxKnown;
    this.#database = database;
    this.#database.exec(`${MAPPED}; pragma cache_size = -16000`);
    this.#placeRow = this.#database.prepare(
      "select kind, lat, lng, popularity, country, types, names, context from place where rank = ?",
    );
    this.#placeRow.setReturnArrays(true);
    this.#matching = this.#database.prepare(
      "select rowid from words where words match ? and rowid > ? and rowid <= ? order by rowid",
    );
    this.#matching.setReturnArrays(true);
    this.records = new StoredRecords(this.#database, (type) => this.#types.numberOf(type) ?? 0);
    this.#near = this.#database.prepare(
      "select rank, lat, lng, cell from near where type = ? and cell between ? and ? and (lng is null or lat between ? and ? and lng between ? and ?)",
    );
    this.#near.setReturnArrays(true);
    this.placeCount = this.records.countPlaces();
    this.warmUp = {
      ms: Math.min(MAX_WARM_UP_MS, this.placeCount * WARM_UP_MS_PER_PLACE),
      placeCount: this.placeCount,
      keptCount: maxKnown,
    };
    for (const row of this.#database.prepare("select number, name, is_common from type").iterate()) {
      this.#types.add(Number(row.number), String(row.name), Boolean(row.is_common));
    }
  }

  typeNumber(type: string): number | undefined {
    return this.#types.numberOf(type);
  }

  isCommonType(type: string): boolean {
    return this.#types.isCommon(type);
  }

  scopeNumber(scope: Scope): number | undefined {
    return this.#types.numberOfScope(scope);
  }

  async wordLists(scope: Scope = PUBLIC_SCOPE): Promise<WordLists> {
    if (scope === PUBLIC_SCOPE) return this;
    return {
      names: this.#vocabulary(`${scope}names`),
      context: this.#vocabulary(`${scope}context`),
      initials: this.#vocabulary(`${scope}initials`),
      areas: this.#vocabulary(`${scope}areas`),
      zones: this.#vocabulary(`${scope}zones`),
    };
  }

  async matching(
    match: TermMatch,
    after: number,
    limit: number,
    bounds: LookupBounds = {},
  ): Promise<Candidate[]> {
    return [...this.walk(match, after, limit, bounds)];
  }

  /**
   * Yields the places after rank `after` that match, the most popular first. It may be left early.
   *
   * @param limit of all that it yields
   */
  *walk(
    match: TermMatch,
    after: number,
    limit: number,
    { mayUnpack = () => true, lastRank = Number.MAX_SAFE_INTEGER }: LookupBounds,
  ): Generator<Candidate> {
    const expression = matchExpression(match);
    if (expression === null) return;
    let found = 0;
    // The first houses of a block may be on the page before.
    const started = after > 0 ? this.records.houses.atRank(after) : undefined;
    const start = started !== undefined && started.lastRank > after ? started.rank - 1 : after;
    const matcher = new HouseMatcher(match);
    let missedBlocks = 0;
    // With `setReturnArrays` a row is an array in the order of the query's columns.
    for (const row of this.#matching.iterate(expression, start, lastRank)) {
      const [rank] = row as unknown as [number];
      const place = this.#findPlace(rank);
      if (place !== undefined) {
        found += 1;
        yield place;
      } else {
        if (!mayUnpack()) break;
        const block = this.#block(rank);
        const houses = matcher.listIn(block, Math.max(0, after + 1 - rank), limit - found);
        for (const at of houses) yield block.candidate(at, this.#toRank(rank + at));
        found += houses.length;
        missedBlocks = houses.length === 0 ? missedBlocks + 1 : 0;
      }
      if (found >= limit || missedBlocks >= MAX_MISSED_BLOCKS) break;
    }
  }

  async near(types: readonly number[], box: Viewport, limit?: number): Promise<IndexedPoint[]> {
    return this.listNear(types, box, limit);
  }

  listNear(types: readonly number[], box: Viewport, limit = Infinity): IndexedPoint[] {
    const south = Math.floor(box.low.latitude * COORDINATE_SCALE);
    const north = Math.ceil(box.high.latitude * COORDINATE_SCALE);
    const west = Math.floor(box.low.longitude * COORDINATE_SCALE);
    const east = Math.ceil(box.high.longitude * COORDINATE_SCALE);
    const results: IndexedPoint[] = [];
    for (const [first, last] of getCellRows(box, "small")) {
      for (const type of types) {
        // As above.
        const rows = this.#near.all(type, first, last, south, north, west, east) as unknown as NearPlace[];
        for (const [rank, lat, lng, cell] of rows) {
          if (lng === null) {
            if (mayMeet(cell, lat, box)) results.push(...this.#block(rank).listInside(box));
          } else results.push({ rank, latitude: lat / COORDINATE_SCALE, longitude: lng / COORDINATE_SCALE });
        }
        if (results.length >= limit) return results;
      }
    }
    return results;
  }

  async candidates(ranks: readonly number[]): Promise<Candidate[]> {
    return ranks.map((rank) => this.candidateAt(rank));
  }

  candidateAt(rank: number): Candidate {
    const place = this.#findPlace(rank);
    if (place !== undefined) return place;
    const block = this.#block(rank);
    return block.candidate(rank - block.rank, this.#toRank(rank));
  }

  #toRank(rank: number): number {
    return this.#ranks?.[rank - 1] ?? rank;
  }

  /** Returns the place of a rank; undefined for a house of a block. */
  #findPlace(rank: number): Candidate | undefined {
    // The best-known places are in most results and stay; of the others the last used do.
    const isKnown = rank <= this.#maxKnown;
    let candidate = isKnown ? this.#known[rank] : this.#candidates.get(rank);
    if (candidate === undefined) {
      // With `setReturnArrays` a row is an array in the order of the query's columns.
      const row = this.#placeRow.get(rank) as unknown as CandidateRow | undefined;
      if (row === undefined) return undefined;
      candidate = toCandidate(this.#toRank(rank), row, this.#types.names);
      if (isKnown) this.#known[rank] = candidate;
      else {
        if (this.#candidates.size >= MAX_CANDIDATES) this.#candidates.clear();
        this.#candidates.set(rank, candidate);
      }
    }
    return candidate;
  }

  #block(rank: number): HouseBlock {
    const block = this.records.houses.atRank(rank);
    if (block === undefined) throw this.#broken(`place ${rank} is missing`);
    return block;
  }

  async recordTexts(ranks: readonly number[]): Promise<string[]> {
    return ranks.map((rank) => this.recordTextAt(rank));
  }

  recordTextAt(rank: number): string {
    const json = this.records.atRank(rank);
    if (json === undefined) throw this.#broken(`record ${rank} is missing`);
    return json;
  }

  async boundaryText(id: string): Promise<string | undefined> {
    return this.records.boundaryWithId(id);
  }

  async recordTextsById(ids: readonly string[]): Promise<string[]> {
    return ids.flatMap((id) => this.records.withId(id) ?? []);
  }

  async description(): Promise<string> {
    return String(this.#database.prepare("select value from meta where key = 'description'").get()?.value);
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  get names(): Vocabulary {
    return this.#vocabulary("names");
  }

  get context(): Vocabulary {
    return this.#vocabulary("context");
  }

  get initials(): Vocabulary {
    return this.#vocabulary("initials");
  }

  get areas(): Vocabulary {
    return this.#vocabulary("areas");
  }

  get zones(): Vocabulary {
    return this.#vocabulary("zones");
  }

  /** Reads a list when it is first needed, so that opening stays quick. */
  #vocabulary(list: `${Scope}${keyof WordLists}`): Vocabulary {
    let vocabulary = this.#vocabularies.get(list);
    if (vocabulary === undefined) {
      const row = this.#database.prepare("select words, counts from vocabulary where list = ?").get(list);
      if (!(row?.counts instanceof Uint8Array)) throw this.#broken(`the list of words (${list}) is missing`);
      vocabulary = Vocabulary.fromStored(String(row.words), row.counts);
      this.#vocabularies.set(list, vocabulary);
    }
    return vocabulary;
  }

  /** The error for a file that misses what it must have. */
  #broken(what: string): PlaceIndexError {
    return new PlaceIndexError("BROKEN", `${this.#path} is damaged: ${what}; import the sources again.`);
  }
}

/** Places held in memory, some 400 bytes each: those of the first ranks, and so many others. */
const BEST_KNOWN = 20_000;
const MAX_CANDIDATES = 5_000;

/**
 * Blocks in a row that have all words of a search, but no house that has them: those of "12-14 rue Haute". Houses
 * come after nearly all other places, so none of those is missed. Of houses with a rare suffix, one in fifty fits.
 */
const MAX_MISSED_BLOCKS = 300;

/** A row of the table of near places. */
type NearPlace = readonly [rank: number, lat: number, lng: number | null, cell: number];

/** A file of 200 000 places or more opens so much later; one of a town notices nothing of it. */
const MAX_WARM_UP_MS = 300;
const WARM_UP_MS_PER_PLACE = 0.001_5;

/**
 * Maps up to 2 GB of the file, the most that SQLite allows: a search reads the same pages again
 * and again, without a copy.
 */
const MAPPED = "pragma mmap_size = 2147418112; pragma query_only = 1";

/**
 * Returns the index file at `path`, for reading alone.
 *
 * @throws {PlaceIndexError} NOT_FOUND, BROKEN, INCOMPATIBLE.
 */
export function openReadOnly(path: string, version?: number): DatabaseSync {
  if (!existsSync(path)) {
    throw new PlaceIndexError(
      "NOT_FOUND",
      `There is no place index at ${path}; import a source to make one.`,
    );
  }
  const url = pathToFileURL(path);
  // Nobody writes to a finished index, so no lock and no journal is looked for.
  url.searchParams.set("immutable", "1");
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(url, { readOnly: true });
    checkSchema(database, path, version);
    return database;
  } catch (error) {
    database?.close();
    throw toOpeningError(error, path);
  }
}

/** Converts the error of a file that does not open to a `PlaceIndexError`. */
export function toOpeningError(error: unknown, path: string): PlaceIndexError {
  if (error instanceof PlaceIndexError) return error;
  return new PlaceIndexError(
    "BROKEN",
    `${path} cannot be opened as a place index; import the sources again.`,
    { cause: error },
  );
}
