import type { PlacesError } from "@lieudit/place-model";
import { NO_ROOM } from "./refusal.ts";

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
  /** Whether `pass` would refuse at once. */
  isFull(): boolean;
  /** How many are under way and how many wait. */
  load(): { running: number; waiting: number };
}

export interface LoadGateOptions extends LoadLimits {
  /** Told of each refusal. */
  onShed?: (reason: "full" | "waited") => void;
}

/**
 * When the first in the queue has waited for this share of the longest wait,
 * whoever joined now would hardly get a turn in time: all that is done for a
 * call until it stands in the queue would be for nothing.
 */
const SHARE_OF_WAIT = 0.5;

export function createLoadGate({ running, waiting, maxWaitMs, onShed }: LoadGateOptions): LoadGate {
  /** What lets each in, and since when it waits: the longest first. */
  const queue = new Map<() => void, number>();
  let active = 0;

  function refusal(reason: "full" | "waited"): PlacesError {
    onShed?.(reason);
    return NO_ROOM;
  }

  function isFull(): boolean {
    if (active < running) return false;
    if (queue.size >= waiting) return true;
    const [since] = queue.values();
    return since !== undefined && performance.now() - since >= SHARE_OF_WAIT * maxWaitMs;
  }

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
      queue.set(begin, performance.now());
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
        const [next] = queue.keys();
        if (next === undefined) active -= 1;
        else next();
      }
    },
    assertRoom() {
      if (isFull()) throw refusal("full");
    },
    isFull,
    load: () => ({ running: active, waiting: queue.size }),
  };
}
