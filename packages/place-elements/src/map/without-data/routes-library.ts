/** What `importLibrary("routes")` gives: the services of before. Those of today are not in the kit. */
export { DirectionsRenderer, DirectionsService, TravelMode } from "./directions.ts";
export { DistanceMatrixService } from "./distance-matrix.ts";
export { DirectionsStatus, DistanceMatrixStatus } from "./statuses.ts";
