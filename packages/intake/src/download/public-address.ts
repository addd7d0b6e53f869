import { lookup as systemLookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { ImportError } from "../import-error.ts";

/**
 * Returns whether an IP address is on the public internet: not this machine, its network
 * or a reserved range.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !BLOCKED.check(address, "ipv4");
  // 2000::/3 holds all assigned addresses; ranges of transition schemes inside it are blocked below.
  return family === 6 && GLOBAL_IPV6.check(address, "ipv6") && !BLOCKED.check(address, "ipv6");
}

/**
 * Resolves a name like the system does, and rejects it if any of its addresses is not
 * public. The connection uses the checked address, so a later DNS change has no effect.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, "", 0);
      return;
    }
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(createPrivateAddressError(hostname), "", 0);
    } else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Whether `IMPORT_ALLOW_PRIVATE_HOSTS` permits private addresses. */
export function allowsPrivateHosts(env: Readonly<Record<string, string | undefined>>): boolean {
  return /^(1|true|yes)$/i.test(env.IMPORT_ALLOW_PRIVATE_HOSTS?.trim() ?? "");
}

/** Creates the error for a host with a private address. */
export function createPrivateAddressError(host: string): ImportError {
  return new ImportError(
    "DOWNLOAD",
    `${host} is an address of this machine or of a private network, from which nothing is downloaded. ` +
      "Download the file yourself and import it from its path, or set IMPORT_ALLOW_PRIVATE_HOSTS=1.",
  );
}

const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet("2000::", 3, "ipv6");

const BLOCKED = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  BLOCKED.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  BLOCKED.addSubnet(network, prefix, "ipv6");
}
