import { createHash } from "node:crypto";

/** SHA-256 of a key: what is kept and compared. */
export function keyDigest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

/** Names a key by its digest. */
export function keyId(digest: Buffer): string {
  return digest.toString("hex").slice(0, 12);
}
