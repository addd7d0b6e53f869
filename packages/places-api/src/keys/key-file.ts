import { closeSync, existsSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "@lieudit/place-index/store";
import { type Batch, type Call, type Counted, countKey, getDay } from "./count-calls.ts";
import type { KeyRow, KeyRows } from "./key-rows.ts";

/** The keys cannot be read or written. `cause` is for the operator. */
export class KeyStoreError extends Error {
  override readonly name = "KeyStoreError";
}

/** A file name below the data folder. */
export const KEYS_FILE = "keys.sqlite";

/** Stores nothing: for tests, and for servers without a data folder. */
export const IN_MEMORY = ":memory:";

/** The open file with the prepared statements of API calls. */
interface OpenKeys {
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

/**
 * Returns the keys of the file at `path`, which is opened at its first use and created at the first write.
 *
 * @param nowMs milliseconds since 1970
 */
export function openKeyFile(path: string, nowMs: () => number): KeyRows {
  let opened: OpenKeys | undefined;
  let isClosed = false;

  async function use<Result>(work: (keys: OpenKeys) => Result): Promise<Result> {
    if (isClosed) throw new KeyStoreError("The file of keys is closed.");
    try {
      opened ??= openKeys(path);
      return work(opened);
    } catch (cause) {
      throw new KeyStoreError(`The file of keys ${path} cannot be used.`, { cause });
    }
  }

  async function useIfThere<Result>(work: (keys: OpenKeys) => Result): Promise<Result | null> {
    return opened !== undefined || path === IN_MEMORY || existsSync(path) ? use(work) : null;
  }

  return {
    find: (digest) => useIfThere(({ find }) => (find.get(digest) as KeyRow | undefined) ?? null),
    insert: ({ id, digest, name, rules, created_at }) =>
      use(({ db }) => {
        // Keys and revocations must survive a power cut.
        db.exec("PRAGMA synchronous = FULL");
        db.prepare("INSERT INTO keys (id, digest, name, rules, created_at) VALUES (?, ?, ?, ?, ?)").run(
          id,
          digest,
          name,
          rules,
          created_at,
        );
      }),
    list: async () =>
      (await useIfThere(
        // The columns of the table.
        ({ db }) => db.prepare("SELECT * FROM keys ORDER BY created_at, id").all() as unknown as KeyRow[],
      )) ?? [],
    revoke: async (id, at) =>
      (await useIfThere(({ db }) => {
        db.exec("PRAGMA synchronous = FULL");
        const { changes } = db
          .prepare("UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL")
          .run(at, id);
        return changes > 0;
      })) ?? false,
    usage: async (sinceDay) =>
      (await useIfThere(({ db }) =>
        db
          .prepare("SELECT * FROM days WHERE day >= ? ORDER BY day DESC, key_id")
          .all(sinceDay)
          .map(({ key_id, day, calls, refused }) => ({
            id: String(key_id),
            day: String(day),
            calls: Number(calls),
            refused: Number(refused),
          })),
      )) ?? [],
    count: (batch) => use((keys) => countInFile(keys, batch, nowMs())),
    close() {
      isClosed = true;
      opened?.db.close();
      opened = undefined;
    },
  };
}

/** @throws the error of SQLite, immediately if another process is writing. */
function countInFile<Wish extends Call>(
  keys: OpenKeys,
  { returned, wished }: Batch<Wish>,
  nowMs: number,
): Counted<Wish>[] {
  // Waiting inside SQLite would block every other call of this process.
  keys.db.exec("PRAGMA busy_timeout = 0");
  try {
    keys.db.exec("BEGIN IMMEDIATE");
    for (const { id, minuteMs, day } of returned) {
      keys.lessMinute.run(id, minuteMs);
      keys.lessDay.run(id, day);
    }
    const today = getDay(nowMs);
    const outcomes = wished.flatMap(({ id, wishes }) => {
      const minute = keys.minute.get(id);
      const day = keys.day.get(id, today);
      const before = {
        startedMs: minute && Number(minute.started_ms),
        minuteCalls: Number(minute?.calls ?? 0),
        dayCalls: Number(day?.calls ?? 0),
        dayRefused: Number(day?.refused ?? 0),
      };
      const counted = countKey(id, wishes, before, nowMs);
      const { startedMs, minuteCalls, dayCalls, dayRefused } = counted.use;
      keys.setMinute.run(id, startedMs, minuteCalls);
      keys.setDay.run(id, today, dayCalls, dayRefused);
      return counted.outcomes;
    });
    keys.db.exec("COMMIT");
    return outcomes;
  } catch (error) {
    if (keys.db.isTransaction) keys.db.exec("ROLLBACK");
    throw error;
  } finally {
    keys.db.exec("PRAGMA busy_timeout = 1000");
  }
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
