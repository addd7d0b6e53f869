import { PlacesError } from "@lieudit/place-model";

/** Calls that fail one after the other before the breaker opens. */
const FAILURES_TO_OPEN = 8;

/** How long an open breaker refuses before it lets one call try again, in milliseconds. */
const OPEN_MS = 2_000;

export interface CircuitBreaker {
  /** @throws {PlacesError} UNAVAILABLE at once while the server is known to be down. */
  refuseWhenOpen(): void;
  succeeded(): void;
  failed(error: unknown): void;
}

/**
 * Spares a page the wait for a server that has just failed many times, and
 * that server the load of being asked.
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    refuseWhenOpen() {
      if (failures < FAILURES_TO_OPEN) return;
      if (now() < openUntil) {
        throw new PlacesError(
          "UNAVAILABLE",
          `The places server failed ${failures} times in a row and is left alone for a moment; try again in 2 seconds.`,
          { reason: "CIRCUIT_OPEN" },
        );
      }
      // This one call tries; the others are still refused until it has its answer.
      openUntil = now() + OPEN_MS;
    },
    succeeded() {
      failures = 0;
    },
    failed(error) {
      if (!isServerFault(error)) {
        failures = 0;
        return;
      }
      failures += 1;
      openUntil = now() + OPEN_MS;
    },
  };
}

/** A refusal (a wrong key, an unknown place) shows that the server works. */
function isServerFault(error: unknown): boolean {
  return !(error instanceof PlacesError) || error.httpStatus >= 500;
}
