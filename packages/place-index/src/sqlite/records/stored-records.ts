import type { DatabaseSync, StatementSync } from "node:sqlite";
import { unpackText } from "./packed-text.ts";

/** The records of an open index file, as JSON. Each method throws what SQLite does where the file is damaged. */
export class StoredRecords {
  readonly #pieces: readonly string[];
  readonly #byId: StatementSync;
  readonly #byRank: StatementSync;
  readonly #all: StatementSync;
  readonly #boundary: StatementSync;

  constructor(database: DatabaseSync) {
    this.#pieces = database
      .prepare("select text from piece order by position")
      .all()
      .map(({ text }) => String(text));
    this.#byId = texts(database, "where rank = (select rank from place where id = ?)");
    this.#byRank = texts(database, "where rank = ?");
    this.#all = texts(database, "order by rank");
    this.#boundary = database.prepare(
      "select rings from boundary where rank = (select rank from place where id = ?)",
    );
  }

  /** Two short ways down a tree. Undefined for an id that no place has. */
  withId(id: string): string | undefined {
    return this.#unpacked(this.#byId.get(id));
  }

  /** Undefined if the file has no such place. */
  atRank(rank: number): string | undefined {
    return this.#unpacked(this.#byRank.get(rank));
  }

  /** The outline of the place `id`; undefined if it has none. */
  boundaryWithId(id: string): string | undefined {
    const rings = this.#boundary.get(id)?.rings;
    return rings === undefined ? undefined : String(rings);
  }

  /** All of them, the most popular first. */
  *all(): Generator<string> {
    for (const row of this.#all.iterate()) yield this.#unpacked(row)!;
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
