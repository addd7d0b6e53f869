export type { Place, PlaceField, PlacePrediction, PlacesStatus } from "@lieudit/place-model";
export { PlacesError } from "@lieudit/place-model";
export { type BoundaryClient, createBoundaryClient } from "./create-boundary-client.ts";
export { createCachedPlacesClient } from "./create-cached-places-client.ts";
export { createClientReading } from "./create-client-reading.ts";
export { createPlacesClient } from "./create-places-client.ts";
export {
  type ComputeRouteMatrixRequest,
  type ComputeRoutesRequest,
  createRoutesClient,
  type RouteOptions,
  type RoutesClient,
  type RouteWaypoint,
} from "./create-routes-client.ts";
export { type GetPlacesOptions, getPlaces } from "./get-places.ts";
export type { PlaceMask, PlaceWith, WithPlaces } from "./place-mask.ts";
export type { CallOptions, CallReport, PlacesClient, PlacesClientOptions } from "./places-client.ts";
export { searchTextAll } from "./search-text-all.ts";
export { untilAborted } from "./until-aborted.ts";
