import type { Batch, Call, Counted } from "./count-calls.ts";

/** A key as it is stored. */
export interface KeyRow {
  id: string;
  name: string;
  /** JSON of `KeyRules`. */
  rules: string;
  /** RFC 3339. */
  created_at: string;
  revoked_at: string | null;
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

/** Keys and their usage in a file or in a database. Every method rejects with a `KeyStoreError`. */
export interface KeyRows {
  find(digest: Uint8Array): Promise<KeyRow | null>;
  insert(row: KeyRow & { digest: Uint8Array }): Promise<void>;
  /** The oldest first. */
  list(): Promise<KeyRow[]>;
  /** @returns false if no valid key has this id. */
  revoke(id: string, at: string): Promise<boolean>;
  /** The newest day first. */
  usage(sinceDay: string): Promise<KeyUsage[]>;
  /** Counts a batch of calls in one transaction. */
  count<Wish extends Call>(batch: Batch<Wish>): Promise<Counted<Wish>[]>;
  close(): void;
}
