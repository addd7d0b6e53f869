import type { LatLng } from "@lieudit/place-model";

/** Travel mode, in the words of the places protocol. */
export const TRAVEL_MODES = ["DRIVE", "WALK", "BICYCLE"] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** What a route avoids if there is an alternative. */
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
  close(): Promise<void>;
}

/** A point farther from the nearest road than this has no route. */
export const MAX_SNAP_METRES = 1_000;
