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

/** What the older services call a failure. */
export function serviceStatus(error: unknown): ServiceStatus {
  // What of a request cannot be read, for us or for the classes of today.
  if (error instanceof TypeError) return "INVALID_REQUEST";
  // A wrong key is an invalid argument of the newer protocol.
  if (error instanceof PlacesError && error.reason === "API_KEY_INVALID") return "REQUEST_DENIED";
  return (error instanceof PlacesError ? STATUS[error.status] : undefined) ?? "UNKNOWN_ERROR";
}
