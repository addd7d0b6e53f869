import type { LatLng } from "@lieudit/place-model";

/** How somebody travels, in the words of the places protocol. */
export const TRAVEL_MODES = ["DRIVE", "WALK", "BICYCLE"] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** What a way should keep off where there is another; where there is none it takes it all the same. */
export interface Avoided {
  tolls?: boolean;
  /** Motorways and what is built like them. */
  highways?: boolean;
  /** Ways inside buildings. */
  indoor?: boolean;
}

/** From one point to each of several, and from each of those on to another. */
export interface RoutesQuery {
  mode: TravelMode;
  from: LatLng;
  to: readonly LatLng[];
  /** Where every way goes on to: it then has two legs. */
  onward?: LatLng | undefined;
  avoid?: Avoided | undefined;
}

export interface RouteLeg {
  distanceMetres: number;
  durationSeconds: number;
}

/** A way along roads. */
export interface Route {
  /** One, or one to the point and one from there on. */
  legs: RouteLeg[];
  /** The whole line, encoded with five digits. */
  polyline: string;
}

/** Finds ways. */
export interface Router {
  /**
   * The ways to `query.to`, in that order: null where there is none, where
   * none was found, or where the router is out of order, which it tells its
   * owner in its own way. Never a straight line.
   *
   * @throws the signal's reason when it is aborted.
   */
  routes(query: RoutesQuery, signal?: AbortSignal): Promise<(Route | null)[]>;
  close(): Promise<void>;
}

/** A point farther from the next road than this is on no road. */
export const MAX_SNAP_METRES = 1_000;
