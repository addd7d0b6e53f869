/**
 * Counts one action of a sender.
 *
 * @returns how many actions the sender took earlier in the window; null if they reach `max`
 */
export type RateCounter = (sender: string, max: number, now: Date) => number | null | Promise<number | null>;

/** Limits how many actions each sender takes within a window of time. */
export interface RateLimiter {
  /**
   * Counts one more action of `sender`.
   *
   * @returns how many actions the sender took earlier in the window; null if this one is too many
   */
  count(sender: string): Promise<number | null>;
}

export interface RateLimiterOptions {
  /** Actions per sender and window. 0 allows any number, and counts none. */
  max: number;
  counter: RateCounter;
  /** The real time: windows end even while a site's clock is set to a fixed moment. */
  now?: () => Date;
}

export function createRateLimiter({ max, counter, now = () => new Date() }: RateLimiterOptions): RateLimiter {
  return {
    count: async (sender) => (max === 0 ? 0 : counter(sender, max, now())),
  };
}

/** The counter forgets all senders above this number, to bound its memory. */
const MAX_SENDERS = 50_000;

/**
 * Creates a counter in this process. All windows start and end together, and a
 * clock that is set back starts a new one.
 */
export function createMemoryCounter(windowMs: number): RateCounter {
  let counts = new Map<string, number>();
  let startMs = Number.NEGATIVE_INFINITY;
  return (sender, max, now) => {
    const nowMs = now.getTime();
    if (nowMs - startMs >= windowMs || nowMs < startMs || counts.size >= MAX_SENDERS) {
      counts = new Map();
      startMs = nowMs;
    }
    const count = counts.get(sender) ?? 0;
    counts.set(sender, count + 1);
    return count < max ? count : null;
  };
}
