import type { Route, RoutesQuery } from "../router.ts";

/** A query for the thread that holds the graphs, or the cancellation of one. */
export type RoutingMessage = RoutingRequest | { forget: number };

export interface RoutingRequest {
  id: number;
  /** Paths of the graphs to search, in order. Other loaded graphs are released. */
  files: readonly string[];
  query: RoutesQuery;
}

export interface RoutingReply {
  id: number;
  routes: (Route | null)[];
  /** One sentence for each graph that could not be used. */
  problems: string[];
  /** Whether a file was missing: a newer import may have replaced it. */
  isFileGone: boolean;
}
