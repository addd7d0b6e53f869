import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { getCallerAddress } from "@lieudit/places-api";

const DAY_MS = 86_400_000;
/** Providers give a household or office this many leading bits of IPv6 addresses. */
const NETWORK_BITS = 56;
const GROUP_BITS = 16;

/**
 * Names senders by a keyed digest of their addresses, another one each day:
 * enough to count what one of them sends, and no address is kept.
 */
export function createSenders(
  secret: Buffer,
  trustedProxies: number,
): (headers: Headers, bindings: object) => string {
  return (headers, bindings) => {
    const address = getCallerAddress(headers, bindings, trustedProxies) ?? "";
    return createHmac("sha256", secret)
      .update(`${Math.floor(Date.now() / DAY_MS)} ${senderNetwork(address)}`)
      .digest("base64url");
  };
}

/**
 * What one sender has: an IPv4 address, or the first 56 bits of an IPv6 one,
 * behind which a single customer may take as many addresses as it likes.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6177
 */
export function senderNetwork(address: string): string {
  const [plain = ""] = address.split("%");
  // A proxy that listens on both families calls all of IPv4 so: its visitors are no one network.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  const [before = "", after] = plain.split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  // The last 32 bits may be written as an IPv4 address, which takes the room of two groups.
  const missing = 8 - groups(before).length - groups(after).length - (plain.includes(".") ? 1 : 0);
  const written =
    after === undefined ? groups(before) : [...groups(before), ...Array(missing).fill("0"), ...groups(after)];
  return written
    .slice(0, Math.ceil(NETWORK_BITS / GROUP_BITS))
    .map((group, at) => {
      const cutBits = Math.max(0, (at + 1) * GROUP_BITS - NETWORK_BITS);
      return ((Number.parseInt(group, 16) >> cutBits) << cutBits).toString(16);
    })
    .join(":");
}
