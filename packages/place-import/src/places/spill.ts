import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/**
 * Stores rows in a temporary SQLite file until their groups are complete, such as the
 * segments of a street or the elements of one address. Memory use does not depend on the
 * size of the extract.
 */
export class Spill {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #counts: RowCounts = { added: 0, grouped: 0 };

  /** @param folder of the temporary file */
  constructor(folder: string) {
    this.#path = join(folder, `places-${randomUUID()}.sqlite`);
    this.#database = new DatabaseSync(this.#path);
    // A crash loses the whole import anyway, so the file need not survive one. Sorting uses the disk.
    this.#database.exec(
      "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = FILE; PRAGMA cache_size = -8000; BEGIN",
    );
  }

  /** Creates a table of rows. `name` must consist of letters: it is inserted into SQL. */
  table<Row>(name: string): SpillTable<Row> {
    this.#database.exec(
      `CREATE TABLE ${name} (key TEXT NOT NULL, rank TEXT NOT NULL, mark TEXT, row TEXT NOT NULL)`,
    );
    return new SpillTable<Row>(this.#database, name, this.#counts);
  }

  /** Creates a table of rows that are stored together as far as they have one key. */
  runs<Row>(name: string): SpillRuns<Row> {
    return new SpillRuns<Row>(this.table<Row[]>(name));
  }

  /** How much of the rows has come back in groups, from 0 to 1. */
  get groupedShare(): number {
    const { added, grouped } = this.#counts;
    return grouped / Math.max(1, added);
  }

  /** Closes and deletes the file. */
  close(): void {
    this.#database.close();
    for (const suffix of ["", "-journal"]) rmSync(this.#path + suffix, { force: true });
  }
}

/** Of all tables of a `Spill`. */
interface RowCounts {
  added: number;
  grouped: number;
}

export interface GroupOptions<Row> {
  countRows?: (row: Row) => number;
  onDrop?: ((row: Row) => void) | undefined;
}

/** A table of rows in a `Spill`. */
export class SpillTable<Row> {
  readonly #database: DatabaseSync;
  readonly #name: string;
  readonly #counts: RowCounts;
  readonly #insert: StatementSync;
  readonly #queries = new Map<string, StatementSync>();

  constructor(database: DatabaseSync, name: string, counts: RowCounts) {
    this.#database = database;
    this.#name = name;
    this.#counts = counts;
    this.#insert = database.prepare(`INSERT INTO ${name} (key, rank, mark, row) VALUES (?, ?, ?, ?)`);
  }

  /** Adds a row to the group `key`, ordered by `rank` as text. `allWithMark` finds it by `mark`. */
  add(key: string, rank: string, row: Row, mark?: string): void {
    this.#counts.added += 1;
    this.#insert.run(key, rank, mark ?? null, JSON.stringify(row));
  }

  /**
   * Yields the groups by key, with their rows by rank. The order does not depend on insertion.
   * Rows of a group beyond `MAX_GROUP_ROWS` are dropped. Call it after the last `add`.
   *
   * @param onDrop called for each dropped row, before its group is yielded. Without it, they are not parsed.
   * @param countRows a row may count for several.
   */
  *groups({ countRows = () => 1, onDrop }: GroupOptions<Row> = {}): Generator<{ key: string; rows: Row[] }> {
    const sorted = this.#database.prepare(`SELECT key, row FROM ${this.#name} ORDER BY key, rank, row`);
    sorted.setReturnArrays(true);
    let key: string | undefined;
    let rows: Row[] = [];
    let count = 0;
    for (const entry of sorted.iterate()) {
      // With `setReturnArrays` a row is an array in the order of the query's columns.
      const [entryKey, text] = entry as unknown as readonly [key: string, text: string];
      this.#counts.grouped += 1;
      if (key !== undefined && entryKey !== key) {
        yield { key, rows };
        rows = [];
        count = 0;
      }
      key = entryKey;
      if (count >= MAX_GROUP_ROWS) {
        onDrop?.(JSON.parse(text) as Row); // our own JSON
        continue;
      }
      const row = JSON.parse(text) as Row; // our own JSON
      rows.push(row);
      count += countRows(row);
    }
    if (key !== undefined) yield { key, rows };
  }

  /** Returns the rows of one group, by rank. Call it after the last `add`. */
  group(key: string): Row[] {
    return this.#select("key")
      .all(key)
      .map(({ row }) => JSON.parse(String(row)) as Row); // our own JSON
  }

  /** Yields every row, in the order of insertion. */
  *all(): Generator<Row> {
    const rows = this.#database.prepare(`SELECT row FROM ${this.#name} ORDER BY rowid`);
    for (const { row } of rows.iterate()) yield JSON.parse(String(row)) as Row; // our own JSON
  }

  /** Yields every row with `mark`, by rank. Equal rows are one object. */
  *allWithMark(mark: string): Generator<Readonly<Row>> {
    let text = "";
    let parsed: Row | undefined;
    for (const { row } of this.#select("mark").iterate(mark)) {
      // Most rows of a mark are equal.
      if (parsed === undefined || row !== text) {
        text = String(row);
        parsed = JSON.parse(text) as Row; // our own JSON
      }
      yield parsed;
    }
  }

  /** Prepares the query for a column. Its index is created once all rows are added. */
  #select(column: "key" | "mark"): StatementSync {
    let query = this.#queries.get(column);
    if (query === undefined) {
      this.#database.exec(
        `CREATE INDEX ${this.#name}_${column} ON ${this.#name} (${column}) WHERE ${column} IS NOT NULL`,
      );
      query = this.#database.prepare(`SELECT row FROM ${this.#name} WHERE ${column} = ? ORDER BY rank, row`);
      this.#queries.set(column, query);
    }
    return query;
  }
}

/**
 * Rows in a `Spill` by key, in the order of insertion. Files have the houses of a street near each other, so
 * the rows of some time are sorted by key before they are written.
 */
export class SpillRuns<Row> {
  readonly #table: SpillTable<Row[]>;
  #open = new Map<string, Row[]>();
  #openCount = 0;
  #writtenCount = 0;

  constructor(table: SpillTable<Row[]>) {
    this.#table = table;
  }

  add(key: string, row: Row): void {
    const run = this.#open.get(key);
    if (run === undefined) this.#open.set(key, [row]);
    else run.push(row);
    this.#openCount += 1;
    if (this.#openCount === MAX_OPEN_ROWS) this.#write();
  }

  /** Yields the groups as `SpillTable` does, with their rows in the order of insertion. Call it after the last `add`. */
  *groups(onDrop?: (row: Row) => void): Generator<{ key: string; rows: Row[] }> {
    this.#write();
    const groups = this.#table.groups({
      countRows: (run) => run.length,
      onDrop: onDrop && ((run) => run.forEach(onDrop)),
    });
    for (const { key, rows: runs } of groups) {
      const rows = runs.flat();
      // The last run may be larger than the room for it.
      for (const row of rows.splice(MAX_GROUP_ROWS)) onDrop?.(row);
      yield { key, rows };
    }
  }

  /** Returns the rows with `key`. Call it after the last `add`. */
  get(key: string): Row[] {
    this.#write();
    return this.#table.group(key).flat();
  }

  /** Yields every row: those of a key in the order of insertion. */
  *all(): Generator<Row> {
    this.#write();
    for (const run of this.#table.all()) yield* run;
  }

  #write(): void {
    for (const [key, run] of this.#open) {
      this.#writtenCount += 1;
      this.#table.add(key, String(this.#writtenCount).padStart(RANK_DIGITS, "0"), run);
    }
    this.#open = new Map();
    this.#openCount = 0;
  }
}

/** Takes some 10 MB. */
const MAX_OPEN_ROWS = 20_000;
/** So many that ranks sort as texts. */
const RANK_DIGITS = 12;

/** Far above any street or town: a forged file must not exhaust the memory. */
export const MAX_GROUP_ROWS = 20_000;
