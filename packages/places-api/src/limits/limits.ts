import type { ConcurrencyLimits } from "@lieudit/limits";
import { setCallerAccount } from "@lieudit/place-index";
import { getRequestAccount } from "./callers.ts";

/** Limits on concurrent calls and on slow clients. */
export interface Limits {
  /** Per process. MAX_CALLS, MAX_WAITING_CALLS, MAX_WAIT_MS. */
  load: Required<ConcurrencyLimits>;
  /** MAX_BODY_BYTES: maximum length of a request body. */
  maxBodyBytes: number;
  /** SEARCH_TIMEOUT_MS: timeout of one search. */
  searchTimeoutMs: number;
  /** HEADERS_TIMEOUT_MS: timeout for receiving the headers. */
  headersTimeoutMs: number;
  /** REQUEST_TIMEOUT_MS: timeout for receiving the whole request. */
  requestTimeoutMs: number;
  /** IDLE_TIMEOUT_MS: a socket without traffic is closed after this time, even if its client stopped reading. */
  idleTimeoutMs: number;
  /** MAX_CONNECTIONS: open sockets of one process; further ones are closed at once. */
  maxConnections: number;
}

/** Each process searches in one worker thread, so more concurrent calls would only wait longer. */
export const DEFAULT_LIMITS: Limits = {
  load: { running: 16, waiting: 64, maxWaitMs: 25 },
  maxBodyBytes: 64 * 1024,
  searchTimeoutMs: 5_000,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  idleTimeoutMs: 60_000,
  maxConnections: 20_000,
};

/** Returns a signal that aborts when the client disconnects or the search times out. */
export function createDeadline(
  request: Request,
  { settings }: { settings: { limits?: Limits } },
): AbortSignal {
  const { searchTimeoutMs } = settings.limits ?? DEFAULT_LIMITS;
  return createCallSignal(request, AbortSignal.timeout(searchTimeoutMs));
}

/** Returns a signal that aborts with the request or `end`, and that charges searches to the caller. */
export function createCallSignal(request: Request, end: AbortSignal): AbortSignal {
  const signal = AbortSignal.any([request.signal, end]);
  const account = getRequestAccount(request);
  if (account !== undefined) setCallerAccount(signal, account);
  return signal;
}
