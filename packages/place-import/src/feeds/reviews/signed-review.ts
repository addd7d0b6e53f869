import { CompactSign, exportJWK, exportSPKI, type GenerateKeyPairResult, generateKeyPair } from "jose";

/** A reviewer with a signing key, for tests and generated feeds. */
export interface Reviewer {
  keys: GenerateKeyPairResult;
}

/** Creates a reviewer with a new key. */
export async function createReviewer(): Promise<Reviewer> {
  return { keys: await generateKeyPair("ES256", { extractable: true }) };
}

/**
 * Signs a review as Mangrove's own library does.
 *
 * @see https://mangrove.reviews/standard
 */
export async function signReview(
  { keys }: Reviewer,
  payload: Readonly<Record<string, unknown>>,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const jwk = { ...(await exportJWK(keys.publicKey)), key_ops: ["verify"], ext: true };
  const kid = (await exportSPKI(keys.publicKey)).replaceAll("\n", "");
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: "ES256", typ: "JWT", kid, jwk: JSON.stringify(jwk) as never, ...header })
    .sign(keys.privateKey);
}
