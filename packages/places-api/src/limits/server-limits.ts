import type { Server, ServerOptions } from "node:http";
import type { Limits } from "./limits.ts";

/** How often Node looks for callers whose time is over, in milliseconds. */
const LOOK_MS = 2_000;

/** Longest wait for a next call on the same socket, in milliseconds: longer than that of common proxies' pools. */
const KEEP_ALIVE_MS = 65_000;

/** No honest caller of ours sends more header lines. */
const MAX_HEADERS = 100;

/** Options of `node:http` that cut slow callers off. */
export function slowCallerOptions({ headersTimeoutMs, requestTimeoutMs }: Limits): ServerOptions {
  return {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: Math.min(LOOK_MS, headersTimeoutMs),
  };
}

/** The limits that `node:http` takes on the server itself, of which the options have no part. */
export function limitConnections(server: Server, { idleTimeoutMs, maxConnections }: Limits): void {
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = maxConnections;
  // Nothing sent and nothing read for so long: a caller that takes its answer byte by byte moves, one that stopped does not.
  server.setTimeout(Math.max(idleTimeoutMs, 1), (socket) => socket.destroy());
}
