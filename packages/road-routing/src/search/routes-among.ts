import type { Route, RoutesQuery } from "../router.ts";
import type { GraphRoutes } from "./graph-routes.ts";

/**
 * Two graphs have the same road when it is this near in both: what one
 * extract has and its neighbour too was perhaps moved between their dates.
 */
const SAME_ROAD_METRES = 10;

/**
 * The ways to `query.to` in graphs that lie side by side or overlap, in that
 * order; null where none has one.
 *
 * A point belongs to the graphs that have its nearest road of all, and a way
 * lies in one graph to which all of its points belong. So nobody is led to a
 * road on this side of a border that is merely near to a place on the other.
 */
export function routesAmong(graphs: readonly GraphRoutes[], query: RoutesQuery): (Route | null)[] {
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
    const found = graph.routes({ ...query, to: missing.map((i) => to[i] as (typeof to)[number]) });
    for (const [i, route] of found.entries()) routes[missing[i] as number] = route;
  }
  return routes;
}
