import { type ConcurrencyLimiter, createConcurrencyLimiter } from "@lieudit/limits";
import { PlacesError } from "@lieudit/place-model";

/**
 * Creates a limiter for resizing photos. It rejects with UNAVAILABLE.
 *
 * @param limits photos that are resized at a time, and photos that wait
 */
export function createPhotoLimiter(limits: { running: number; waiting: number }): ConcurrencyLimiter {
  return createConcurrencyLimiter({
    ...limits,
    createError: () =>
      new PlacesError(
        "UNAVAILABLE",
        "Too many photos are being prepared at this moment; try again in a few seconds.",
        { retryAfterSeconds: 2 },
      ),
  });
}
