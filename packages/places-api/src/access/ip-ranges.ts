import { BlockList, isIP } from "node:net";

/**
 * Parses addresses and CIDR ranges.
 *
 * @returns null if one of them is malformed.
 */
export function parseIpRanges(ranges: readonly string[]): BlockList | null {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", prefix, ...rest] = range.split("/");
    // A zone ("fe80::1%eth0") names a network interface of one machine, so it cannot be a rule.
    const family = address.includes("%") ? 0 : isIP(address);
    const bits = family === 4 ? 32 : 128;
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (family === 0 || rest.length > 0 || !(length <= bits)) return null;
    list.addSubnet(address, length, family === 4 ? "ipv4" : "ipv6");
  }
  return list;
}

/** Whether `ranges` contain this address. False for a malformed address. */
export function isInRanges(address: string, ranges: BlockList): boolean {
  const plain = withoutMapping(address);
  const family = isIP(plain);
  return family !== 0 && ranges.check(plain, family === 4 ? "ipv4" : "ipv6");
}

/** A dual-stack socket reports an IPv4 caller as `::ffff:192.0.2.1`. */
export function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}
