import { namesAsValues } from "../../core/enums.ts";

/** Statuses that all these services have. */
const ALL = ["INVALID_REQUEST", "OK", "OVER_QUERY_LIMIT", "REQUEST_DENIED", "UNKNOWN_ERROR"] as const;

export const DirectionsStatus = namesAsValues(...ALL, "MAX_WAYPOINTS_EXCEEDED", "NOT_FOUND", "ZERO_RESULTS");
export const DistanceMatrixStatus = namesAsValues(...ALL, "MAX_DIMENSIONS_EXCEEDED", "MAX_ELEMENTS_EXCEEDED");
export const StreetViewStatus = namesAsValues("OK", "UNKNOWN_ERROR", "ZERO_RESULTS");
