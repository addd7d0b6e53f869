import type {
  AreaQuery,
  DirectionsQuery,
  DirectionsRoute,
  ReachedArea,
  Route,
  RouteLeg,
  RoutesQuery,
  TimesQuery,
} from "../router.ts";

/** A query for the thread that holds the graphs, or the cancellation of one. */
export type RoutingMessage = RoutingRequest | { forget: number };

/** Queries of the thread, by method of `Router`. */
export type RoutingTask =
  | { method: "routes"; query: RoutesQuery }
  | { method: "times"; query: TimesQuery }
  | { method: "area"; query: AreaQuery }
  | { method: "directions"; query: DirectionsQuery };

/** Result of a task, by its method. */
export interface RoutingResults {
  routes: (Route | null)[];
  times: (RouteLeg | null)[];
  area: ReachedArea | null;
  directions: DirectionsRoute[];
}

export interface RoutingRequest {
  id: number;
  /** Paths of the graphs to search, in order. Other loaded graphs are released. */
  files: readonly string[];
  task: RoutingTask;
}

export interface RoutingReply {
  id: number;
  /** Result of the task; of the type that `RoutingResults` has for its method. */
  result: RoutingResults[RoutingTask["method"]];
  /** One sentence for each graph that could not be used. */
  problems: string[];
  /** Whether a file was missing: a newer import may have replaced it. */
  isFileGone: boolean;
}
