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
  /**
   * Whether `pass` would refuse at once.
   *
   * @param coming how many others are on their way to `pass`. Default 0.
   */
  isFull(coming?: number): boolean;
  /** How many are under way and how many wait. */
  load(): { running: number; waiting: number };
}

export interface LoadGateOptions extends LoadLimits {
  /** Told of each refusal. */
  onShed?: (reason: "full" | "waited") => void;
}

/**
 * Whoever joins the queue should expect a turn within this share of the longest
 * wait, or some would not get one in time: all that was done for their calls
 * until then would be for nothing.
 */
const SHARE_OF_WAIT = 0.75;

/** How many turns the time between two of them is the mean of, about. */
const TURNS_OF_MEAN = 16;

/** A gate that nobody has passed yet. */
export function createLoadGate({ running, waiting, maxWaitMs, onShed }: LoadGateOptions): LoadGate {
  const queue = new Set<() => void>();
  let active = 0;
  /** Between two turns while others wait, in milliseconds. */
  let meanTurnMs = 0;
  /** When the last turn began; unset once nobody waits. */
  let lastTurn: number | undefined;

  function refusal(reason: "full" | "waited"): PlacesError {
    onShed?.(reason);
    return NO_ROOM;
  }

  function isFull(coming = 0): boolean {
    if (active < running) return false;
    const before = queue.size + coming;
    if (before >= waiting) return true;
    // With an empty queue somebody may always wait, so that the mean is of today.
    return before > 0 && before * meanTurnMs > SHARE_OF_WAIT * maxWaitMs;
  }

  /** Notes that a turn begins, and with it how long turns take. */
  function noteTurn(): void {
    const now = performance.now();
    if (lastTurn !== undefined) meanTurnMs += (now - lastTurn - meanTurnMs) / TURNS_OF_MEAN;
    lastTurn = now;
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
        if (next === undefined) {
          active -= 1;
          lastTurn = undefined;
        } else {
          noteTurn();
          next();
        }
      }
    },
    assertRoom() {
      if (isFull()) throw refusal("full");
    },
    isFull,
    load: () => ({ running: active, waiting: queue.size }),
  };
}
