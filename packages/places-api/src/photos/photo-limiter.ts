import { PlacesError } from "@lieudit/place-model";

/** Limits for resizing photos. */
export interface PhotoLimits {
  /** Photos that are resized at a time. */
  running: number;
  /** Photos that wait. */
  waiting: number;
  /** Photos of one caller that wait. Default `waiting`. */
  waitingPerCaller?: number;
}

/** Runs tasks; the callers whose tasks wait take turns. */
export interface PhotoLimiter {
  /**
   * Runs `task` now, or when its turn comes.
   *
   * @param caller identifies the caller. Default: one for all.
   * @throws {PlacesError} UNAVAILABLE if too many tasks wait
   */
  run<Result>(task: () => Promise<Result>, caller?: string): Promise<Result>;
}

/** Creates a limiter for resizing photos. */
export function createPhotoLimiter({
  running,
  waiting,
  waitingPerCaller = waiting,
}: PhotoLimits): PhotoLimiter {
  /** Waiting tasks by caller. The first caller is next, and then goes to the end. */
  const queues = new Map<string, (() => void)[]>();
  let active = 0;
  let queued = 0;

  function startNext(): void {
    const [next] = queues;
    if (next === undefined) return;
    const [caller, queue] = next;
    queues.delete(caller);
    const begin = queue.shift();
    if (queue.length > 0) queues.set(caller, queue);
    queued -= 1;
    active += 1;
    begin?.();
  }

  function waitForTurn(caller: string): Promise<void> {
    const queue = queues.get(caller) ?? [];
    if (queued >= waiting || queue.length >= waitingPerCaller) {
      throw new PlacesError(
        "UNAVAILABLE",
        "Too many photos are being prepared at this moment; try again in a few seconds.",
        { retryAfterSeconds: 2 },
      );
    }
    queued += 1;
    queues.set(caller, queue);
    return new Promise((resolve) => {
      queue.push(resolve);
    });
  }

  return {
    async run(task, caller = "") {
      if (active < running) active += 1;
      else await waitForTurn(caller);
      try {
        return await task();
      } finally {
        active -= 1;
        startNext();
      }
    },
  };
}
