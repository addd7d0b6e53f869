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

/** A method of `Router` for the thread to run, with its query. */
export type RoutingTask =
  | { method: "routes"; query: RoutesQuery }
  | { method: "times"; query: TimesQuery }
  | { method: "area"; query: AreaQuery }
  | { method: "directions"; query: DirectionsQuery };

/** Results of the tasks, by method. */
export interface RoutingResults {
  routes: (Route | null)[];
  times: (RouteLeg | null)[];
  area: ReachedArea | null;
  directions: DirectionsRoute[];
}

/** A message to the thread that holds the graphs. */
export interface RoutingRequest {
  /** Unique in the life of the router; the reply repeats it. */
  id: number;
  /** Paths of the graphs to search, in order. Other loaded graphs are released. */
  files: readonly string[];
  task: RoutingTask;
  /** Shared with the caller, who sets its only number to 1 to end the search: a thread that searches reads no messages. */
  abortFlag: Int32Array<SharedArrayBuffer>;
}

export interface RoutingReply {
  /** Id of the request. */
  id: number;
  /** Result of the task: `RoutingResults` at its method. */
  result: RoutingResults[RoutingTask["method"]];
  /** One error message for each unreadable file. */
  problems: string[];
  /** Whether a file was missing, as after a newer import replaced it. */
  isFileMissing: boolean;
}
