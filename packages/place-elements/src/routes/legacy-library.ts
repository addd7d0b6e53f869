/** Members of `importLibrary("routes")` that pages find directly on `google.maps`, also with `maps` alone. */
export { DirectionsService } from "./directions.ts";
export { DirectionsRenderer } from "./directions-renderer.ts";
export { DistanceMatrixService } from "./distance-matrix.ts";
export {
  DirectionsStatus,
  DistanceMatrixElementStatus,
  DistanceMatrixStatus,
  TrafficModel,
  TransitMode,
  TransitRoutePreference,
  TravelMode,
  VehicleType,
} from "./enums.ts";
