import { closeSync, existsSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "@lieudit/place-index/store";

/** The file of keys cannot be read or written. `cause` is for the operator. */
export class KeyStoreError extends Error {
  override readonly name = "KeyStoreError";
}

/** A file name below the data folder. */
export const KEYS_FILE = "keys.sqlite";

/** Stores nothing: for tests, and for servers without a data folder. */
export const IN_MEMORY = ":memory:";

/** The key file, opened at its first use. Every failure is a `KeyStoreError`. */
export interface KeyFile {
  /** Runs `work` with the file, which is created if needed. */
  use<Result>(work: (keys: OpenKeys) => Result): Result;
  /** Runs `work` with the file, or returns null if it does not exist. */
  useIfThere<Result>(work: (keys: OpenKeys) => Result): Result | null;
  close(): void;
}

/** The open database with the prepared statements of API calls. */
export interface OpenKeys {
  db: DatabaseSync;
  find: Statement;
  minute: Statement;
  setMinute: Statement;
  day: Statement;
  setDay: Statement;
  lessMinute: Statement;
  lessDay: Statement;
}

type Statement = ReturnType<DatabaseSync["prepare"]>;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS keys (
    id TEXT PRIMARY KEY, digest BLOB NOT NULL UNIQUE, name TEXT NOT NULL, rules TEXT NOT NULL,
    created_at TEXT NOT NULL, revoked_at TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS minutes (key_id TEXT PRIMARY KEY, started_ms INTEGER NOT NULL, calls INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS days (
    key_id TEXT NOT NULL, day TEXT NOT NULL, calls INTEGER NOT NULL, refused INTEGER NOT NULL,
    PRIMARY KEY (key_id, day)
  ) STRICT, WITHOUT ROWID;
`;

/** Returns the key file at `path`. */
export function openKeyFile(path: string): KeyFile {
  let opened: OpenKeys | undefined;
  let isClosed = false;

  function use<Result>(work: (keys: OpenKeys) => Result): Result {
    if (isClosed) throw new KeyStoreError("The file of keys is closed.");
    try {
      opened ??= openKeys(path);
      return work(opened);
    } catch (cause) {
      throw new KeyStoreError(`The file of keys ${path} cannot be used.`, { cause });
    }
  }

  return {
    use,
    useIfThere: (work) => (opened !== undefined || path === IN_MEMORY || existsSync(path) ? use(work) : null),
    close() {
      isClosed = true;
      opened?.db.close();
      opened = undefined;
    },
  };
}

function openKeys(path: string): OpenKeys {
  if (path !== IN_MEMORY) {
    makeFolder(dirname(path));
    // SQLite gives its other files the mode of this one.
    closeSync(openSync(path, "a", 0o600));
  }
  // Several processes may create the file at the same time.
  const db = new DatabaseSync(path, { timeout: 5_000 });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT`);
    return {
      db,
      find: db.prepare("SELECT * FROM keys WHERE digest = ?"),
      minute: db.prepare("SELECT started_ms, calls FROM minutes WHERE key_id = ?"),
      setMinute: db.prepare("REPLACE INTO minutes (key_id, started_ms, calls) VALUES (?, ?, ?)"),
      day: db.prepare("SELECT calls, refused FROM days WHERE key_id = ? AND day = ?"),
      setDay: db.prepare("REPLACE INTO days (key_id, day, calls, refused) VALUES (?, ?, ?, ?)"),
      // A minute that has restarted since does not contain the call.
      lessMinute: db.prepare(
        "UPDATE minutes SET calls = calls - 1 WHERE key_id = ? AND started_ms = ? AND calls > 0",
      ),
      lessDay: db.prepare("UPDATE days SET calls = calls - 1 WHERE key_id = ? AND day = ? AND calls > 0"),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}
