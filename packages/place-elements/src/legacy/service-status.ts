import { PlacesError, type PlacesStatus } from "@lieudit/place-model";
import type { NameOf, PlacesServiceStatus } from "../places/enums.ts";

export type ServiceStatus = NameOf<typeof PlacesServiceStatus>;

const STATUS: { readonly [Name in PlacesStatus]?: ServiceStatus } = {
  INVALID_ARGUMENT: "INVALID_REQUEST",
  FAILED_PRECONDITION: "INVALID_REQUEST",
  UNAUTHENTICATED: "REQUEST_DENIED",
  PERMISSION_DENIED: "REQUEST_DENIED",
  NOT_FOUND: "NOT_FOUND",
  RESOURCE_EXHAUSTED: "OVER_QUERY_LIMIT",
};

/** Returns the status of the legacy services for a failure. */
export function serviceStatus(error: unknown): ServiceStatus {
  // An invalid request, for us or for the current classes.
  if (error instanceof TypeError) return "INVALID_REQUEST";
  // The newer protocol reports a wrong key as an invalid argument.
  if (error instanceof PlacesError && error.reason === "API_KEY_INVALID") return "REQUEST_DENIED";
  return (error instanceof PlacesError ? STATUS[error.status] : undefined) ?? "UNKNOWN_ERROR";
}
