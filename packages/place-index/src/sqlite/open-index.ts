import { existsSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { PLACE_KINDS } from "@lieudit/place-model";
import { PlaceIndexError } from "../place-index.ts";
import type { Candidate } from "../ranking/score-place.ts";
import { unpackRecord } from "./record-text.ts";
import { checkSchema } from "./schema.ts";
import { Vocabulary } from "./vocabulary.ts";

/** An index file open for reading: rows, records and words. One thread's. */
export class OpenIndex {
  readonly database: DatabaseSync;
  readonly #path: string;
  readonly #typeNumbers = new Map<string, number>();
  readonly #typeNames: string[] = [];
  readonly #commonTypes = new Set<string>();
  readonly #placeRow: StatementSync;
  readonly #recordRow: StatementSync;
  readonly #rankOfId: StatementSync;
  readonly #matching: StatementSync;
  readonly #candidates = new Map<number, Candidate>();
  #names: Vocabulary | undefined;
  #context: Vocabulary | undefined;
  #initials: Vocabulary | undefined;

  /** @throws {PlaceIndexError} NOT_FOUND, BROKEN, INCOMPATIBLE. */
  constructor(path: string) {
    this.#path = path;
    this.database = openReadOnly(path);
    this.database.exec("pragma cache_size = -16000; pragma mmap_size = 1073741824; pragma query_only = 1");
    this.#placeRow = this.database.prepare(
      "select kind, lat, lng, popularity, country, types, names, context from place where rank = ?",
    );
    this.#placeRow.setReturnArrays(true);
    this.#matching = this.database.prepare(
      "select rowid from words where words match ? and rowid > ? order by rowid limit ?",
    );
    this.#matching.setReturnArrays(true);
    this.#recordRow = this.database.prepare("select json from record where rank = ?");
    this.#rankOfId = this.database.prepare("select rank from place where id = ?");
    for (const row of this.database.prepare("select number, name, is_common from type").iterate()) {
      const name = String(row.name);
      this.#typeNumbers.set(name, Number(row.number));
      this.#typeNames[Number(row.number)] = name;
      if (row.is_common) this.#commonTypes.add(name);
    }
  }

  /** The number of a type in this index, or undefined when no place has it. */
  typeNumber(type: string): number | undefined {
    return this.#typeNumbers.get(type);
  }

  /** Whether the table of near places leaves the type out, because nearly every place has it. */
  isCommonType(type: string): boolean {
    return this.#commonTypes.has(type);
  }

  rankOf(id: string): number | undefined {
    const row = this.#rankOfId.get(id);
    return row === undefined ? undefined : Number(row.rank);
  }

  /** What ranking needs of the place at `rank`. */
  candidate(rank: number): Candidate {
    let candidate = this.#candidates.get(rank);
    if (candidate === undefined) {
      candidate = this.#readCandidate(rank);
      // The most popular places are in most answers; the bound keeps the thread's memory flat.
      if (this.#candidates.size >= MOST_CANDIDATES) this.#candidates.clear();
      this.#candidates.set(rank, candidate);
    }
    return candidate;
  }

  #readCandidate(rank: number): Candidate {
    // With `setReturnArrays` a row is an array in the order of the query above.
    const row = this.#placeRow.get(rank) as unknown as
      | [number, number, number, number, string, string, string, string]
      | undefined;
    if (row === undefined) throw this.broken(`place ${rank} is missing`);
    const [kind, latitude, longitude, popularity, country, types, names, context] = row;
    return {
      rank,
      kind: PLACE_KINDS[kind]!,
      location: { latitude, longitude },
      popularity,
      country,
      types: types.split(" ").map((number) => this.#typeNames[Number(number)]!),
      names: names === "" ? [] : names.split("\n").map((name) => name.split(" ")),
      context: context === "" ? [] : context.split(" "),
    };
  }

  /** Ranks of the places that match an FTS5 expression, most popular first; reads no further than it is asked. */
  *ranksMatching(expression: string): Generator<number> {
    let last = 0;
    for (let size = FIRST_PAGE; ; size = Math.min(2 * size, LARGEST_PAGE)) {
      // `rowid > ?` is where the last page ended: the text index goes on from there.
      const rows = this.#matching.all(expression, last, size) as unknown as [number][];
      for (const [rank] of rows) yield rank;
      if (rows.length < size) return;
      last = rows.at(-1)![0];
    }
  }

  /** The JSON of the record at `rank`. */
  recordText(rank: number): string {
    const json = this.#recordRow.get(rank)?.json;
    if (!(json instanceof Uint8Array)) throw this.broken(`record ${rank} is missing`);
    return unpackRecord(json);
  }

  /** The records at `ranks` as one JSON array. */
  recordTexts(ranks: readonly number[]): string {
    return `[${ranks.map((rank) => this.recordText(rank)).join(",")}]`;
  }

  get description(): string {
    return String(this.database.prepare("select value from meta where key = 'description'").get()?.value);
  }

  /** Words of names. Read at the first need: opening stays quick. */
  get names(): Vocabulary {
    this.#names ??= this.#readVocabulary("names");
    return this.#names;
  }

  /** Words of addresses and types. */
  get context(): Vocabulary {
    this.#context ??= this.#readVocabulary("context");
    return this.#context;
  }

  /** Initials of names. */
  get initials(): Vocabulary {
    this.#initials ??= this.#readVocabulary("initials");
    return this.#initials;
  }

  #readVocabulary(list: string): Vocabulary {
    const row = this.database.prepare("select words, counts from vocabulary where list = ?").get(list);
    // The first files had no such list, and are read as before.
    if (row === undefined && list === "initials") return new Vocabulary([], new Uint32Array());
    if (!(row?.counts instanceof Uint8Array)) throw this.broken(`the list of words (${list}) is missing`);
    const words = String(row.words);
    // A copy, because numbers must start at a multiple of four bytes.
    const counts = new Uint32Array(row.counts.slice().buffer);
    return new Vocabulary(words === "" ? [] : words.split("\n"), counts);
  }

  /** The error for a file that misses what it must have. */
  broken(what: string): PlaceIndexError {
    return new PlaceIndexError("BROKEN", `${this.#path} is damaged: ${what}; import the sources again.`);
  }
}

const MOST_CANDIDATES = 5_000;

/** Rows that one step of a text query reads. */
const FIRST_PAGE = 64;
const LARGEST_PAGE = 1_024;

export function openReadOnly(path: string): DatabaseSync {
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
    checkSchema(database, path);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof PlaceIndexError) throw error;
    throw new PlaceIndexError(
      "BROKEN",
      `${path} cannot be opened as a place index; import the sources again.`,
      {
        cause: error,
      },
    );
  }
}
