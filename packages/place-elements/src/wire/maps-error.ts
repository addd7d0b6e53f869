import { PlacesError } from "@lieudit/place-model";
import { type ErrorEndpoint, MapsNetworkError, MapsRequestError, MapsServerError } from "../core/errors.ts";

/** Converts an error of the client to the error class of pages; returns other values unchanged. */
export function mapsError(error: unknown, endpoint: ErrorEndpoint, before = ""): unknown {
  if (!(error instanceof PlacesError)) return error;
  const options = { code: error.status, endpoint, cause: error };
  const message = before + error.message;
  if (error.reason === "NETWORK") return new MapsNetworkError(message, options);
  const Class = error.httpStatus >= 500 ? MapsServerError : MapsRequestError;
  return new Class(message, options);
}
