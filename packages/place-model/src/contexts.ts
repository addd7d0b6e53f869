import type { LatLng, Place, Viewport } from "./place.ts";
import type {
  RouteModifiers,
  RoutingSummary,
  SearchNearbyRequest,
  SearchTextRequest,
  TravelMode,
} from "./requests.ts";

/** Most places of one context, and of one answer about it. */
export const MAX_CONTEXT_PLACES = 500;

/**
 * What a context is about: places by their ids, or what a search finds when
 * the context is read. A context keeps no place, so it shows each as it is then.
 */
export interface CreateContextRequest {
  /** In the order in which they are to be shown. One of the three is set. */
  placeIds?: string[];
  searchText?: ContextSearchText;
  searchNearby?: ContextSearchNearby;
  /** Most places of a search, 1 to 500. Default 20. */
  maxPlaceCount?: number;
  /** Where ways to the places start. */
  origin?: LatLng;
  /** Default DRIVE. */
  travelMode?: TravelMode;
  routeModifiers?: RouteModifiers;
  mapOptions?: ContextMapOptions;
  /** How long the token is good for, in seconds: "86400s", which is the default. One minute to 30 days. */
  ttl?: string;
}

export type ContextSearchText = Omit<
  SearchTextRequest,
  | "pageSize"
  | "pageToken"
  | "maxResultCount"
  | "regionCode"
  | "routingParameters"
  | "searchAlongRouteParameters"
>;

export type ContextSearchNearby = Omit<
  SearchNearbyRequest,
  "maxResultCount" | "languageCode" | "regionCode" | "routingParameters"
>;

export interface CreateContextResponse {
  /** Signed by the server: it opens the context until `expireTime`, and no other. */
  contextToken: string;
  /** RFC 3339. */
  expireTime: string;
}

export interface GetContextRequest {
  contextToken: string;
  languageCode?: string;
  /** Decides on the unit of distances, too. */
  regionCode?: string;
  /** 1 to 500, which is the default. */
  pageSize?: number;
  pageToken?: string;
}

export interface GetContextResponse {
  places?: Place[];
  /** As many as places, in their order; absent where the context has no origin. */
  routingSummaries?: ContextRoutingSummary[];
  origin?: LatLng;
  /** What the ways are for. */
  travelMode?: TravelMode;
  mapOptions?: ContextMapOptions;
  /** RFC 3339. */
  expireTime?: string;
  nextPageToken?: string;
}

/** The way to one place, its time and its length as a reader of the region counts them. */
export interface ContextRoutingSummary extends RoutingSummary {
  /** Whole minutes, at least 1. */
  travelMinutes?: number;
  distance?: ContextDistance;
}

export interface ContextDistance {
  /** With one decimal. */
  value: number;
  unit: DistanceUnit;
}

export const DISTANCE_UNITS = ["KILOMETERS", "MILES"] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** How a map of the context begins. */
export interface ContextMapOptions {
  /** What it shows. An answer always has it: without one of the request's own it holds the places and the origin. */
  viewport?: Viewport;
  /** What it shows instead, together with `zoom`. */
  center?: LatLng;
  /** 0 to 22. */
  zoom?: number;
  /** Default FOLLOW_SYSTEM. */
  colorScheme?: MapColorScheme;
}

export const MAP_COLOR_SCHEMES = ["LIGHT", "DARK", "FOLLOW_SYSTEM"] as const;
export type MapColorScheme = (typeof MAP_COLOR_SCHEMES)[number];
