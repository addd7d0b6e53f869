import type { LatLng } from "@lieudit/place-model";

/** Travel mode, in the words of the places protocol. */
export const TRAVEL_MODES = ["DRIVE", "WALK", "BICYCLE"] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** Roads that a route avoids if there is an alternative. */
export interface Avoided {
  tolls?: boolean;
  /** Motorways and similar roads. */
  highways?: boolean;
  /** Routes inside buildings. */
  indoor?: boolean;
}

/** A query from one point to several, and optionally from each of those to another. */
export interface RoutesQuery {
  mode: TravelMode;
  from: LatLng;
  to: readonly LatLng[];
  /** Final destination of every route, which then has two legs. */
  onward?: LatLng | undefined;
  avoid?: Avoided | undefined;
}

export interface RouteLeg {
  distanceMetres: number;
  durationSeconds: number;
}

/** A route along roads. */
export interface Route {
  /** One leg, or one to the destination and one from there on. */
  legs: RouteLeg[];
  /** The whole line, encoded with five digits. */
  polyline: string;
}

/** A query for the times between points, without the routes. */
export interface TimesQuery {
  mode: TravelMode;
  /** If there are several, the time to each destination is that from the nearest of them. */
  from: readonly LatLng[];
  to: readonly LatLng[];
  /** Whether the ways lead from `to` to `from`. */
  isReverse?: boolean | undefined;
  /** Farther destinations get null. Default `MAX_TRAVEL_SECONDS`. */
  maxSeconds?: number | undefined;
  avoid?: Avoided | undefined;
}

/** A query for the area around a point that is within a time. */
export interface AreaQuery {
  mode: TravelMode;
  center: LatLng;
  /** At most `MAX_AREA_SECONDS`. */
  seconds: number;
  /** Whether the ways lead to `center`. */
  isReverse?: boolean | undefined;
}

/**
 * An area on the map: closed rings without a repeated first point. A point is inside if it
 * is inside an odd number of rings.
 */
export interface ReachedArea {
  rings: LatLng[][];
}

/** Turns at the start of a step, in the words of the routes protocol. */
export type Maneuver =
  | "DEPART"
  | "STRAIGHT"
  | `${"TURN_SLIGHT" | "TURN" | "TURN_SHARP" | "UTURN"}_${"LEFT" | "RIGHT"}`;

/** A query for routes with steps, along points in this order. */
export interface DirectionsQuery {
  mode: TravelMode;
  /** At least two. */
  points: readonly LatLng[];
  avoid?: Avoided | undefined;
  /** Whether to find other routes too; only between two points. */
  hasAlternatives?: boolean | undefined;
}

/** A stretch of a leg between two turns. */
export interface DirectionsStep extends RouteLeg {
  maneuver: Maneuver;
  /** Name or number of the road; empty if it has none. */
  road: string;
  /** Encoded with five digits. */
  polyline: string;
}

/** The stretch between two points of a query; the steps are empty if the router knows none. */
export interface DirectionsLeg extends RouteLeg {
  /** The points on roads. */
  start: LatLng;
  end: LatLng;
  steps: DirectionsStep[];
}

/** A route with steps. */
export interface DirectionsRoute {
  legs: DirectionsLeg[];
  polyline: string;
}

/** Finds ways. */
export interface Router {
  /**
   * Returns the routes to `query.to` in that order. Null means that there is no route,
   * that none was found, or that the router failed, which it reports to its owner. Never a
   * straight line.
   *
   * @throws the signal's reason when it is aborted.
   */
  routes(query: RoutesQuery, signal?: AbortSignal): Promise<(Route | null)[]>;
  /**
   * Returns the time and length of the way to each destination, in that order; null as for
   * `routes`.
   *
   * @throws the signal's reason when it is aborted.
   */
  times(query: TimesQuery, signal?: AbortSignal): Promise<(RouteLeg | null)[]>;
  /**
   * Returns the area that is within a time; null if the router knows no roads there.
   *
   * @throws {RangeError} when the time is more than `MAX_AREA_SECONDS`.
   * @throws the signal's reason when it is aborted.
   */
  area(query: AreaQuery, signal?: AbortSignal): Promise<ReachedArea | null>;
  /**
   * Returns the best route along the points, then alternatives; empty without a route.
   *
   * @throws the signal's reason when it is aborted.
   */
  directions(query: DirectionsQuery, signal?: AbortSignal): Promise<DirectionsRoute[]>;
  close(): Promise<void>;
}

/** A point farther from the nearest road than this has no route. */
export const MAX_SNAP_METRES = 1_000;

/** Ways that take longer are not found: graphs are for regions. */
export const MAX_TRAVEL_SECONDS = 12 * 3_600;

/** Areas of more time are not computed: each is a search in all directions. */
export const MAX_AREA_SECONDS = 3_600;
