import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "@lieudit/place-index/store";
import { checkedKeyRules, type KeyRules } from "./key-rules.ts";

/** A key as it is kept: of the key itself only its digest. */
export interface StoredKey extends KeyRules {
  /** The first 12 hexadecimal digits of the digest: stands for the key where the key itself must not. */
  id: string;
  name: string;
  /** RFC 3339. */
  createdAt: string;
  revokedAt?: string;
}

export interface KeyUsage {
  id: string;
  /** Day of UTC, `2026-11-09`. */
  day: string;
  /** Calls that were let through. */
  calls: number;
  /** Calls that a quota refused. */
  refused: number;
}

/** What became of one call's wish to be counted. */
export type Spending =
  | { isGranted: true; receipt?: Receipt }
  | { isGranted: false; limit: "minute" | "day"; retryAfterSeconds: number };

/** Where a call was counted. */
export interface Receipt {
  id: string;
  /** When the minute began that it counts in, in milliseconds. */
  minuteMs: number;
  day: string;
}

export type KeyLimits = Pick<KeyRules, "perMinute" | "perDay">;

/**
 * Keys, their quotas and how often each was used. One file that every process
 * of every server on the same data folder shares, so a quota is exact over all
 * of them and over restarts.
 */
export interface KeyStore {
  /** The key of this digest that is not revoked, or null. Looked up anew each time, so that revoking works at once. */
  find(digest: Uint8Array): StoredKey | null;
  /**
   * Counts a call of the key `id` if its limits allow one more. Calls that
   * come together are counted together.
   *
   * @throws {KeyStoreError} when the file cannot be written.
   */
  spend(id: string, limits: KeyLimits): Promise<Spending>;
  /**
   * Takes back a call that was counted and then not taken on, before any call
   * that is counted later. Where the file cannot be written the call stays counted.
   */
  giveBack(receipt: Receipt): void;
  /** Whether the last calls could not be counted, as on a full disk: keys with quotas are refused then. */
  isFailing(): boolean;
  /** Makes a key. It is told here and never again. */
  create(name: string, rules: KeyRules): { key: string; stored: StoredKey };
  /** Oldest first, revoked ones too. */
  list(): StoredKey[];
  /** @returns false when no key that is not yet revoked has this id. */
  revoke(id: string): boolean;
  /** Newest day first, from `sinceDay` on. */
  usage(sinceDay: string): KeyUsage[];
  close(): void;
}

/** The file of keys cannot be read or written. `cause` is for the operator. */
export class KeyStoreError extends Error {
  override readonly name = "KeyStoreError";
}

export interface KeyStoreOptions {
  /** Default `Date.now`; never LIEUDIT_CLOCK, under which no minute would end. */
  nowMs?: () => number;
  /** A write that other processes hold up for longer fails. Default 2 000. */
  patienceMs?: number;
}

/** A file name below the data folder. */
export const KEYS_FILE = "keys.sqlite";

/** Keeps nothing: for tests, and for servers that have no folder. */
export const IN_MEMORY = ":memory:";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

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

/** The store in the file at `path`, which is made when something is first to be kept. */
export function createKeyStore(
  path: string,
  { nowMs = Date.now, patienceMs = 2_000 }: KeyStoreOptions = {},
): KeyStore {
  let opened: OpenStore | undefined;
  let isClosed = false;
  const waiting = new Map<string, Wish[]>();
  let returned: Receipt[] = [];
  let isCounting = false;
  let isFailing = false;

  function open(): OpenStore {
    if (isClosed) throw new KeyStoreError("The file of keys is closed.");
    opened ??= openStore(path);
    return opened;
  }
  /** Null as long as nothing was ever kept: reading makes no file. */
  function openIfThere(): OpenStore | null {
    return opened !== undefined || path === IN_MEMORY || existsSync(path) ? open() : null;
  }
  function orStoreError<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (cause) {
      if (cause instanceof KeyStoreError) throw cause;
      throw new KeyStoreError(`The file of keys ${path} cannot be used.`, { cause });
    }
  }

  /** One transaction for all that wait; a file that another process holds is tried again, without holding up this one. */
  async function countAll(): Promise<void> {
    const deadline = performance.now() + patienceMs;
    // One turn of the event loop, so that calls that arrived together are counted together.
    await new Promise(setImmediate);
    while (waiting.size > 0 || returned.length > 0) {
      const batch = [...waiting].map(([id, wishes]) => ({ id, wishes: [...wishes] }));
      try {
        const outcomes = orStoreError(() => countBatch(open(), { returned, batch }, nowMs()));
        waiting.clear();
        returned = [];
        isFailing = false;
        for (const { wish, outcome } of outcomes) wish.resolve(outcome);
      } catch (error) {
        if (isBusy(error) && performance.now() < deadline) {
          await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 4));
          continue;
        }
        waiting.clear();
        returned = [];
        isFailing = true;
        for (const { wishes } of batch) for (const { reject } of wishes) reject(error);
      }
    }
    // Before anyone hears of an outcome and wishes again: nothing since the last look has given up the thread.
    isCounting = false;
  }

  function beginCounting(): void {
    if (isCounting) return;
    isCounting = true;
    void countAll();
  }

  return {
    find(digest) {
      return orStoreError(() => {
        const row = openIfThere()?.find.get(digest);
        return row === undefined || row === null ? null : storedKey(row);
      });
    },
    spend(id, limits) {
      return new Promise((resolve, reject) => {
        const wishes = waiting.get(id) ?? [];
        wishes.push({ limits, resolve, reject });
        waiting.set(id, wishes);
        beginCounting();
      });
    },
    giveBack(receipt) {
      returned.push(receipt);
      beginCounting();
    },
    isFailing: () => isFailing,
    create(name, rules) {
      // 256 random bits: nothing slower than SHA-256 is needed to keep them from being guessed.
      const key = `lieudit_${randomBytes(32).toString("base64url")}`;
      const digest = keyDigest(key);
      const stored: StoredKey = {
        id: keyId(digest),
        name,
        createdAt: new Date(nowMs()).toISOString(),
        ...rules,
      };
      orStoreError(() => {
        const { db } = open();
        // A key that was told must be there after a power cut, and so must a revocation.
        db.exec("PRAGMA synchronous = FULL");
        db.prepare("INSERT INTO keys (id, digest, name, rules, created_at) VALUES (?, ?, ?, ?, ?)").run(
          stored.id,
          digest,
          name,
          JSON.stringify(rules),
          stored.createdAt,
        );
      });
      return { key, stored };
    },
    list() {
      return orStoreError(() => {
        const rows = openIfThere()?.db.prepare("SELECT * FROM keys ORDER BY created_at, id").all() ?? [];
        return rows.map(storedKey);
      });
    },
    revoke(id) {
      return orStoreError(() => {
        const store = openIfThere();
        if (store === null) return false;
        store.db.exec("PRAGMA synchronous = FULL");
        const { changes } = store.db
          .prepare("UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL")
          .run(new Date(nowMs()).toISOString(), id);
        return changes > 0;
      });
    },
    usage(sinceDay) {
      return orStoreError(() => {
        const rows =
          openIfThere()
            ?.db.prepare("SELECT * FROM days WHERE day >= ? ORDER BY day DESC, key_id")
            .all(sinceDay) ?? [];
        return rows.map(({ key_id, day, calls, refused }) => ({
          id: String(key_id),
          day: String(day),
          calls: Number(calls),
          refused: Number(refused),
        }));
      });
    },
    close() {
      isClosed = true;
      opened?.db.close();
      opened = undefined;
    },
  };
}

/** SHA-256 of a key: what is kept and compared. */
export function keyDigest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

/** Names a key by its digest. */
export function keyId(digest: Buffer): string {
  return digest.toString("hex").slice(0, 12);
}

interface Wish {
  limits: KeyLimits;
  resolve: (outcome: Spending) => void;
  reject: (error: unknown) => void;
}

type Statement = ReturnType<DatabaseSync["prepare"]>;

interface OpenStore {
  db: DatabaseSync;
  find: Statement;
  minute: Statement;
  setMinute: Statement;
  day: Statement;
  setDay: Statement;
  lessMinute: Statement;
  lessDay: Statement;
}

function openStore(path: string): OpenStore {
  if (path !== IN_MEMORY) makeFolder(dirname(path));
  // Several processes may make the file at the same moment.
  const db = new DatabaseSync(path, { timeout: 5_000 });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT`);
    return {
      db,
      find: db.prepare("SELECT * FROM keys WHERE digest = ? AND revoked_at IS NULL"),
      minute: db.prepare("SELECT started_ms, calls FROM minutes WHERE key_id = ?"),
      setMinute: db.prepare("REPLACE INTO minutes (key_id, started_ms, calls) VALUES (?, ?, ?)"),
      day: db.prepare("SELECT calls, refused FROM days WHERE key_id = ? AND day = ?"),
      setDay: db.prepare("REPLACE INTO days (key_id, day, calls, refused) VALUES (?, ?, ?, ?)"),
      // A minute that has begun anew since does not know the call.
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

function countBatch(
  store: OpenStore,
  {
    returned,
    batch,
  }: { returned: readonly Receipt[]; batch: readonly { id: string; wishes: readonly Wish[] }[] },
  now: number,
): { wish: Wish; outcome: Spending }[] {
  // To wait inside SQLite would hold up every other call of this process.
  store.db.exec("PRAGMA busy_timeout = 0");
  try {
    store.db.exec("BEGIN IMMEDIATE");
    for (const { id, minuteMs, day } of returned) {
      store.lessMinute.run(id, minuteMs);
      store.lessDay.run(id, day);
    }
    const outcomes = batch.flatMap(({ id, wishes }) => countKey(store, id, wishes, now));
    store.db.exec("COMMIT");
    return outcomes;
  } catch (error) {
    if (store.db.isTransaction) store.db.exec("ROLLBACK");
    throw error;
  } finally {
    store.db.exec("PRAGMA busy_timeout = 1000");
  }
}

function countKey(
  store: OpenStore,
  id: string,
  wishes: readonly Wish[],
  now: number,
): { wish: Wish; outcome: Spending }[] {
  const day = new Date(now).toISOString().slice(0, 10);
  const minute = store.minute.get(id);
  const today = store.day.get(id, day);
  // A minute begins with its first call. Should the clock be set back by more than one, it begins anew.
  const isRunning = minute !== undefined && Math.abs(now - Number(minute.started_ms)) < MINUTE_MS;
  const startedMs = isRunning ? Number(minute.started_ms) : now;
  let calls = isRunning ? Number(minute.calls) : 0;
  let callsToday = Number(today?.calls ?? 0);
  let refused = Number(today?.refused ?? 0);

  const outcomes = wishes.map((wish) => {
    const { perMinute = Number.POSITIVE_INFINITY, perDay = Number.POSITIVE_INFINITY } = wish.limits;
    if (callsToday >= perDay) {
      refused += 1;
      return { wish, outcome: refusal("day", DAY_MS - (now % DAY_MS)) };
    }
    if (calls >= perMinute) {
      refused += 1;
      return { wish, outcome: refusal("minute", startedMs + MINUTE_MS - now) };
    }
    calls += 1;
    callsToday += 1;
    return { wish, outcome: { isGranted: true, receipt: { id, minuteMs: startedMs, day } } as const };
  });
  store.setMinute.run(id, startedMs, calls);
  store.setDay.run(id, day, callsToday, refused);
  return outcomes;
}

function refusal(limit: "minute" | "day", waitMs: number): Spending {
  return { isGranted: false, limit, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
}

function storedKey(row: Record<string, unknown>): StoredKey {
  return {
    id: String(row.id),
    name: String(row.name),
    createdAt: String(row.created_at),
    ...(row.revoked_at === null ? {} : { revokedAt: String(row.revoked_at) }),
    ...checkedKeyRules(JSON.parse(String(row.rules))),
  };
}

/** SQLITE_BUSY: another process is writing at this moment. */
function isBusy(error: unknown): boolean {
  const cause = error instanceof KeyStoreError ? error.cause : error;
  return cause instanceof Error && "errcode" in cause && (Number(cause.errcode) & 0xff) === 5;
}
