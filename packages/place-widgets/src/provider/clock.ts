import { fullMinute } from "./places-provider.tsx";

/** A clock that publishes the current minute. */
export interface MinuteClock {
  /** Milliseconds since 1970 of the last full minute. */
  currentMinute(): number;
  subscribe(listener: () => void): () => void;
}

const CHECK_MS = 5_000;

/** Creates a clock with one timer for all listeners. `read` returns milliseconds since 1970. */
export function createMinuteClock(read: () => number): MinuteClock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    currentMinute: () => fullMinute(read()),
    subscribe(listener) {
      listeners.add(listener);
      // Short checks instead of one long timeout: after sleep a laptop is right at once.
      timer ??= setInterval(() => {
        for (const each of listeners) each();
      }, CHECK_MS);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      };
    },
  };
}
