import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/** Waiting time for the lock while the file is opened, since several processes may create it at once. */
const OPEN_TIMEOUT_MS = 5_000;
/** Waiting time for the lock later; `whenNotBusy` retries without blocking the thread. */
const BUSY_TIMEOUT_MS = 5;
/** Prepared statements that are cached. */
const MAX_STATEMENTS = 300;

/**
 * Kysely's SQLite over the one that is built into Node. A commit is on the
 * disk before it is answered (WAL with synchronous=FULL).
 *
 * @param maxPages beyond which the file does not grow, as if the disk were full.
 * @throws {Error} of SQLite when the file cannot be opened.
 */
export function sqliteDialect(path: string, maxPages?: number): SqliteDialect {
  const database = new DatabaseSync(path);
  try {
    database.exec(
      `pragma busy_timeout = ${OPEN_TIMEOUT_MS}; pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = ${BUSY_TIMEOUT_MS}`,
    );
    if (maxPages !== undefined) database.exec(`pragma max_page_count = ${maxPages}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return new SqliteDialect({ database: new KeptStatements(database, path) });
}

/** Node's database in the form that Kysely calls, with its statements kept prepared. */
class KeptStatements implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #cached = new Map<string, SqliteStatement>();
  readonly #path: string;
  readonly #inode: bigint;

  constructor(database: DatabaseSync, path: string) {
    this.#database = database;
    this.#path = path;
    this.#inode = readInode(path);
  }

  prepare(sql: string): SqliteStatement {
    if (!sql.startsWith("select") && !this.#database.isTransaction) this.#assertFileIsThere();
    // A full disk makes SQLite roll back by itself; a second time would hide the reason.
    if (sql === "rollback" && !this.#database.isTransaction) return NOTHING_TO_DO;
    const cached = this.#cached.get(sql);
    if (cached !== undefined) return cached;
    // Transactions write here: one that took the lock only at its first write
    // could meet another's commit in between, and would have to start again.
    const statement = asKyselyCalls(this.#database.prepare(sql === "begin" ? "begin immediate" : sql));
    const [oldest] = this.#cached.keys();
    if (this.#cached.size >= MAX_STATEMENTS && oldest !== undefined) this.#cached.delete(oldest);
    this.#cached.set(sql, statement);
    return statement;
  }

  /** A row that is written into a file without a name would be lost at the end of the process. */
  #assertFileIsThere(): void {
    if (readInode(this.#path) === this.#inode) return;
    throw Object.assign(new Error(`${this.#path} was removed or replaced`), { errcode: CANNOT_OPEN });
  }

  close(): void {
    this.#cached.clear();
    this.#database.close();
  }
}

/** SQLITE_CANTOPEN */
const CANNOT_OPEN = 14;

/** Returns 0 if there is no such file. */
function readInode(path: string): bigint {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino ?? 0n;
}

const NOTHING_TO_DO: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function asKyselyCalls(statement: StatementSync): SqliteStatement {
  // Kysely hands over the values of `values` and `where`, which the tables' types allow.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
