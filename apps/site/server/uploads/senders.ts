import { createHmac } from "node:crypto";
import { callerAddress } from "@lieudit/places-api";

const DAY_MS = 86_400_000;

/**
 * Names senders by a keyed digest of their addresses, another one each day:
 * enough to count what one of them sends, and no address is kept.
 */
export function createSenders(
  secret: Buffer,
  trustedProxies: number,
): (headers: Headers, bindings: object) => string {
  return (headers, bindings) =>
    createHmac("sha256", secret)
      .update(`${Math.floor(Date.now() / DAY_MS)} ${callerAddress(headers, bindings, trustedProxies) ?? ""}`)
      .digest("base64url");
}
