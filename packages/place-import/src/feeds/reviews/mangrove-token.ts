import { createHash } from "node:crypto";
import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from "jose";

/** Maximum length of a token: texts of the standard, images and all common metadata. */
const MAX_TOKEN_CHARACTERS = 40_000;

/** A token whose signature matches the key that it contains. */
export interface VerifiedToken {
  signature: string;
  /** SHA-256 of the public key, which identifies the author in every file. */
  issuer: string;
  payload: Readonly<Record<string, unknown>>;
}

/** Why a token is rejected; the message completes the sentence "reviews with …". */
export class TokenRejected extends Error {
  override readonly name = "TokenRefused";
}

/**
 * Verifies a Mangrove token: ES256, with the public key in the header's `jwk` (an object
 * as text). No other algorithm is accepted, whatever the header says.
 *
 * @throws {TokenRefused}
 */
export async function verifyToken(token: string): Promise<VerifiedToken> {
  if (token.length > MAX_TOKEN_CHARACTERS) throw new TokenRejected("a token that is too long");
  const signature = token.split(".")[2];
  if (signature === undefined || !/^[\w-]{20,200}$/.test(signature))
    throw new TokenRejected("an invalid token");
  try {
    const jwk = parsePublicKey(decodeProtectedHeader(token).jwk);
    const { payload } = await compactVerify(token, await importJWK(jwk, "ES256"), { algorithms: ["ES256"] });
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload));
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new TokenRejected("a token that holds no review");
    }
    const issuer = createHash("sha256").update(`${jwk.x}.${jwk.y}`).digest("base64url");
    return { signature, issuer, payload: value as Record<string, unknown> };
  } catch (error) {
    if (error instanceof TokenRejected) throw error;
    throw new TokenRejected("a signature that is wrong", { cause: error });
  }
}

/** Picks the four parts of a P-256 key and nothing else from the header. */
function parsePublicKey(header: unknown): JWK {
  const value: unknown = typeof header === "string" ? JSON.parse(header) : header;
  const { kty, crv, x, y } = (value ?? {}) as Record<string, unknown>;
  if (kty !== "EC" || crv !== "P-256" || typeof x !== "string" || typeof y !== "string") {
    throw new TokenRejected("a key that is not P-256");
  }
  return { kty, crv, x, y };
}
