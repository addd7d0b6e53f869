import { PlacesError } from "@lieudit/place-model";

/** `ErrorInfo.reason` of calls that were rejected under load. */
export const OVERLOADED = "SERVER_OVERLOADED";

const RETRY_AFTER_SECONDS = 1;

/** The error of every call that is rejected under load. It is made once: making an error costs more than sending it. */
export const OVERLOAD_ERROR: PlacesError = new PlacesError(
  "UNAVAILABLE",
  `The server has more to do than it can in good time; try again in ${RETRY_AFTER_SECONDS} s.`,
  { reason: OVERLOADED, retryAfterSeconds: RETRY_AFTER_SECONDS },
);
