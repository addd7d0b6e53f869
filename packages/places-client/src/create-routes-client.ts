import {
  type ComputeRouteMatrixResponse,
  type ComputeRoutesResponse,
  type LatLng,
  type MessageShape,
  ROUTE_SHAPES,
} from "@lieudit/place-model";
import { createCaller } from "./call.ts";
import type { CallOptions, PlacesClientOptions } from "./places-client.ts";

/** A point of a route: exactly one of position, place and address. */
export interface RouteWaypoint {
  location?: { latLng: LatLng };
  placeId?: string;
  address?: string;
  /** Passed without a stop; only between origin and destination. */
  via?: boolean;
}

export interface RouteOptions {
  travelMode?: "DRIVE" | "WALK" | "BICYCLE";
  routeModifiers?: {
    avoidTolls?: boolean;
    avoidHighways?: boolean;
    avoidFerries?: boolean;
    avoidIndoor?: boolean;
  };
  routingPreference?: "TRAFFIC_UNAWARE" | "TRAFFIC_AWARE" | "TRAFFIC_AWARE_OPTIMAL";
  /** BCP 47. */
  languageCode?: string;
  regionCode?: string;
}

export interface ComputeRoutesRequest extends RouteOptions {
  origin: RouteWaypoint;
  destination: RouteWaypoint;
  intermediates?: RouteWaypoint[];
  computeAlternativeRoutes?: boolean;
  /** Puts at most 10 intermediates in the best order. */
  optimizeWaypointOrder?: boolean;
}

export interface ComputeRouteMatrixRequest extends RouteOptions {
  origins: RouteWaypoint[];
  destinations: RouteWaypoint[];
}

/** Routes between places. Each method rejects with `PlacesError`. */
export interface RoutesClient {
  computeRoutes(request: ComputeRoutesRequest, options?: CallOptions): Promise<ComputeRoutesResponse>;
  computeRouteMatrix(
    request: ComputeRouteMatrixRequest,
    options?: CallOptions,
  ): Promise<ComputeRouteMatrixResponse>;
}

/** Time of a call with its retries by default, in ms: long routes take longer than searches. */
const TIMEOUT_MS = 10_000;

/** Creates a client of the service's routes, apart from that of places so that pages load it only if needed. */
export function createRoutesClient(options: PlacesClientOptions): RoutesClient {
  const shapes: Readonly<Record<keyof typeof ROUTE_SHAPES, MessageShape>> = ROUTE_SHAPES;
  const call = createCaller(shapes, { timeoutMs: TIMEOUT_MS, ...options });
  return {
    computeRoutes: async (body, { signal } = {}) =>
      call<ComputeRoutesResponse>("computeRoutes", { path: "routes", body, signal }),
    computeRouteMatrix: async (body, { signal } = {}) =>
      call<ComputeRouteMatrixResponse>("computeRouteMatrix", { path: "route-matrix", body, signal }),
  };
}
