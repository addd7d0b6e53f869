import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { getCallerAddress } from "@lieudit/places-api";

const DAY_MS = 86_400_000;
/** Groups of 16 bits of an IPv6 address that name the network of one household or office. */
const NETWORK_GROUPS = 4;

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
 * What one sender has: an IPv4 address, or the first 64 bits of an IPv6 one,
 * behind which a single machine may take as many addresses as it likes.
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
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
