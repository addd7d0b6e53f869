import { PlacesError } from "@lieudit/place-model";

/** Lets few pieces of work run at a time and few more wait. */
export interface Turnstile {
  /** @throws {PlacesError} UNAVAILABLE at once when too many wait already. */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * @param running pieces of work at a time
 * @param waiting pieces that wait; one more is refused
 */
export function createTurnstile({ running, waiting }: { running: number; waiting: number }): Turnstile {
  const queue: (() => void)[] = [];
  let active = 0;
  return {
    async pass(work) {
      if (active >= running) {
        if (queue.length >= waiting) {
          throw new PlacesError(
            "UNAVAILABLE",
            "Too many photos are being prepared at this moment; try again in a few seconds.",
            { retryAfterSeconds: 2 },
          );
        }
        // Whoever finishes hands its place on, so `active` stays as it is.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else active += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) active -= 1;
        else next();
      }
    },
  };
}
