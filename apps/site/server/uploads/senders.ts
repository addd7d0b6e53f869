import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { getCallerAddress } from "@lieudit/places-api";

const DAY_MS = 86_400_000;
/** Providers usually assign an IPv6 prefix of this many bits to a household or office. */
const NETWORK_BITS = 56;
const GROUP_BITS = 16;

/**
 * Creates a function that identifies senders by a keyed digest of their network, which changes
 * daily at midnight UTC. It suffices to count the forms of one sender without storing addresses.
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
 * Returns the network of a sender: its IPv4 address, or the /56 prefix of its IPv6 address. One
 * customer can use every address of the prefix. Any other text is returned unchanged.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6177
 */
export function senderNetwork(address: string): string {
  const [plain = ""] = address.split("%");
  // A dual-stack proxy maps every IPv4 address into this one prefix, so the prefix is not a sender.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  const [before = "", after] = plain.split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  // The last 32 bits may be written as an IPv4 address, which stands for two groups.
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
