import { namesAsValues } from "../core/enums.ts";

export const TravelMode = namesAsValues("BICYCLING", "DRIVING", "TRANSIT", "TWO_WHEELER", "WALKING");

export type TravelModeName = keyof typeof TravelMode;

// Pages name these in requests; there is neither traffic nor a timetable here.

export const TrafficModel = {
  BEST_GUESS: "bestguess",
  OPTIMISTIC: "optimistic",
  PESSIMISTIC: "pessimistic",
} as const;

export const TransitMode = namesAsValues("BUS", "LIGHT_RAIL", "RAIL", "SUBWAY", "TRAIN", "TRAM");

export const TransitRoutePreference = namesAsValues("FEWER_TRANSFERS", "LESS_WALKING");

export const VehicleType = namesAsValues(
  "BUS",
  "CABLE_CAR",
  "COMMUTER_TRAIN",
  "FERRY",
  "FUNICULAR",
  "GONDOLA_LIFT",
  "HEAVY_RAIL",
  "HIGH_SPEED_TRAIN",
  "INTERCITY_BUS",
  "METRO_RAIL",
  "MONORAIL",
  "OTHER",
  "RAIL",
  "SHARE_TAXI",
  "SUBWAY",
  "TRAM",
  "TROLLEYBUS",
);

/** Statuses that both services have. */
const ALL = ["INVALID_REQUEST", "OK", "OVER_QUERY_LIMIT", "REQUEST_DENIED", "UNKNOWN_ERROR"] as const;

export const DirectionsStatus = namesAsValues(...ALL, "MAX_WAYPOINTS_EXCEEDED", "NOT_FOUND", "ZERO_RESULTS");
export const DistanceMatrixStatus = namesAsValues(...ALL, "MAX_DIMENSIONS_EXCEEDED", "MAX_ELEMENTS_EXCEEDED");
export const DistanceMatrixElementStatus = namesAsValues("NOT_FOUND", "OK", "ZERO_RESULTS");
