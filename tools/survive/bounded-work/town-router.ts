import type { LatLng } from "@lieudit/place-model";
import { type Router, TRAVEL_MODES } from "@lieudit/road-routing";
import { buildRoadGraph } from "../../../packages/road-routing/src/graph-making/build-road-graph.ts";
import { GraphRoutes } from "../../../packages/road-routing/src/search/graph-routes.ts";
import { SearchAbort, SearchAbortedError } from "../../../packages/road-routing/src/search/search-abort.ts";
import { drawSquareTown, STEP_DEGREES } from "../../../packages/road-routing/test/square-town.ts";
import { readThreadCpuMs } from "../../bench/cpu/measure-cpu.ts";

/** A router in the calling thread, over a town of streets in a square whose corner is 0° N, 0° E. */
export interface TownRouter extends Required<Omit<Router, "area">> {
  /** Begins a call: its searches end together when they have taken `maxMs` of CPU. */
  beginCall(maxMs: number): void;
}

/** @param streets in each direction */
export function createTownRouter(streets: number): TownRouter {
  let deadlineMs = Number.POSITIVE_INFINITY;
  const abort = new SearchAbort(() => readThreadCpuMs() > deadlineMs);
  const graph = buildRoadGraph(drawSquareTown(streets));
  if (graph === null) throw new Error("The town has no road.");
  const town = new GraphRoutes(graph, abort);
  // A server's thread does so after its first queries.
  for (const mode of TRAVEL_MODES) while (town.prepareStep(mode));
  /** As the router's thread, which leaves the query of a caller who has left. */
  async function orNothing<Result>(search: () => Result, nothing: Result): Promise<Result> {
    try {
      abort.throwIfAborted();
      return search();
    } catch (error) {
      if (!(error instanceof SearchAbortedError)) throw error;
      return nothing;
    }
  }
  return {
    beginCall(maxMs) {
      deadlineMs = readThreadCpuMs() + maxMs;
    },
    routes: (query) =>
      orNothing(
        () => town.routes(query),
        query.to.map(() => null),
      ),
    times: (query) =>
      orNothing(
        () => town.times(query),
        query.to.map(() => null),
      ),
    directions: (query) => orNothing(() => town.directions(query), []),
    close: async () => {},
  };
}

/** Returns the point at these shares of the town's sides; beyond 1 it is outside. */
export function toTownPoint(streets: number, north: number, east: number): LatLng {
  const side = streets * STEP_DEGREES;
  return { latitude: north * side, longitude: east * side };
}
