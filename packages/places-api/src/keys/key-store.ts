import { randomBytes } from "node:crypto";
import { type CallCounter, createCallCounter } from "./call-counter.ts";
import { getKeyId, hashKey } from "./key-digest.ts";
import { openKeyFile } from "./key-file.ts";
import { type KeyRules, parseKeyRules } from "./key-rules.ts";

/** A stored key: its rules, and only the digest of the key itself. */
export interface StoredKey extends KeyRules {
  /** The first 12 hexadecimal digits of the digest. Identifies the key where the key must not be shown. */
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
  /** Accepted calls. */
  calls: number;
  /** Calls rejected by a quota. */
  refused: number;
}

/**
 * Keys, their quotas and their usage. All processes that share a data folder share one file, so
 * quotas are exact over all of them and over restarts. Every method throws a `KeyStoreError` if
 * the file cannot be read or written.
 */
export interface KeyStore extends CallCounter {
  /**
   * Returns the key with this digest, which may be revoked, or null. It reads the file each time,
   * so that revocations apply at once.
   */
  find(digest: Uint8Array): StoredKey | null;
  /** Creates a key. The key itself is returned only here. */
  create(name: string, rules: KeyRules): { key: string; stored: StoredKey };
  /** All keys, including revoked ones, the oldest first. */
  list(): StoredKey[];
  /** @returns false if no valid key has this id. */
  revoke(id: string): boolean;
  /** Usage since `sinceDay`, the newest day first. */
  usage(sinceDay: string): KeyUsage[];
  close(): void;
}

export interface KeyStoreOptions {
  /** Default `Date.now`; never LIEUDIT_CLOCK, because a fixed minute would not end. */
  nowMs?: () => number;
  /** A write fails if other processes block it for longer. Default 2 000. */
  patienceMs?: number;
}

/** Creates a store in the file at `path`. The file is created at the first write. */
export function createKeyStore(
  path: string,
  { nowMs = Date.now, patienceMs = 2_000 }: KeyStoreOptions = {},
): KeyStore {
  const file = openKeyFile(path);
  return {
    ...createCallCounter(file, { nowMs, patienceMs }),
    find: (digest) =>
      file.useIfThere((keys) => {
        const row = keys.find.get(digest);
        return row === undefined ? null : storedKey(row);
      }),
    create(name, rules) {
      // 256 random bits cannot be guessed, so a fast hash is enough.
      const key = `lieudit_${randomBytes(32).toString("base64url")}`;
      const digest = hashKey(key);
      const createdAt = new Date(nowMs()).toISOString();
      const stored: StoredKey = { id: getKeyId(digest), name, createdAt, ...rules };
      file.use(({ db }) => {
        // Keys and revocations must survive a power cut.
        db.exec("PRAGMA synchronous = FULL");
        db.prepare("INSERT INTO keys (id, digest, name, rules, created_at) VALUES (?, ?, ?, ?, ?)").run(
          stored.id,
          digest,
          name,
          JSON.stringify(rules),
          createdAt,
        );
      });
      return { key, stored };
    },
    list: () =>
      file.useIfThere(({ db }) =>
        db.prepare("SELECT * FROM keys ORDER BY created_at, id").all().map(storedKey),
      ) ?? [],
    revoke: (id) =>
      file.useIfThere(({ db }) => {
        db.exec("PRAGMA synchronous = FULL");
        const { changes } = db
          .prepare("UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL")
          .run(new Date(nowMs()).toISOString(), id);
        return changes > 0;
      }) ?? false,
    usage: (sinceDay) =>
      file.useIfThere(({ db }) =>
        db.prepare("SELECT * FROM days WHERE day >= ? ORDER BY day DESC, key_id").all(sinceDay).map(keyUsage),
      ) ?? [],
    close: () => file.close(),
  };
}

function storedKey(row: Record<string, unknown>): StoredKey {
  return {
    id: String(row.id),
    name: String(row.name),
    createdAt: String(row.created_at),
    ...(row.revoked_at === null ? {} : { revokedAt: String(row.revoked_at) }),
    ...parseKeyRules(JSON.parse(String(row.rules))),
  };
}

function keyUsage(row: Record<string, unknown>): KeyUsage {
  return {
    id: String(row.key_id),
    day: String(row.day),
    calls: Number(row.calls),
    refused: Number(row.refused),
  };
}
