/** Failures one after the other that open the breaker: the server is left alone. */
const FAILURES_TO_OPEN = 5;
/** For how long it is left alone, in milliseconds. One question then tries whether it is back. */
const OPEN_MS = 5_000;

/** Spares a server that fails the questions, and the askers the wait. */
export interface CircuitBreaker {
  /** Whether the server may be asked now. */
  mayAsk(): boolean;
  succeeded(): void;
  failed(): void;
}

/** @param now milliseconds that only grow. */
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
