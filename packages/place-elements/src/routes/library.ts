import { namesAsValues } from "../core/enums.ts";

/** What `importLibrary("routes")` gives, without the legacy services. Classes that nothing here fills exist for `instanceof`. */
export { DirectionalLocation } from "./directional-location.ts";
export { Route } from "./route.ts";
export {
  FallbackInfo,
  GeocodedWaypoint,
  GeocodingResults,
  MultiModalSegment,
  PolylineDetailInfo,
  PolylineDetails,
  RouteLeg,
  RouteLegLocalizedValues,
  RouteLegStep,
  RouteLegStepLocalizedValues,
  RouteLegTravelAdvisory,
  RouteLocalizedValues,
  RouteMatrixItem,
  RouteMatrixItemError,
  RouteMatrixItemLocalizedValues,
  RouteMatrixRow,
  RouteTravelAdvisory,
  SpeedReadingInterval,
  StepsOverview,
  TollInfo,
  TransitAgency,
  TransitDetails,
  TransitLine,
  TransitStop,
  TransitVehicle,
} from "./route-data.ts";
export { RouteMatrix } from "./route-matrix.ts";

export const ComputeRouteMatrixExtraComputation = namesAsValues("TOLLS");
export const ComputeRoutesExtraComputation = namesAsValues(
  "FLYOVER_INFO_ON_POLYLINE",
  "FUEL_CONSUMPTION",
  "HTML_FORMATTED_NAVIGATION_INSTRUCTIONS",
  "NARROW_ROAD_INFO_ON_POLYLINE",
  "TOLLS",
  "TRAFFIC_ON_POLYLINE",
);
export const FallbackReason = namesAsValues("LATENCY_EXCEEDED", "SERVER_ERROR");
export const FallbackRoutingMode = namesAsValues("TRAFFIC_AWARE", "TRAFFIC_UNAWARE");
export const PolylineQuality = namesAsValues("HIGH_QUALITY", "OVERVIEW");
export const ReferenceRoute = namesAsValues("FUEL_EFFICIENT", "SHORTER_DISTANCE");
export const RoadFeatureState = namesAsValues("DOES_NOT_EXIST", "EXISTS");
export const RouteLabel = namesAsValues(
  "DEFAULT_ROUTE",
  "DEFAULT_ROUTE_ALTERNATE",
  "FUEL_EFFICIENT",
  "SHORTER_DISTANCE",
);
export const RouteMatrixItemCondition = namesAsValues("ROUTE_EXISTS", "ROUTE_NOT_FOUND");
export const RoutingPreference = namesAsValues("TRAFFIC_AWARE", "TRAFFIC_AWARE_OPTIMAL", "TRAFFIC_UNAWARE");
export const Speed = namesAsValues("NORMAL", "SLOW", "TRAFFIC_JAM");
export const VehicleEmissionType = namesAsValues("DIESEL", "ELECTRIC", "GASOLINE", "HYBRID");
