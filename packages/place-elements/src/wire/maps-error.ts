import { PlacesError } from "@lieudit/place-model";
import { type ErrorEndpoint, MapsNetworkError, MapsRequestError, MapsServerError } from "../core/errors.ts";

/** What the client threw, as the error class that pages know; anything else as it is. */
export function mapsError(error: unknown, endpoint: ErrorEndpoint, before = ""): unknown {
  if (!(error instanceof PlacesError)) return error;
  const options = { code: error.status, endpoint, cause: error };
  const message = before + error.message;
  if (error.reason === "NETWORK") return new MapsNetworkError(message, options);
  const Class = error.httpStatus >= 500 ? MapsServerError : MapsRequestError;
  return new Class(message, options);
}
