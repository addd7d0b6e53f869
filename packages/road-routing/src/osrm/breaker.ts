/** Failures one after the other before a server is left alone. */
const MOST_FAILURES = 5;
/** For how long it is left alone, in milliseconds. One question then tries whether it is back. */
const REST_MS = 5_000;

/** Spares a server that fails the questions, and the askers the wait. */
export interface Breaker {
  /** Whether the server may be asked now. */
  mayAsk(): boolean;
  note(isWell: boolean): void;
}

/** @param now milliseconds that only grow. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    mayAsk() {
      if (failures < MOST_FAILURES) return true;
      if (now() < restsUntil) return false;
      restsUntil = now() + REST_MS;
      return true;
    },
    note(isWell) {
      failures = isWell ? 0 : failures + 1;
      if (failures >= MOST_FAILURES) restsUntil = now() + REST_MS;
    },
  };
}
