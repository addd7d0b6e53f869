import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/**
 * Rows stored on disk until all of a group are known: the segments of a street, the
 * elements of one address. Memory is constant, whatever the size of the extract. Nothing
 * survives `close()`.
 */
export class Spill {
  readonly #path: string;
  readonly #database: DatabaseSync;

  /** @param folder for the temporary file. */
  constructor(folder: string) {
    this.#path = join(folder, `places-${randomUUID()}.sqlite`);
    this.#database = new DatabaseSync(this.#path);
    // A crash loses the whole import anyway, so there is no journal and no syncing. Sorting uses the disk.
    this.#database.exec(
      "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = FILE; PRAGMA cache_size = -8000; BEGIN",
    );
  }

  /** Opens a table of rows; `name` has only letters. */
  table<Row>(name: string): SpillTable<Row> {
    this.#database.exec(
      `CREATE TABLE ${name} (key TEXT NOT NULL, rank TEXT NOT NULL, mark TEXT, row TEXT NOT NULL)`,
    );
    return new SpillTable<Row>(this.#database, name);
  }

  close(): void {
    this.#database.close();
    this.#remove();
  }

  #remove(): void {
    for (const suffix of ["", "-journal"]) rmSync(this.#path + suffix, { force: true });
  }
}

/** Rows with their group's key, a rank within it, and a mark to look up single rows. */
export class SpillTable<Row> {
  readonly #database: DatabaseSync;
  readonly #name: string;
  readonly #insert: StatementSync;
  #byMark: StatementSync | undefined;

  constructor(database: DatabaseSync, name: string) {
    this.#database = database;
    this.#name = name;
    this.#insert = database.prepare(`INSERT INTO ${name} (key, rank, mark, row) VALUES (?, ?, ?, ?)`);
  }

  add(key: string, rank: string, row: Row, mark?: string): void {
    this.#insert.run(key, rank, mark ?? null, JSON.stringify(row));
  }

  /**
   * Yields the rows of each key by rank, in an order that does not depend on insertion.
   * Call it after the last `add`.
   */
  *groups(): Generator<{ key: string; rows: Row[] }> {
    const sorted = this.#database.prepare(`SELECT key, row FROM ${this.#name} ORDER BY key, rank, row`);
    let key: string | undefined;
    let rows: Row[] = [];
    for (const entry of sorted.iterate()) {
      const entryKey = String(entry.key);
      if (key !== undefined && entryKey !== key) {
        yield { key, rows };
        rows = [];
      }
      key = entryKey;
      // The limit is far above any street or town; a forged file must not fill the memory.
      if (rows.length < MAX_GROUP_ROWS) rows.push(JSON.parse(String(entry.row)) as Row); // our own JSON
    }
    if (key !== undefined) yield { key, rows };
  }

  /** Returns the first row with `mark`. */
  withMark(mark: string): Row | undefined {
    const stored = this.#marked().get(mark);
    return stored === undefined ? undefined : (JSON.parse(String(stored.row)) as Row); // our own JSON
  }

  /** Yields every row with `mark`. */
  *allWithMark(mark: string): Generator<Row> {
    for (const { row } of this.#marked().iterate(mark)) yield JSON.parse(String(row)) as Row; // our own JSON
  }

  #marked(): StatementSync {
    if (this.#byMark === undefined) {
      this.#database.exec(`CREATE INDEX ${this.#name}_mark ON ${this.#name} (mark) WHERE mark IS NOT NULL`);
      this.#byMark = this.#database.prepare(
        `SELECT row FROM ${this.#name} WHERE mark = ? ORDER BY rank, row`,
      );
    }
    return this.#byMark;
  }
}

const MAX_GROUP_ROWS = 20_000;
