import type { LoadLimits } from "./load-gate.ts";

/** How much the server takes on and how long it puts up with slow callers. */
export interface Limits {
  /** Per process. MAX_CALLS, MAX_WAITING_CALLS, MAX_WAIT_MS. */
  load: LoadLimits;
  /** MAX_BODY_BYTES: the longest body of a call. */
  maxBodyBytes: number;
  /** SEARCH_TIMEOUT_MS: the longest time that one search may take. */
  searchTimeoutMs: number;
  /** HEADERS_TIMEOUT_MS: a caller must have sent its headers by then. */
  headersTimeoutMs: number;
  /** REQUEST_TIMEOUT_MS: and its whole request by then. */
  requestTimeoutMs: number;
  /** IDLE_TIMEOUT_MS: a socket on which nothing moves for so long is closed, also when its caller does not read. */
  idleTimeoutMs: number;
  /** MAX_CONNECTIONS: sockets of one process; further ones are closed at once. */
  maxConnections: number;
}

/** One worker thread searches for a process: more at a time answers no more, but later. */
export const DEFAULT_LIMITS: Limits = {
  load: { running: 16, waiting: 64, maxWaitMs: 25 },
  maxBodyBytes: 64 * 1024,
  searchTimeoutMs: 5_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  idleTimeoutMs: 60_000,
  maxConnections: 20_000,
};
