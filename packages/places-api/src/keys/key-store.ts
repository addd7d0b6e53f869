import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { ServiceDatabase } from "@lieudit/database/service";
import { type CallCounter, createCallCounter } from "./call-counter.ts";
import { getKeyId, hashKey } from "./key-digest.ts";
import { KEYS_FILE, openKeyFile } from "./key-file.ts";
import type { KeyRow, KeyRows, KeyUsage } from "./key-rows.ts";
import { type KeyRules, parseKeyRules } from "./key-rules.ts";
import { openSharedKeys } from "./shared-keys.ts";

/** A stored key: its rules, and only the digest of the key itself. */
export interface StoredKey extends KeyRules {
  /** The first 12 hexadecimal digits of the digest. Identifies the key where the key must not be shown. */
  id: string;
  name: string;
  /** RFC 3339. */
  createdAt: string;
  revokedAt?: string;
}

/**
 * Keys, their quotas and their usage. All processes that share a data folder or a database share
 * its keys, so quotas are exact over all of them and over restarts. Every method rejects with a
 * `KeyStoreError` if the keys cannot be read or written.
 */
export interface KeyStore extends CallCounter {
  /**
   * Returns the key with this digest, which may be revoked, or null. It reads them each time,
   * so that revocations apply at once.
   */
  find(digest: Uint8Array): Promise<StoredKey | null>;
  /** Creates a key. The key itself is returned only here. */
  create(name: string, rules: KeyRules): Promise<{ key: string; stored: StoredKey }>;
  /** All keys, including revoked ones, the oldest first. */
  list(): Promise<StoredKey[]>;
  /** @returns false if no valid key has this id. */
  revoke(id: string): Promise<boolean>;
  /** Usage since `sinceDay`, the newest day first. */
  usage(sinceDay: string): Promise<KeyUsage[]>;
  close(): void;
}

export interface KeyStoreOptions {
  /** Default: `Date.now`, or the clock of the database; never LIEUDIT_CLOCK, because a fixed minute would not end. */
  nowMs?: () => number;
  /** A write fails if other processes block it for longer. Default 2 000. */
  patienceMs?: number;
}

/** Opens the keys of a data folder, or those of `service`, which all servers of its database share. */
export function openKeyStore(
  dataDir: string,
  service: ServiceDatabase | undefined,
  options: KeyStoreOptions = {},
): KeyStore {
  const path = join(dataDir, KEYS_FILE);
  return service === undefined
    ? createKeyStore(path, options)
    : createKeyStoreOver(openSharedKeys(service, path, options.nowMs), options);
}

/** Creates a store in the file at `path`. The file is created at the first write. */
export function createKeyStore(path: string, options: KeyStoreOptions = {}): KeyStore {
  return createKeyStoreOver(openKeyFile(path, options.nowMs ?? Date.now), options);
}

function createKeyStoreOver(
  rows: KeyRows,
  { nowMs = Date.now, patienceMs = 2_000 }: KeyStoreOptions = {},
): KeyStore {
  return {
    ...createCallCounter(rows, { patienceMs }),
    async find(digest) {
      const row = await rows.find(digest);
      return row === null ? null : toStoredKey(row);
    },
    async create(name, rules) {
      // 256 random bits cannot be guessed, so a fast hash is enough.
      const key = `lieudit_${randomBytes(32).toString("base64url")}`;
      const digest = hashKey(key);
      const createdAt = new Date(nowMs()).toISOString();
      const stored: StoredKey = { id: getKeyId(digest), name, createdAt, ...rules };
      const row = { id: stored.id, name, rules: JSON.stringify(rules), created_at: createdAt };
      await rows.insert({ ...row, revoked_at: null, digest });
      return { key, stored };
    },
    list: async () => (await rows.list()).map(toStoredKey),
    revoke: (id) => rows.revoke(id, new Date(nowMs()).toISOString()),
    usage: (sinceDay) => rows.usage(sinceDay),
    close: () => rows.close(),
  };
}

function toStoredKey({ id, name, created_at, revoked_at, rules }: KeyRow): StoredKey {
  return {
    id,
    name,
    createdAt: created_at,
    ...(revoked_at === null ? {} : { revokedAt: revoked_at }),
    ...parseKeyRules(JSON.parse(rules)),
  };
}
