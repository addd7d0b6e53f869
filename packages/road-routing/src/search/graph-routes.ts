import { encodePolyline, type LatLng } from "@lieudit/place-model";
import { getNetworks, type RoadGraph, toEdge } from "../graph/road-graph.ts";
import {
  type AreaQuery,
  type Avoided,
  type DirectionsLeg,
  type DirectionsQuery,
  type DirectionsRoute,
  MAX_TRAVEL_SECONDS,
  type ReachedArea,
  type Route,
  type RouteLeg,
  type RoutesQuery,
  type TimesQuery,
  type TravelMode,
} from "../router.ts";
import { drawArcLine } from "./arc-line.ts";
import { weighArcs } from "./arc-weights.ts";
import { ReachSearcher } from "./reach-searcher.ts";
import { ReachedParts } from "./reached-area.ts";
import { type TravelledArc, toSteps } from "./route-steps.ts";
import { NEVER_ABORTED } from "./search-abort.ts";
import { ArcSearcher, type FoundRoute } from "./search-arcs.ts";
import { type Snap, snapToRoads } from "./snap.ts";

/** Finds routes in one graph, one query at a time. */
export class GraphRoutes {
  readonly #graph: RoadGraph;
  readonly #abort: typeof NEVER_ABORTED;
  readonly #searcher: ArcSearcher;
  #reachSearcher: ReachSearcher | undefined;

  /** @param abort ends a query whose caller has left: it then throws a `SearchAbortedError`. */
  constructor(graph: RoadGraph, abort = NEVER_ABORTED) {
    this.#graph = graph;
    this.#abort = abort;
    this.#searcher = new ArcSearcher(graph, abort);
  }

  /** Makes later routes of a mode faster; see `ArcSearcher.prepareStep`. */
  prepareStep(mode: TravelMode): boolean {
    return this.#searcher.prepareStep(mode);
  }

  /** Metres from `point` to the nearest road where routes can start or end, or infinity. */
  metresAway(mode: TravelMode, point: LatLng): number {
    return snapToRoads(this.#graph, mode, point)?.metresAway ?? Number.POSITIVE_INFINITY;
  }

  /** Returns the routes to `to` in that order; null if this graph has none. */
  routes({ mode, from, to, onward, avoid }: RoutesQuery): (Route | null)[] {
    const source = snapToRoads(this.#graph, mode, from);
    if (source === null) return to.map(() => null);
    // The nearest road of the network where the route starts: others are unreachable.
    const network = getNetworks(this.#graph, mode)[source.edge] as number;
    const targets = to.map((point) => snapToRoads(this.#graph, mode, point, network));
    const toLeg = (start: Snap, end: Snap, { arcs }: FoundRoute): Leg => {
      const parts = this.#travel(mode, start, end, arcs);
      return { ...sumUp(parts), line: parts.flatMap(({ line }) => line) };
    };
    const first = this.#find({ mode, avoid, source, targets, isReverse: false }, toLeg);
    if (onward === undefined) return first.map((leg) => leg && toRoute([leg]));
    const end = snapToRoads(this.#graph, mode, onward, network);
    if (end === null) return to.map(() => null);
    const second = this.#find({ mode, avoid, source: end, targets, isReverse: true }, toLeg);
    return first.map((leg, i) => {
      const next = second[i];
      return leg && next ? toRoute([leg, next]) : null;
    });
  }

  /** Returns the times to `to` in that order; null if this graph has no way. */
  times({
    mode,
    from,
    to,
    isReverse,
    maxSeconds = MAX_TRAVEL_SECONDS,
    avoid,
  }: TimesQuery): (RouteLeg | null)[] {
    const sources = from.flatMap((point) => snapToRoads(this.#graph, mode, point) ?? []);
    const networks = getNetworks(this.#graph, mode);
    const [network, ...others] = new Set(sources.map(({ edge }) => networks[edge] as number));
    if (network === undefined) return to.map(() => null);
    const targets = to.map((point) =>
      snapToRoads(this.#graph, mode, point, others.length === 0 ? network : undefined),
    );
    const [source] = sources;
    const isAimed =
      sources.length === 1 && targets.length <= MAX_AIMED_TARGETS && this.#searcher.isReady(mode);
    if (source === undefined || !isAimed)
      return this.#reach.search({ mode, avoid, sources, targets, isReverse, maxSeconds });
    const search = { mode, avoid, source, targets, isReverse: isReverse === true };
    const times = this.#find(search, (start, end, { arcs }) => sumUp(this.#measure(mode, start, end, arcs)));
    return times.map((time) => (time !== null && time.durationSeconds <= maxSeconds ? time : null));
  }

  /** Returns the area within a time; null far from every road. */
  area({ mode, center, seconds, isReverse }: AreaQuery): ReachedArea | null {
    const source = snapToRoads(this.#graph, mode, center);
    if (source === null) return null;
    const parts = new ReachedParts(this.#graph);
    this.#reach.search({
      mode,
      sources: [source],
      targets: [],
      isReverse,
      maxSeconds: seconds,
      onReach: (arc, start, end) => parts.add(arc, start, end),
    });
    return parts.toArea();
  }

  /** Returns the best route along the points with its steps, then alternatives; empty without a route. */
  directions({ mode, points, avoid, hasAlternatives = false }: DirectionsQuery): DirectionsRoute[] {
    const best = this.#along(mode, points, avoid);
    if (best === null) return [];
    const routes = [best];
    const used = new Set(best.edges);
    for (let i = 0; hasAlternatives && points.length === 2 && i < MAX_ALTERNATIVES; i += 1) {
      const other = this.#along(mode, points, avoid, used);
      if (other === null) break;
      if (isWorthwhile(other, routes)) routes.push(other);
      for (const edge of other.edges) used.add(edge);
    }
    return routes.map(({ legs, polyline }) => ({ legs, polyline }));
  }

  #along(
    mode: TravelMode,
    points: readonly LatLng[],
    avoid: Avoided | undefined,
    penalised?: ReadonlySet<number>,
  ): FoundDirections | null {
    const [first, ...others] = points;
    let source = first === undefined ? null : snapToRoads(this.#graph, mode, first);
    if (source === null) return null;
    const network = getNetworks(this.#graph, mode)[source.edge] as number;
    const legs: DirectionsLeg[] = [];
    const line: LatLng[] = [];
    const edges: number[] = [];
    for (const point of others) {
      const target = snapToRoads(this.#graph, mode, point, network);
      if (target === null) return null;
      const [way] = this.#searcher.search({ mode, avoid, source, targets: [target], penalised });
      if (way == null) return null;
      const parts = this.#travel(mode, source, target, way.arcs);
      const legLine = removeRepeats(parts.flatMap((part) => part.line));
      const [start = point] = legLine;
      legs.push({ ...sumUp(parts), start, end: legLine.at(-1) ?? start, steps: toSteps(this.#graph, parts) });
      line.push(...legLine);
      for (const arc of way.arcs) edges.push(toEdge(arc));
      source = target;
    }
    return { legs, polyline: encodePolyline(removeRepeats(line)), edges };
  }

  get #reach(): ReachSearcher {
    this.#reachSearcher ??= new ReachSearcher(this.#graph, this.#abort);
    return this.#reachSearcher;
  }

  /** Searches the routes to all targets, or from them if `isReverse`. */
  #find<Result>(
    search: {
      mode: TravelMode;
      avoid: Avoided | undefined;
      source: Snap;
      targets: readonly (Snap | null)[];
      isReverse: boolean;
    },
    toResult: (from: Snap, to: Snap, way: FoundRoute) => Result,
  ): (Result | null)[] {
    const { source, targets, isReverse } = search;
    const there = targets.filter((target) => target !== null);
    const ways = this.#searcher.search({ ...search, targets: there });
    let next = 0;
    return targets.map((target) => {
      if (target === null) return null;
      const way = ways[next++] ?? null;
      if (way === null) return null;
      return isReverse ? toResult(target, source, way) : toResult(source, target, way);
    });
  }

  #travel(mode: TravelMode, from: Snap, to: Snap, arcs: readonly number[]): TravelledArc[] {
    return this.#measure(mode, from, to, arcs).map(({ start, end, ...part }) => ({
      ...part,
      line: drawArcLine(this.#graph, part.arc, start, end),
    }));
  }

  /** Returns the times and lengths of arcs, and the shares of them where the route begins and ends. */
  #measure(mode: TravelMode, from: Snap, to: Snap, arcs: readonly number[]): MeasuredArc[] {
    const { seconds, metres } = weighArcs(this.#graph, mode);
    return arcs.map((arc, i) => {
      const start = i === 0 ? along(arc, from) : 0;
      const end = i === arcs.length - 1 ? along(arc, to) : 1;
      return {
        arc,
        start,
        end,
        distanceMetres: (end - start) * metres(arc),
        durationSeconds: (end - start) * seconds(arc),
      };
    });
  }
}

interface MeasuredArc extends RouteLeg {
  arc: number;
  start: number;
  end: number;
}

/** As many as a route matrix has. Times to more targets come from one search in all directions. */
const MAX_AIMED_TARGETS = 25;

/** Routes beside the best one. */
const MAX_ALTERNATIVES = 2;
/** Longer routes are no use, and routes with less of their own are hardly different. */
const MAX_ALTERNATIVE_FACTOR = 1.4;
const MIN_OWN_SHARE = 0.3;

interface FoundDirections extends DirectionsRoute {
  edges: number[];
}

function isWorthwhile(route: FoundDirections, others: readonly FoundDirections[]): boolean {
  const getSeconds = ({ legs }: DirectionsRoute) => sumUp(legs).durationSeconds;
  const known = new Set(others.flatMap(({ edges }) => edges));
  const own = route.edges.filter((edge) => !known.has(edge)).length / route.edges.length;
  const [best = route] = others;
  return own >= MIN_OWN_SHARE && getSeconds(route) <= MAX_ALTERNATIVE_FACTOR * getSeconds(best);
}

function sumUp(parts: readonly RouteLeg[]): RouteLeg {
  return {
    distanceMetres: parts.reduce((sum, part) => sum + part.distanceMetres, 0),
    durationSeconds: parts.reduce((sum, part) => sum + part.durationSeconds, 0),
  };
}

interface Leg extends RouteLeg {
  line: LatLng[];
}

/** Returns how far along `arc` a point of its edge is, from 0 to 1. */
function along(arc: number, { share }: Snap): number {
  return (arc & 1) === 0 ? share : 1 - share;
}

function toRoute(legs: readonly Leg[]): Route {
  return {
    legs: legs.map(({ distanceMetres, durationSeconds }) => ({ distanceMetres, durationSeconds })),
    polyline: encodePolyline(removeRepeats(legs.flatMap(({ line }) => line))),
  };
}

/** Arcs and legs share a point where they meet; a route from a crossing starts with an empty part. */
function removeRepeats(line: readonly LatLng[]): LatLng[] {
  return line.filter((point, i) => {
    const before = line[i - 1];
    return (
      before === undefined ||
      !isSame(before.latitude, point.latitude) ||
      !isSame(before.longitude, point.longitude)
    );
  });
}

/** Whether two positions are equal or adjacent in a line of five digits. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6;
}
