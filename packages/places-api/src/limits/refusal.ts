import { PlacesError } from "@lieudit/place-model";

/** The reason of a call that was shed. */
export const OVERLOADED = "SERVER_OVERLOADED";

const RETRY_AFTER_SECONDS = 1;

/** What a call is told for which there is no room. One for all of them: to make an error costs more than the rest of a refusal. */
export const NO_ROOM: PlacesError = new PlacesError(
  "UNAVAILABLE",
  `The server has more to do than it can in good time; try again in ${RETRY_AFTER_SECONDS} s.`,
  { reason: OVERLOADED, retryAfterSeconds: RETRY_AFTER_SECONDS },
);
