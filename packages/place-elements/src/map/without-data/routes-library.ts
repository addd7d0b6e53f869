/** Members of `importLibrary("routes")`: the legacy services. The current ones are not in the kit. */
export { DirectionsRenderer, DirectionsService, TravelMode } from "./directions.ts";
export { DistanceMatrixService } from "./distance-matrix.ts";
export { DirectionsStatus, DistanceMatrixStatus } from "./statuses.ts";
