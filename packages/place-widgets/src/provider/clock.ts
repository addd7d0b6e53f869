/** A clock that tells the minute and says when it changes. */
export interface MinuteClock {
  /** Milliseconds since 1970 of the last full minute. */
  currentMinute(): number;
  subscribe(listener: () => void): () => void;
}

const MINUTE_MS = 60_000;
const CHECK_MS = 5_000;

/** One timer for all who listen; none while nobody does. `read` gives milliseconds since 1970. */
export function createMinuteClock(read: () => number): MinuteClock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    currentMinute: () => fullMinute(read()),
    subscribe(listener) {
      listeners.add(listener);
      // A short check instead of one long wait: a laptop that slept is right again at once.
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

/** The start of the minute in which the instant lies, in milliseconds since 1970. */
export function fullMinute(instant: number): number {
  return Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}
