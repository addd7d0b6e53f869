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
import type { GraphRoutes } from "./graph-routes.ts";

/**
 * Two graphs share a road if it is within this distance in both; it may have moved between
 * the dates of two extracts.
 */
const SAME_ROAD_METRES = 10;

/**
 * Finds the routes to `query.to` in adjacent or overlapping graphs, in that order; null
 * where no graph has one.
 *
 * A point belongs to the graphs with its nearest road of all, and a route is in one graph
 * to which all its points belong. So no route ends at a road across a border that is
 * merely near.
 */
export function findRoutesAmong(graphs: readonly GraphRoutes[], query: RoutesQuery): (Route | null)[] {
  const { mode, from, to, onward } = query;
  if (graphs.length === 1 && graphs[0] !== undefined) return graphs[0].routes(query);
  const ends = onward === undefined ? [from] : [from, onward];
  const points = [...ends, ...to];
  const away = graphs.map((graph) => points.map((point) => graph.metresAway(mode, point)));
  const nearest = points.map((_, i) => Math.min(...away.map((metres) => metres[i] as number)));
  const routes: (Route | null)[] = to.map(() => null);
  for (const [number, graph] of graphs.entries()) {
    const has = (i: number) => (away[number]?.[i] as number) <= (nearest[i] as number) + SAME_ROAD_METRES;
    if (!ends.every((_, i) => has(i))) continue;
    const missing = [...routes.keys()].filter((i) => routes[i] === null && has(ends.length + i));
    if (missing.length === 0) continue;
    const graphRoutes = graph.routes({ ...query, to: missing.map((i) => to[i] as (typeof to)[number]) });
    for (const [i, route] of graphRoutes.entries()) routes[missing[i] as number] = route;
  }
  return routes;
}

/** Finds the times to `query.to` in adjacent or overlapping graphs, as `findRoutesAmong` does. */
export function findTimesAmong(graphs: readonly GraphRoutes[], query: TimesQuery): (RouteLeg | null)[] {
  const { mode, from, to } = query;
  if (graphs.length === 1 && graphs[0] !== undefined) return graphs[0].times(query);
  const points = [...from, ...to];
  const away = graphs.map((graph) => points.map((point) => graph.metresAway(mode, point)));
  const nearest = points.map((_, i) => Math.min(...away.map((metres) => metres[i] as number)));
  const best: (RouteLeg | null)[] = to.map(() => null);
  for (const [number, graph] of graphs.entries()) {
    const has = (i: number) => (away[number]?.[i] as number) <= (nearest[i] as number) + SAME_ROAD_METRES;
    const own = [...to.keys()].filter((i) => has(from.length + i));
    const times = graph.times({
      ...query,
      from: from.filter((_, i) => has(i)),
      to: own.map((i) => to[i] as (typeof to)[number]),
    });
    for (const [at, time] of times.entries()) {
      const i = own[at] as number;
      const known = best[i] ?? null;
      if (time !== null && (known === null || time.durationSeconds < known.durationSeconds)) best[i] = time;
    }
  }
  return best;
}

/** Finds an area in the graph with the nearest road to its centre; null if no graph has one. */
export function findAreaAmong(graphs: readonly GraphRoutes[], query: AreaQuery): ReachedArea | null {
  const [nearest] = graphs
    .map((graph) => ({ graph, metres: graph.metresAway(query.mode, query.center) }))
    .sort((a, b) => a.metres - b.metres);
  return nearest?.graph.area(query) ?? null;
}

/** Finds routes with steps in the first graph to which all points belong. */
export function findDirectionsAmong(
  graphs: readonly GraphRoutes[],
  query: DirectionsQuery,
): DirectionsRoute[] {
  const { mode, points } = query;
  if (graphs.length === 1 && graphs[0] !== undefined) return graphs[0].directions(query);
  const away = graphs.map((graph) => points.map((point) => graph.metresAway(mode, point)));
  const nearest = points.map((_, i) => Math.min(...away.map((metres) => metres[i] as number)));
  for (const [number, graph] of graphs.entries()) {
    const hasAll = nearest.every((metres, i) => (away[number]?.[i] as number) <= metres + SAME_ROAD_METRES);
    const routes = hasAll ? graph.directions(query) : [];
    if (routes.length > 0) return routes;
  }
  return [];
}
