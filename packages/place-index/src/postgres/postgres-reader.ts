import type { Viewport } from "@lieudit/place-model";
import { getCellRows } from "../geo/cells.ts";
import { PlaceIndexError } from "../place-index.ts";
import type { Candidate } from "../ranking/score-place.ts";
import type { IndexedPoint, IndexReader, TermMatch, WordLists } from "../search/index-reader.ts";
import { NumberedTypes } from "../search/numbered-types.ts";
import { unpackRecord } from "../search/pack-record.ts";
import { addScopes } from "../search/scoped-reader.ts";
import { PUBLIC_SCOPE, type Scope } from "../search/source-scope.ts";
import { toCellTerms } from "../search/terms.ts";
import { Vocabulary } from "../search/vocabulary.ts";
import { type CandidateRow, toCandidate } from "../writing/place-row.ts";
import { findRanks } from "./find-ranks.ts";
import { listPlacesInBox } from "./near-cells.ts";
import { ReadingPool } from "./reading-pool.ts";
import { RecentValues } from "./recent-values.ts";
import { nameTables, REGISTRY, SCHEMA_VERSION, type Tables } from "./schema.ts";
import { TermRanksReader } from "./term-ranks.ts";

/** For the worker thread: `IndexAddress` names this module. */
export async function openReader({
  databaseUrl = "",
  name = "",
}: Readonly<Record<string, string>>): Promise<IndexReader> {
  const pool = new ReadingPool(databaseUrl);
  try {
    const { version } = await registered(pool, name);
    if (version !== SCHEMA_VERSION) {
      throw new PlaceIndexError(
        "INCOMPATIBLE",
        `The index of places ${name} has version ${version}, this program reads ${SCHEMA_VERSION}; npm run import -- --rebuild makes it anew.`,
      );
    }
    const types = new NumberedTypes();
    const rows = await pool.rows<[number: number, name: string, isCommon: boolean]>(
      `select number, name, is_common from ${nameTables(name).type}`,
    );
    for (const row of rows) types.add(...row);
    return new PostgresReader(pool, name, types);
  } catch (error) {
    // Not awaited: a connection that hangs must not delay the error.
    pool.close().catch(() => {});
    throw error;
  }
}

/** @throws {PlaceIndexError} NOT_FOUND */
async function registered(
  pool: ReadingPool,
  name: string,
): Promise<{ version: number; description: string }> {
  const [found] = await pool.rows<[version: number, description: string]>(
    `select version, description from ${REGISTRY} where name = $1`,
    [name],
  );
  if (found !== undefined) return { version: found[0], description: found[1] };
  throw new PlaceIndexError(
    "NOT_FOUND",
    `The database has no index of places named ${name}; npm run import -- --rebuild makes one of what was imported.`,
  );
}

/** Columns that ranking needs, in the order of `CandidateRow`. */
const CANDIDATE = "rank, kind, lat, lng, popularity, country, types, names, context";

/** Places that are held as ranking needs them, about a kilobyte each: the same popular ones are in many answers. */
const MAX_CANDIDATES = 20_000;

/**
 * An index in PostgreSQL. Each method is one query, but for `matching`, which
 * asks for what it does not hold: terms, and then places.
 */
class PostgresReader implements IndexReader {
  readonly #pool: ReadingPool;
  readonly #name: string;
  readonly #tables: Tables;
  readonly #types: NumberedTypes;
  readonly #termRanks: TermRanksReader;
  readonly #candidates = new RecentValues<number, Candidate>(MAX_CANDIDATES);
  #vocabularies: Promise<ReadonlyMap<string, Vocabulary>> | undefined;

  constructor(pool: ReadingPool, name: string, types: NumberedTypes) {
    this.#pool = pool;
    this.#name = name;
    this.#tables = nameTables(name);
    this.#types = types;
    this.#termRanks = new TermRanksReader(pool, this.#tables.posting);
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

  /** Read at the first need: opening stays quick. Reading continues when a call has no more time to wait for it. */
  async wordLists(scope: Scope = PUBLIC_SCOPE): Promise<WordLists> {
    this.#vocabularies ??= this.#readVocabularies().catch((error: unknown) => {
      this.#vocabularies = undefined;
      throw error;
    });
    const vocabularies = await this.#pool.withTimeout(this.#vocabularies);
    const vocabulary = (list: keyof WordLists) => {
      const found = vocabularies.get(scope + list);
      if (found !== undefined) return found;
      throw new PlaceIndexError(
        "BROKEN",
        `${this.#tables.vocabulary} misses a list of words; npm run import -- --rebuild makes it anew.`,
      );
    };
    return {
      names: vocabulary("names"),
      context: vocabulary("context"),
      initials: vocabulary("initials"),
      areas: vocabulary("areas"),
      zones: vocabulary("zones"),
    };
  }

  async matching(
    { all, none = [], around, scopes }: TermMatch,
    after: number,
    limit: number,
  ): Promise<Candidate[]> {
    const groups = around === undefined ? all : [...all, addScopes(toCellTerms(around), scopes)];
    // Around a point is looked once the best known places of all are found.
    const isRare = around !== undefined;
    return this.candidates(await findRanks(this.#termRanks, { all: groups, none, after, limit, isRare }));
  }

  async near(types: readonly number[], box: Viewport): Promise<IndexedPoint[]> {
    const rows = [...getCellRows(box, "small")];
    const found = await this.#pool.rows<[places: Uint8Array]>(
      `select near.places
      from unnest($1::int[]) as wanted (type)
      cross join unnest($2::int[], $3::int[]) as row (first, last)
      cross join lateral (
        select places from ${this.#tables.near}
        where type = wanted.type and cell between row.first and row.last
        offset 0
      ) as near`,
      [types, rows.map(([first]) => first), rows.map(([, last]) => last)],
    );
    return found.flatMap(([places]) => [...listPlacesInBox(places, box)]);
  }

  async candidates(ranks: readonly number[]): Promise<Candidate[]> {
    const found = new Map<number, Candidate>();
    const missing: number[] = [];
    for (const rank of ranks) {
      const held = this.#candidates.get(rank);
      if (held === undefined) missing.push(rank);
      else found.set(rank, held);
    }
    if (missing.length > 0) {
      for (const place of await this.#readCandidates(missing)) {
        found.set(place.rank, place);
        this.#candidates.set(place.rank, place);
      }
    }
    return inOrder(ranks, found);
  }

  async #readCandidates(ranks: readonly number[]): Promise<Candidate[]> {
    const rows = await this.#pool.rows<[rank: number, ...CandidateRow]>(
      `select ${CANDIDATE} from ${this.#tables.place} where rank = any($1::int[])`,
      [ranks],
    );
    return rows.map(([rank, ...row]) => toCandidate(rank, row, this.#types.names));
  }

  async recordTexts(ranks: readonly number[]): Promise<string[]> {
    if (ranks.length === 0) return [];
    const found = await this.#pool.rows<[rank: number, json: Uint8Array]>(
      `select rank, json from ${this.#tables.place} where rank = any($1::int[])`,
      [ranks],
    );
    return inOrder(ranks, found).map(unpackRecord);
  }

  async recordTextsById(ids: readonly string[]): Promise<string[]> {
    const texts = ids.filter(isText);
    if (texts.length === 0) return [];
    const found = await this.#pool.rows<[id: string, json: Uint8Array]>(
      `select id, json from ${this.#tables.place} where id = any($1::text[])`,
      [texts],
    );
    return inOrder(texts, found).map(unpackRecord);
  }

  async boundaryText(id: string): Promise<string | undefined> {
    if (!isText(id)) return undefined;
    const [row] = await this.#pool.rows<[rings: string]>(
      `select rings from ${this.#tables.boundary} where id = $1`,
      [id],
    );
    return row?.[0];
  }

  /** Not cached: an operator reads it to see whether the database responds. */
  async description(): Promise<string> {
    return (await registered(this.#pool, this.#name)).description;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #readVocabularies(): Promise<Map<string, Vocabulary>> {
    const lists = new Map<string, { words: string[]; counts: Uint8Array[] }>();
    for (let part = 1; ; part++) {
      const [row] = await this.#pool.rows<[list: string, words: string, counts: Uint8Array]>(
        `select list, words, counts from ${this.#tables.vocabulary} where part = $1`,
        [part],
      );
      if (row === undefined) break;
      const [list, words, counts] = row;
      const known = lists.get(list) ?? { words: [], counts: [] };
      known.words.push(words);
      known.counts.push(counts);
      lists.set(list, known);
    }
    return new Map(
      [...lists].map(([list, { words, counts }]) => [
        list,
        Vocabulary.fromStored(words.join("\n"), Buffer.concat(counts)),
      ]),
    );
  }
}

/** Whether PostgreSQL takes a string as text; one that it rejects is not an id. */
function isText(id: string): boolean {
  return id.isWellFormed() && !id.includes("\0");
}

/** Returns the values of `keys`, in their order; keys without one are omitted. */
function inOrder<Key, Value>(
  keys: readonly Key[],
  values: Iterable<readonly [key: Key, value: Value]>,
): Value[] {
  const byKey = new Map(values);
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
