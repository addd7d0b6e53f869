import { PlacesError, type PlacesStatus } from "@lieudit/place-model";
import { namesAsValues } from "../core/enums.ts";
import { MapsNetworkError, MapsRequestError, MapsServerError } from "../core/errors.ts";

/** How a call of the geocoder ended. */
export const GeocoderStatus = namesAsValues(
  "ERROR",
  "INVALID_REQUEST",
  "OK",
  "OVER_QUERY_LIMIT",
  "REQUEST_DENIED",
  "UNKNOWN_ERROR",
  "ZERO_RESULTS",
);

export type GeocoderStatusString = keyof typeof GeocoderStatus;

/** Geocoder statuses by status of the service; any other is `UNKNOWN_ERROR`. */
const STATUS_OF: Partial<Record<PlacesStatus, GeocoderStatusString>> = {
  INVALID_ARGUMENT: "INVALID_REQUEST",
  FAILED_PRECONDITION: "INVALID_REQUEST",
  NOT_FOUND: "ZERO_RESULTS",
  PERMISSION_DENIED: "REQUEST_DENIED",
  UNAUTHENTICATED: "REQUEST_DENIED",
  RESOURCE_EXHAUSTED: "OVER_QUERY_LIMIT",
  UNAVAILABLE: "ERROR",
  DEADLINE_EXCEEDED: "ERROR",
};

/** The page's own fault is a `MapsRequestError`, all else a `MapsServerError`. */
export function geocoderError(status: GeocoderStatusString, message: string, cause?: unknown) {
  const options = { code: status, endpoint: "GEOCODER_GEOCODE" as const, cause };
  // "ERROR" and "UNKNOWN_ERROR".
  return status.endsWith("ERROR")
    ? new MapsServerError(message, options)
    : new MapsRequestError(message, options);
}

/** Converts the rejection of a call to an error of the geocoder. */
export function asGeocoderError(cause: unknown): MapsNetworkError {
  if (cause instanceof MapsNetworkError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return geocoderError(toStatus(cause) ?? "UNKNOWN_ERROR", `The geocoder found nothing: ${reason}`, cause);
}

function toStatus(cause: unknown): GeocoderStatusString | undefined {
  // The request is malformed: a failing network throws a PlacesError.
  if (cause instanceof TypeError) return "INVALID_REQUEST";
  if (!(cause instanceof PlacesError)) return undefined;
  // A wrong key is an invalid argument of the newer protocol, and a refusal of this one.
  return cause.reason === "API_KEY_INVALID" ? "REQUEST_DENIED" : STATUS_OF[cause.status];
}
