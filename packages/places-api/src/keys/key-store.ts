import { randomBytes } from "node:crypto";
import { type CallCounter, createCallCounter } from "./call-counter.ts";
import { keyDigest, keyId } from "./key-digest.ts";
import { keyFileAt } from "./key-file.ts";
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

/**
 * Keys, their quotas and how often each was used. One file that every process
 * of every server on the same data folder shares, so a quota is exact over all
 * of them and over restarts. Every method throws a `KeyStoreError` where that
 * file cannot be read or written.
 */
export interface KeyStore extends CallCounter {
  /** The key of this digest that is not revoked, or null. Looked up anew each time, so that revoking works at once. */
  find(digest: Uint8Array): StoredKey | null;
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

export interface KeyStoreOptions {
  /** Default `Date.now`; never LIEUDIT_CLOCK, under which no minute would end. */
  nowMs?: () => number;
  /** A write that other processes hold up for longer fails. Default 2 000. */
  patienceMs?: number;
}

/** The store in the file at `path`, which is made when something is first to be kept. */
export function createKeyStore(
  path: string,
  { nowMs = Date.now, patienceMs = 2_000 }: KeyStoreOptions = {},
): KeyStore {
  const file = keyFileAt(path);
  return {
    ...createCallCounter(file, { nowMs, patienceMs }),
    find: (digest) =>
      file.useIfThere((keys) => {
        const row = keys.find.get(digest);
        return row === undefined ? null : storedKey(row);
      }),
    create(name, rules) {
      // 256 random bits: nothing slower than SHA-256 is needed to keep them from being guessed.
      const key = `lieudit_${randomBytes(32).toString("base64url")}`;
      const digest = keyDigest(key);
      const createdAt = new Date(nowMs()).toISOString();
      const stored: StoredKey = { id: keyId(digest), name, createdAt, ...rules };
      file.use(({ db }) => {
        // A key that was told must be there after a power cut, and so must a revocation.
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
    ...checkedKeyRules(JSON.parse(String(row.rules))),
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
