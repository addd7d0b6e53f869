/** Consecutive failures that open the breaker. */
const FAILURES_TO_OPEN = 5;
/** Time in ms for which it stays open. Then one query tests the server. */
const OPEN_MS = 5_000;

/** Stops queries to a failing server, which spares the server and the callers. */
export interface CircuitBreaker {
  /** Whether the server may be queried now. */
  mayAsk(): boolean;
  succeeded(): void;
  failed(): void;
}

/** @param now monotonic milliseconds. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    mayAsk() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (now() < openUntil) return false;
      openUntil = now() + OPEN_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
    },
  };
}
