import type { DatabaseSync, StatementSync } from "node:sqlite";
import { StoredHouses } from "../houses/stored-houses.ts";
import { unpackText } from "./packed-text.ts";

/** The records of an open index file, as JSON. Each method throws what SQLite does where the file is damaged. */
export class StoredRecords {
  readonly houses: StoredHouses;
  readonly #pieces: readonly string[];
  readonly #byId: StatementSync;
  readonly #byRank: StatementSync;
  readonly #all: StatementSync;
  readonly #boundary: StatementSync;
  readonly #lastRank: StatementSync;

  /** @param toTypeNumber returns a type's number in the index; only searches need it */
  constructor(database: DatabaseSync, toTypeNumber: (type: string) => number = () => 0) {
    this.#pieces = database
      .prepare("select text from piece order by position")
      .all()
      .map(({ text }) => String(text));
    this.houses = new StoredHouses(database, this.#pieces, toTypeNumber);
    this.#byId = texts(database, "where rank = (select rank from place where id = ?)");
    this.#byRank = texts(database, "where rank = ?");
    this.#all = database.prepare("select rank, json from record order by rank");
    this.#lastRank = database.prepare("select max(rank) as last from place");
    this.#boundary = database.prepare(
      "select rings from boundary where rank = (select rank from place where id = ?)",
    );
  }

  /** A few short ways down a tree. Undefined for an id that no place has. */
  withId(id: string): string | undefined {
    return this.#unpacked(this.#byId.get(id)) ?? this.houses.recordWithId(id);
  }

  /** Undefined if the file has no such place. */
  atRank(rank: number): string | undefined {
    const text = this.#unpacked(this.#byRank.get(rank));
    if (text !== undefined) return text;
    const block = this.houses.atRank(rank);
    return block?.recordText(rank - block.rank);
  }

  /** Returns the number of places, which is the last rank. */
  countPlaces(): number {
    return Math.max(Number(this.#lastRank.get()?.last ?? 0), this.houses.findLastRank());
  }

  /** The outline of the place `id`; undefined if it has none. */
  boundaryWithId(id: string): string | undefined {
    const rings = this.#boundary.get(id)?.rings;
    return rings === undefined ? undefined : String(rings);
  }

  /** All of them, the most popular first. */
  *all(): Generator<string> {
    let rank = 1;
    for (const row of this.#all.iterate()) {
      yield* this.#housesFrom(rank, Number(row.rank));
      rank = Number(row.rank) + 1;
      yield unpackText(String(row.json), this.#pieces);
    }
    yield* this.#housesFrom(rank, Infinity);
  }

  /** The houses before the next place of another kind. */
  *#housesFrom(first: number, end: number): Generator<string> {
    for (let rank = first; rank < end; ) {
      const block = this.houses.atRank(rank);
      if (block === undefined) return;
      for (let at = 0; at < block.houses.length; at++) yield block.recordText(at);
      rank = block.lastRank + 1;
    }
  }

  #unpacked(row: unknown): string | undefined {
    // With `setReturnArrays` a row is an array, of a single column here.
    const packed = (row as [unknown] | undefined)?.[0];
    return packed === undefined ? undefined : unpackText(String(packed), this.#pieces);
  }
}

function texts(database: DatabaseSync, condition: string): StatementSync {
  const statement = database.prepare(`select json from record ${condition}`);
  statement.setReturnArrays(true);
  return statement;
}
