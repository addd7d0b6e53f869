import { createHash } from "node:crypto";

/** Returns the SHA-256 digest of a key, which is stored and compared. */
export function hashKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

/** Returns the id of a key, from its digest. */
export function getKeyId(digest: Buffer): string {
  return digest.toString("hex").slice(0, 12);
}
