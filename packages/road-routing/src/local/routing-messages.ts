import type { Route, RoutesQuery } from "../router.ts";

/** A question for the thread that holds the graphs, or the word that nobody waits for an answer any more. */
export type RoutingMessage = RoutingRequest | { forget: number };

export interface RoutingRequest {
  id: number;
  /** Paths of the graphs to look in, the first first. Others that it holds it lets go. */
  files: readonly string[];
  query: RoutesQuery;
}

export interface RoutingReply {
  id: number;
  routes: (Route | null)[];
  /** One sentence for each graph that could not be used. */
  problems: string[];
  /** Whether one of the files is not there: a newer import may have replaced it. */
  isFileGone: boolean;
}
