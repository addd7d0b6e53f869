import { createHmac, timingSafeEqual } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { type CreateContextRequest, PlacesError } from "@lieudit/place-model";

/** Content of a token: the request and its expiry. */
export interface SignedContext extends Omit<CreateContextRequest, "ttl"> {
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Maximum length of a token. Servers accept addresses of 8 KB, and the token is most of one. */
const MAX_TOKEN_LENGTH = 7_000;

/** Maximum size of an unpacked token. Only tokens with a valid signature are unpacked. */
const MAX_UNPACKED_BYTES = 1_000_000;

const DIGEST_BYTES = 16;

/**
 * Encodes a context as a token that fits into an address. Only this server can sign one, and no
 * process stores it. Its content is not encrypted.
 *
 * @throws {PlacesError} INVALID_ARGUMENT if it would be too long.
 */
export function makeContextToken(context: SignedContext, secret: Uint8Array): string {
  const body = deflateRawSync(JSON.stringify(context), { level: 9 });
  const token = Buffer.concat([sign(body, secret), body]).toString("base64url");
  if (token.length <= MAX_TOKEN_LENGTH) return token;
  throw new PlacesError(
    "INVALID_ARGUMENT",
    "The context is too long for a token, which has to fit into an address; name fewer places, or a search.",
    { reason: "CONTEXT_TOO_LONG" },
  );
}

/**
 * Decodes a token.
 *
 * @throws {PlacesError} INVALID_ARGUMENT if this server did not make it, FAILED_PRECONDITION if it
 *   has expired.
 */
export function readContextToken(token: string, secret: Uint8Array, now: Date): SignedContext {
  const context = token.length <= MAX_TOKEN_LENGTH ? signedContext(token, secret) : null;
  if (context === null) {
    throw new PlacesError(
      "INVALID_ARGUMENT",
      "The context token is not one that this server made; pass it on whole, or make a new one with POST /v1/contexts.",
      {
        reason: "CONTEXT_TOKEN_INVALID",
        fieldViolations: [{ field: "name", description: "The context token is not one of this server's." }],
      },
    );
  }
  if (now.getTime() < context.expiresAt * 1_000) return context;
  const expireTime = formatExpireTime(context);
  throw new PlacesError(
    "FAILED_PRECONDITION",
    `The context token has expired at ${expireTime}; make a new one with POST /v1/contexts.`,
    { reason: "CONTEXT_TOKEN_EXPIRED", metadata: { expireTime } },
  );
}

/** RFC 3339, in whole seconds. */
export function formatExpireTime({ expiresAt }: Pick<SignedContext, "expiresAt">): string {
  return new Date(expiresAt * 1_000).toISOString().replace(".000Z", "Z");
}

function signedContext(token: string, secret: Uint8Array): SignedContext | null {
  const bytes = Buffer.from(token, "base64url");
  const body = bytes.subarray(DIGEST_BYTES);
  // A token has one spelling only, so that its response is cached once.
  if (body.length === 0 || bytes.toString("base64url") !== token) return null;
  if (!timingSafeEqual(bytes.subarray(0, DIGEST_BYTES), sign(body, secret))) return null;
  // The signature proves that it is what `makeContextToken` encoded.
  return JSON.parse(inflateRawSync(body, { maxOutputLength: MAX_UNPACKED_BYTES }).toString());
}

/** The secret also signs other tokens, so the signed text starts with a word of its own. */
function sign(body: Uint8Array, secret: Uint8Array): Buffer {
  return createHmac("sha256", secret).update("context\n").update(body).digest().subarray(0, DIGEST_BYTES);
}
