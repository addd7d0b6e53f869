import { PlacesError } from "@lieudit/place-model";
import type { Quota } from "../keys/count-calls.ts";

/** The error of a call beyond the limit of its key. */
export class QuotaExceededError extends PlacesError {
  readonly quota: Quota;

  /** @param used the calls that are used up, for people */
  constructor(used: string, quota: Quota) {
    const { resetSeconds } = quota;
    super("RESOURCE_EXHAUSTED", `The key has used its ${used}; try again in ${resetSeconds} s.`, {
      reason: "RATE_LIMIT_EXCEEDED",
      retryAfterSeconds: resetSeconds,
    });
    this.quota = quota;
  }
}
