import { BlockList } from "node:net";
import type { Connection } from "./connection.ts";
import { isInRanges, withoutMapping } from "./ip-ranges.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Returns the caller's address: that of the socket, or with `trustedProxies` the one that the
 * outermost proxy saw. Undefined if it is unknown.
 */
export function getCallerAddress(
  headers: Headers,
  connection: Connection,
  trustedProxies: number,
): string | undefined {
  const socketAddress = connection.incoming?.socket.remoteAddress;
  if (trustedProxies === 0) return socketAddress && withoutMapping(socketAddress);
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  // Each proxy appends the address that it saw. Anything further left may be forged by the caller.
  return withoutPort(hops.at(-trustedProxies) ?? "") || undefined;
}

/** Some proxies write the port of the socket, which is another one for each connection. */
function withoutPort(hop: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop;
}

/**
 * Whether the call comes from this machine, without a proxy, and not from a browser that shows
 * another site's page.
 */
export function isLocalCall(headers: Headers, connection: Connection): boolean {
  if (!isFromThisMachine(headers, connection)) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "cross-site";
  // Older browsers send the page's address only. "null" is an opaque origin.
  const page = getPageAddress(headers);
  if (page === null) return !headers.has("origin");
  return page.host === headers.get("host") || isLoopbackName(page.hostname);
}

/**
 * Whether a page of this machine calls a server that only this machine reaches. Such a page is a
 * file of the disk, or comes from any port of any loopback name. A page with an opaque origin,
 * such as a sandboxed frame, looks like a file.
 */
export function isLocalPageCall(headers: Headers, connection: Connection, publicUrl: string): boolean {
  if (!isThisMachineOnly({ publicUrl }) || !isFromThisMachine(headers, connection)) return false;
  if (headers.get("origin") === "null") return true;
  const page = getPageAddress(headers);
  return page !== null && isLoopbackName(page.hostname);
}

/** Whether the server's address leads nowhere but to the caller's own machine. */
export function isThisMachineOnly({ publicUrl }: { publicUrl: string }): boolean {
  return isLoopbackName(new URL(publicUrl).hostname);
}

/** Whether `hostname` is a name or an address of the machine that resolves it. */
function isLoopbackName(hostname: string): boolean {
  if (/^(.+\.)?localhost$/i.test(hostname)) return true;
  return isInRanges(hostname.replace(/^\[(.*)\]$/, "$1"), loopback);
}

function isFromThisMachine(headers: Headers, connection: Connection): boolean {
  const address = connection.incoming?.socket.remoteAddress;
  if (address === undefined || !isInRanges(address, loopback)) return false;
  return ![...headers.keys()].some((name) => name === "forwarded" || name.startsWith("x-forwarded-"));
}

/** Whether a page of this site makes the call. `publicUrl` is the address that visitors use. */
export function isSameOriginCall(request: Request, publicUrl: string): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  // Set by browsers; pages cannot change it.
  if (site !== null) return site === "same-origin";
  // Browsers omit it over plain http. A same-origin GET then has a Referer but no Origin.
  const page = getPageAddress(headers);
  if (page === null) return false;
  return page.origin === new URL(publicUrl).origin || page.host === headers.get("host");
}

/** Returns the page that makes the call, if the browser reports it: its address or its origin. */
export function getPageAddress(headers: Headers): URL | null {
  const referrer = URL.parse(headers.get("referer") ?? "");
  return referrer ?? URL.parse(headers.get("origin") ?? "");
}
