import { PlacesError, type PlacesStatus } from "@lieudit/place-model";
import { type ErrorEndpoint, MapsNetworkError, MapsRequestError, MapsServerError } from "../core/errors.ts";

/** Statuses of the service that are not the server's own fault. */
const STATUS_OF: Partial<Record<PlacesStatus, string>> = {
  INVALID_ARGUMENT: "INVALID_REQUEST",
  FAILED_PRECONDITION: "INVALID_REQUEST",
  NOT_FOUND: "NOT_FOUND",
  PERMISSION_DENIED: "REQUEST_DENIED",
  UNAUTHENTICATED: "REQUEST_DENIED",
  RESOURCE_EXHAUSTED: "OVER_QUERY_LIMIT",
};

/** Makes an error of a legacy service; `code` is the name of its status. */
export function routeError(endpoint: ErrorEndpoint, code: string, reason: string, cause?: unknown) {
  const options = { code, endpoint, cause };
  const message = `${endpoint}: ${code}: ${reason}`;
  return code === "UNKNOWN_ERROR"
    ? new MapsServerError(message, options)
    : new MapsRequestError(message, options);
}

/** Converts a rejection to an error of a legacy service. */
export function asRouteError(endpoint: ErrorEndpoint, cause: unknown): MapsNetworkError {
  if (cause instanceof MapsNetworkError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return routeError(endpoint, toStatus(cause), reason, cause);
}

function toStatus(cause: unknown): string {
  // The request is unreadable; network failures are a PlacesError.
  if (cause instanceof TypeError) return "INVALID_REQUEST";
  if (!(cause instanceof PlacesError)) return "UNKNOWN_ERROR";
  return cause.reason === "API_KEY_INVALID" ? "REQUEST_DENIED" : (STATUS_OF[cause.status] ?? "UNKNOWN_ERROR");
}
