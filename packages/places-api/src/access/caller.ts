import { BlockList } from "node:net";
import type { PlacesApiEnv } from "../places-api-deps.ts";
import { isInRanges, withoutMapping } from "./ip-ranges.ts";

/** The connection's own facts, which a caller cannot invent. */
export type Connection = Partial<PlacesApiEnv["Bindings"]>;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * The caller's address: the socket's, or with `trustedProxies` before the
 * server the one that the outermost of them saw. Undefined when nobody knows.
 */
export function callerAddress(
  headers: Headers,
  connection: Connection,
  trustedProxies: number,
): string | undefined {
  const socketAddress = connection.incoming?.socket.remoteAddress;
  if (trustedProxies === 0) return socketAddress && withoutMapping(socketAddress);
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  // Each proxy adds the address that it saw at the right; anything further left the caller may have written.
  return hops.at(-trustedProxies) || undefined;
}

/**
 * A call from this very machine that no proxy has passed on, and that no page
 * of somewhere else has a browser of this machine make.
 */
export function isLocalCall(headers: Headers, connection: Connection): boolean {
  const address = connection.incoming?.socket.remoteAddress;
  if (address === undefined || !isInRanges(address, loopback)) return false;
  if ([...headers.keys()].some((name) => name === "forwarded" || name.startsWith("x-forwarded-")))
    return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "cross-site";
  // Older browsers name the page alone; "null" is one that hides where it is from.
  const page = pageAddress(headers);
  if (page === null) return !headers.has("origin");
  return page.host === headers.get("host") || isThisMachine(page.hostname);
}

function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || isInRanges(hostname.replace(/^\[(.*)\]$/, "$1"), loopback);
}

/** Whether a page of this very site calls. `publicUrl` is where visitors find the site. */
export function isSameOriginCall(request: Request, publicUrl: string): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  // Browsers write it themselves and no page can change it.
  if (site !== null) return site === "same-origin";
  // Browsers leave it out over plain http, and a same-origin GET has no Origin either, but a Referer.
  const page = pageAddress(headers);
  if (page === null) return false;
  return page.origin === new URL(publicUrl).origin || page.host === headers.get("host");
}

/** The page that calls, as far as the browser tells: whole, or its origin alone. */
export function pageAddress(headers: Headers): URL | null {
  const referrer = URL.parse(headers.get("referer") ?? "");
  return referrer ?? URL.parse(headers.get("origin") ?? "");
}
