import type { Server, ServerOptions } from "node:http";
import type { Limits } from "./limits.ts";

/** Interval at which Node checks for timeouts, in milliseconds. */
const LOOK_MS = 2_000;

/** Timeout of idle sockets in milliseconds, longer than that of the pools of common proxies. */
const KEEP_ALIVE_MS = 65_000;

/** Maximum number of headers; real clients send fewer. */
const MAX_HEADERS = 100;

/** Returns options of `node:http` that disconnect slow clients. */
export function getSlowClientOptions({ headersTimeoutMs, requestTimeoutMs }: Limits): ServerOptions {
  return {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: Math.min(LOOK_MS, headersTimeoutMs),
  };
}

/** Sets the limits that `node:http` has as properties of the server only. */
export function limitConnections(server: Server, { idleTimeoutMs, maxConnections }: Limits): void {
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = maxConnections;
  // Counts traffic in both directions: a slow reader stays connected, a stalled one does not.
  server.setTimeout(Math.max(idleTimeoutMs, 1), (socket) => socket.destroy());
}
