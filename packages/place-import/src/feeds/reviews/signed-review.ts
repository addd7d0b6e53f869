import { CompactSign, exportJWK, exportSPKI, type GenerateKeyPairResult, generateKeyPair } from "jose";

/** Somebody who signs reviews: for tests and for drawn feeds. */
export interface Reviewer {
  keys: GenerateKeyPairResult;
}

/** A reviewer with a key of their own. */
export async function createReviewer(): Promise<Reviewer> {
  return { keys: await generateKeyPair("ES256", { extractable: true }) };
}

/** A review as Mangrove's own library signs it. @see https://mangrove.reviews/standard */
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
