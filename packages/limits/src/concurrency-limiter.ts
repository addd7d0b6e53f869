export interface ConcurrencyLimits {
  /** Number of tasks that run at a time. */
  running: number;
  /** Length of the queue. Further tasks are rejected at once. */
  waiting: number;
  /** A task that has waited this long is rejected, in milliseconds. Default: no limit. */
  maxWaitMs?: number;
}

/** The queue is full (or too slow for another task), or the task waited too long. */
export type RejectionReason = "full" | "waited";

/**
 * Runs as many tasks as finish in good time and rejects the others at once, so
 * that accepted tasks take as long under load as without.
 */
export interface ConcurrencyLimiter {
  /**
   * Runs `task` now, or when its turn comes.
   *
   * @throws the limiter's error if the queue is full or the task waited too long.
   * @throws the signal's reason if it is aborted before the task starts.
   */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Throws the limiter's error if `run` would reject at once. Saves the work that comes before `run`. */
  assertCapacity(): void;
  /**
   * Whether `run` would reject at once.
   *
   * @param pending number of tasks that are about to call `run`. Default 0.
   */
  isFull(pending?: number): boolean;
  getLoad(): { running: number; waiting: number };
}

export interface ConcurrencyLimiterOptions extends ConcurrencyLimits {
  /** Makes the error of a rejection; also a place to count it. */
  createError: (reason: RejectionReason) => Error;
}

/**
 * A task joins the queue only if its turn is expected within this share of
 * `maxWaitMs`. Without this margin some tasks would wait and still be rejected.
 */
const SHARE_OF_WAIT = 0.75;

/** The mean time between two turns covers about this many turns. */
const TURNS_OF_MEAN = 16;

/** Creates a limiter without running tasks. */
export function createConcurrencyLimiter({
  running,
  waiting,
  maxWaitMs,
  createError,
}: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const queue = new Set<() => void>();
  let active = 0;
  /** Between two turns while others wait, in milliseconds. */
  let meanTurnMs = 0;
  /** Start of the last turn; undefined while the queue is empty. */
  let lastTurn: number | undefined;

  function isFull(pending = 0): boolean {
    if (active < running) return false;
    const ahead = queue.size + pending;
    if (ahead >= waiting) return true;
    // The first place of the queue is always free, so that the mean stays current.
    return maxWaitMs !== undefined && ahead > 0 && ahead * meanTurnMs > SHARE_OF_WAIT * maxWaitMs;
  }

  /** Updates the mean time between turns at the start of a turn. */
  function recordTurn(): void {
    const now = performance.now();
    if (lastTurn !== undefined) meanTurnMs += (now - lastTurn - meanTurnMs) / TURNS_OF_MEAN;
    lastTurn = now;
  }

  /** Resolves at the caller's turn. The slot is then already taken. */
  function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        queue.delete(begin);
      };
      const begin = () => {
        leave();
        resolve();
      };
      const onAbort = () => {
        leave();
        reject(signal?.reason);
      };
      const onLate = () => {
        leave();
        reject(createError("waited"));
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(onLate, maxWaitMs);
      signal?.addEventListener("abort", onAbort);
      queue.add(begin);
    });
  }

  return {
    async run(task, signal) {
      signal?.throwIfAborted();
      if (isFull()) throw createError("full");
      // A finished task hands its slot to the next one, so `active` does not change.
      if (active >= running) await waitForTurn(signal);
      else active += 1;
      try {
        return await task();
      } finally {
        const [next] = queue;
        if (next === undefined) {
          active -= 1;
          lastTurn = undefined;
        } else {
          recordTurn();
          next();
        }
      }
    },
    assertCapacity() {
      if (isFull()) throw createError("full");
    },
    isFull,
    getLoad: () => ({ running: active, waiting: queue.size }),
  };
}
