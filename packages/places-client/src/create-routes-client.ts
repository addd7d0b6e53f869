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
  /** A point. A waypoint has one of the three. */
  location?: { latLng: LatLng };
  /** Id of a place. */
  placeId?: string;
  /** An address as text. */
  address?: string;
  /** Passed without a stop; only between origin and destination. */
  via?: boolean;
}

export interface RouteOptions {
  /** Default DRIVE. */
  travelMode?: "DRIVE" | "WALK" | "BICYCLE";
  /** What the routes avoid if possible. */
  routeModifiers?: {
    avoidTolls?: boolean;
    avoidHighways?: boolean;
    avoidFerries?: boolean;
    avoidIndoor?: boolean;
  };
  /** For DRIVE only. Traffic is not known. */
  routingPreference?: "TRAFFIC_UNAWARE" | "TRAFFIC_AWARE" | "TRAFFIC_AWARE_OPTIMAL";
  /** BCP 47. */
  languageCode?: string;
  /** Two letters. */
  regionCode?: string;
}

export interface ComputeRoutesRequest extends RouteOptions {
  /** Start of the route. */
  origin: RouteWaypoint;
  /** End of the route. */
  destination: RouteWaypoint;
  /** Points on the way, in this order. */
  intermediates?: RouteWaypoint[];
  /** Whether other routes are returned too. */
  computeAlternativeRoutes?: boolean;
  /** Puts at most 10 intermediates in the best order. */
  optimizeWaypointOrder?: boolean;
}

export interface ComputeRouteMatrixRequest extends RouteOptions {
  /** Starts of the routes. */
  origins: RouteWaypoint[];
  /** Ends of the routes. */
  destinations: RouteWaypoint[];
}

/** Routes between places. Each method rejects with `PlacesError`. */
export interface RoutesClient {
  /** Returns the routes from an origin to a destination. */
  computeRoutes(request: ComputeRoutesRequest, options?: CallOptions): Promise<ComputeRoutesResponse>;
  /** Returns times and distances from each origin to each destination. */
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
