import type { LatLng, LatLngLiteral } from "../core/lat-lng.ts";
import type { LatLngBounds } from "../core/lat-lng-bounds.ts";
import type { TravelModeName } from "./enums.ts";

/** A point of a route in the legacy services: an address, a position or a place. */
export type LegacyPoint =
  | string
  | LatLng
  | LatLngLiteral
  | { placeId?: string | null; location?: LatLng | LatLngLiteral | null; query?: string | null };

export interface LegacyRouteOptions {
  travelMode: TravelModeName;
  avoidFerries?: boolean;
  avoidHighways?: boolean;
  avoidTolls?: boolean;
  /** Makes the response warn that durations do not include traffic. */
  drivingOptions?: object | null;
  transitOptions?: object | null;
  language?: string | null;
  region?: string | null;
  /** `UnitSystem`; by default that of the region. */
  unitSystem?: number | null;
}

export interface DirectionsRequest extends LegacyRouteOptions {
  origin: LegacyPoint;
  destination: LegacyPoint;
  waypoints?: { location?: LegacyPoint; stopover?: boolean }[];
  optimizeWaypoints?: boolean;
  provideRouteAlternatives?: boolean;
}

export interface DistanceMatrixRequest extends LegacyRouteOptions {
  origins: LegacyPoint[];
  destinations: LegacyPoint[];
}

/** A distance in metres or a time in seconds, and its text. */
export interface Amount {
  text: string;
  value: number;
}

export interface DirectionsStep {
  distance: Amount;
  duration: Amount;
  encoded_lat_lngs: string;
  end_location: LatLng;
  end_point: LatLng;
  /** HTML; the words of the map are escaped. */
  instructions: string;
  lat_lngs: LatLng[];
  /** Such as `turn-left`; empty at the start. */
  maneuver: string;
  path: LatLng[];
  polyline: { points: string };
  start_location: LatLng;
  start_point: LatLng;
  travel_mode: TravelModeName;
}

export interface DirectionsLeg {
  distance: Amount;
  duration: Amount;
  end_address: string;
  end_location: LatLng;
  start_address: string;
  start_location: LatLng;
  steps: DirectionsStep[];
  traffic_speed_entry: unknown[];
  via_waypoints: LatLng[];
}

export interface DirectionsRoute {
  bounds: LatLngBounds;
  copyrights: string;
  legs: DirectionsLeg[];
  overview_path: LatLng[];
  overview_polyline: string;
  summary: string;
  warnings: string[];
  /** Order of the waypoints in the route, by their index in the request. */
  waypoint_order: number[];
}

export interface DirectionsResult {
  available_travel_modes?: TravelModeName[];
  geocoded_waypoints: { geocoder_status: string; place_id?: string; types: string[] }[];
  request: DirectionsRequest;
  routes: DirectionsRoute[];
}

export interface DistanceMatrixResponse {
  originAddresses: string[];
  destinationAddresses: string[];
  rows: { elements: ({ status: string } & Partial<Record<"distance" | "duration", Amount>>)[] }[];
}
