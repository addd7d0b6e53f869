import { PlacesError } from "@lieudit/place-model";

export interface LoadLimits {
  /** Pieces of work under way at a time. */
  running: number;
  /** Pieces that wait for their turn; one more is refused at once. */
  waiting: number;
  /** One that has waited for so long is refused: whoever is refused should hear it soon. */
  maxWaitMs: number;
}

/**
 * Lets as much work in as can be done in good time and refuses the rest at
 * once, so that whoever is let in is answered as fast under load as without.
 */
export interface LoadGate {
  /**
   * Runs `work` now or when its turn comes.
   *
   * @throws {PlacesError} UNAVAILABLE when too many wait, or when its turn did not come in time.
   * @throws the signal's reason when it is aborted before the work began.
   */
  pass<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** @throws {PlacesError} UNAVAILABLE when `pass` would refuse at once: spares all that comes before the work. */
  assertRoom(): void;
  /** How many are under way and how many wait. */
  load(): { running: number; waiting: number };
}

export interface LoadGateOptions extends LoadLimits {
  /** Told of each refusal. */
  onShed?: (reason: "full" | "waited") => void;
}

/** The reason of a call that was shed. */
export const OVERLOADED = "SERVER_OVERLOADED";

const RETRY_AFTER_SECONDS = 1;

export function createLoadGate({ running, waiting, maxWaitMs, onShed }: LoadGateOptions): LoadGate {
  const queue = new Set<() => void>();
  let active = 0;

  function refusal(reason: "full" | "waited"): PlacesError {
    onShed?.(reason);
    return new PlacesError(
      "UNAVAILABLE",
      `The server has more to do than it can in good time; try again in ${RETRY_AFTER_SECONDS} s.`,
      { reason: OVERLOADED, retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }

  const isFull = () => active >= running && queue.size >= waiting;

  /** Resolves when it is this caller's turn; its place is then taken already. */
  function turn(signal: AbortSignal | undefined): Promise<void> {
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
      const timer = setTimeout(() => {
        leave();
        reject(refusal("waited"));
      }, maxWaitMs);
      signal?.addEventListener("abort", onAbort);
      queue.add(begin);
    });
  }

  return {
    async pass(work, signal) {
      signal?.throwIfAborted();
      if (isFull()) throw refusal("full");
      // Whoever ends hands its place on, so `active` stays as it is.
      if (active >= running) await turn(signal);
      else active += 1;
      try {
        return await work();
      } finally {
        const [next] = queue;
        if (next === undefined) active -= 1;
        else next();
      }
    },
    assertRoom() {
      if (isFull()) throw refusal("full");
    },
    load: () => ({ running: active, waiting: queue.size }),
  };
}
