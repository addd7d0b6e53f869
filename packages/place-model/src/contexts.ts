import type { LatLng, Place, Viewport } from "./place.ts";
import type {
  RouteModifiers,
  RoutingSummary,
  SearchNearbyRequest,
  SearchTextRequest,
  TravelMode,
} from "./requests.ts";

/** Maximum number of places of a context, and of a response about it. */
export const MAX_CONTEXT_PLACES = 500;

/**
 * A context: places by id, or a search that runs when the context is read. It stores no places, so
 * it always shows their current data.
 */
export interface CreateContextRequest {
  /** In display order. One of placeIds, searchText and searchNearby is set. */
  placeIds?: string[];
  /** Places that match a text when the context is read. */
  searchText?: ContextSearchText;
  /** Places around a point when the context is read. */
  searchNearby?: ContextSearchNearby;
  /** Maximum number of places of a search, 1 to 500. Default 20. */
  maxPlaceCount?: number;
  /** Origin of the routes to the places. */
  origin?: LatLng;
  /** Default DRIVE. */
  travelMode?: TravelMode;
  /** What the ways avoid if possible. */
  routeModifiers?: RouteModifiers;
  /** Start view of a map. Default: around the places. */
  mapOptions?: ContextMapOptions;
  /** Lifetime of the token in seconds, from one minute to 30 days. Default "86400s". */
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
  /** Signed by the server; valid until `expireTime`. */
  contextToken: string;
  /** RFC 3339. */
  expireTime: string;
}

export interface GetContextRequest {
  /** The token that `createContext` returned. */
  contextToken: string;
  /** BCP 47: language of names and texts, where they are known. */
  languageCode?: string;
  /** Also determines the unit of distances. */
  regionCode?: string;
  /** 1 to 500. Default 500. */
  pageSize?: number;
  /** `nextPageToken` of the previous page. */
  pageToken?: string;
}

export interface GetContextResponse {
  /** One page of the places. */
  places?: Place[];
  /** One for each place, in their order. Absent if the context has no origin. */
  routingSummaries?: ContextRoutingSummary[];
  /** Start of the routes, as the context has it. */
  origin?: LatLng;
  /** Travel mode of the routes. */
  travelMode?: TravelMode;
  /** Start view of a map, as the context has it. */
  mapOptions?: ContextMapOptions;
  /** RFC 3339. */
  expireTime?: string;
  /** Absent on the last page. */
  nextPageToken?: string;
}

/** The route to one place, with time and distance in the units of the region. */
export interface ContextRoutingSummary extends RoutingSummary {
  /** Whole minutes, at least 1. */
  travelMinutes?: number;
  /** Length of the way. */
  distance?: ContextDistance;
}

export interface ContextDistance {
  /** With one decimal. */
  value: number;
  /** Unit of `value`. */
  unit: DistanceUnit;
}

export const DISTANCE_UNITS = ["KILOMETERS", "MILES"] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** Initial view of a map. */
export interface ContextMapOptions {
  /** Visible area. Responses always have it; by default it contains the places and the origin. */
  viewport?: Viewport;
  /** Used with `zoom` instead of the viewport. */
  center?: LatLng;
  /** 0 to 22. */
  zoom?: number;
  /** Default FOLLOW_SYSTEM. */
  colorScheme?: MapColorScheme;
}

export const MAP_COLOR_SCHEMES = ["LIGHT", "DARK", "FOLLOW_SYSTEM"] as const;
export type MapColorScheme = (typeof MAP_COLOR_SCHEMES)[number];
