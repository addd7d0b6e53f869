import { createHash, randomBytes } from "node:crypto";

/** Returns a random token of 256 bits in base64url. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the SHA-256 of a token in base64url; tokens themselves are never stored. */
export function digestToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
