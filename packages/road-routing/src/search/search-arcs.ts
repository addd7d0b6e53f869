import { getHead, getSpeeds, getTail, type RoadGraph, toEdge, toOppositeArc } from "../graph/road-graph.ts";
import type { Avoided, TravelMode } from "../router.ts";
import { ArcQueue } from "./arc-queue.ts";
import { type ArcWeights, weighArcs } from "./arc-weights.ts";
import { RADIANS_PER_UNIT, toMetres } from "./metres.ts";
import { NEVER_ABORTED } from "./search-abort.ts";
import type { Snap } from "./snap.ts";
import { indexTurnRules } from "./turn-rules.ts";

export interface ArcSearch {
  mode: TravelMode;
  avoid?: Avoided | undefined;
  source: Snap;
  targets: readonly Snap[];
  /** Searches from every target to the source instead of from the source. */
  isReverse?: boolean;
  /** Edges with a larger weight, so that another route is found. */
  penalised?: ReadonlySet<number> | undefined;
  /** Without it the search expands in all directions like Dijkstra's, for tests. */
  isGuided?: boolean;
}

/** A route between a source and a target, as a list of arcs. */
export interface FoundRoute {
  /** In the direction of travel. The first and the last are used in part. */
  arcs: number[];
  weight: number;
}

/** A search is given up after this many arcs: the points are too far apart for this graph. */
const MAX_ARCS = 6_000_000;

/**
 * Finds the best routes between one point and several, by A*. It searches arcs instead of
 * nodes, because permitted turns depend on the arc that one comes from.
 *
 * It keeps working memory as large as the graph between searches, so it runs one at a
 * time.
 */
export class ArcSearcher {
  readonly #graph: RoadGraph;
  readonly #abort: typeof NEVER_ABORTED;
  readonly #weights: Float64Array;
  readonly #parents: Uint32Array;
  /** The search in which each arc was last visited. */
  readonly #seenIn: Uint32Array;
  readonly #queue = new ArcQueue();
  #search = 0;

  constructor(graph: RoadGraph, abort = NEVER_ABORTED) {
    const arcCount = graph.arcs.length;
    this.#graph = graph;
    this.#abort = abort;
    this.#weights = new Float64Array(arcCount);
    this.#parents = new Uint32Array(arcCount);
    this.#seenIn = new Uint32Array(arcCount);
  }

  /**
   * Returns for each target the route with the least weight, or null.
   *
   * @throws {SearchAbortedError} when the caller leaves.
   */
  search({
    mode,
    avoid,
    source,
    targets,
    isReverse = false,
    isGuided = true,
    penalised,
  }: ArcSearch): (FoundRoute | null)[] {
    const graph = this.#graph;
    const { nodeArcs, arcs } = graph;
    const speeds = getSpeeds(graph, mode);
    const costs = penalise(weighArcs(graph, mode, avoid), penalised);
    const mayTurn = indexTurnRules(graph, mode);
    const leftFrom = isGuided ? estimateTimeToBox(graph, targets, costs) : () => 0;
    const queue = this.#queue;
    queue.clear();
    this.#search += 1;

    // Distance between a point on an edge and the end of the arc that the search continues from.
    const startShare = (arc: number) => (isForth(arc) === isReverse ? source.share : 1 - source.share);
    const endShare = (arc: number, { share }: Snap) => (isForth(arc) === isReverse ? 1 - share : share);

    const best = targets.map((target) => findDirectRoute(source, target, isReverse, costs, speeds));
    const byEdge = new Map<number, number[]>();
    for (const [i, { edge }] of targets.entries()) byEdge.set(edge, [...(byEdge.get(edge) ?? []), i]);
    let worst = findWorst(best);

    for (const arc of [2 * source.edge, 2 * source.edge + 1]) {
      if (speeds[arc] !== 0)
        this.#reach(arc, startShare(arc) * costs.weight(arc), NO_PARENT, leftFrom, isReverse);
    }
    for (let looked = 0; queue.length > 0 && looked < MAX_ARCS; ) {
      const { arc, weight, rank } = queue.pop();
      if (rank >= worst || this.#abort.endsLoop()) break;
      if (weight > (this.#weights[arc] as number)) continue;
      looked += 1;
      const node = isReverse ? getTail(graph, arc) : getHead(graph, arc);
      for (let i = nodeArcs[node] as number; i < (nodeArcs[node + 1] as number); i += 1) {
        const leaving = arcs[i] as number;
        const next = isReverse ? toOppositeArc(leaving) : leaving;
        if (speeds[next] === 0) continue;
        if (!(isReverse ? mayTurn(next, arc) : mayTurn(arc, next))) continue;
        const cost = costs.weight(next);
        for (const target of byEdge.get(toEdge(next)) ?? []) {
          const total = weight + endShare(next, targets[target] as Snap) * cost;
          if (total >= (best[target]?.weight ?? Number.POSITIVE_INFINITY)) continue;
          best[target] = { weight: total, lastArc: next, parent: arc };
          worst = findWorst(best);
        }
        this.#reach(next, weight + cost, arc, leftFrom, isReverse);
      }
    }
    this.#abort.throwIfAborted();
    return best.map((way) => way && { weight: way.weight, arcs: this.#arcsOf(way, isReverse) });
  }

  #reach(
    arc: number,
    weight: number,
    parent: number,
    leftFrom: (node: number) => number,
    isReverse: boolean,
  ) {
    if (this.#seenIn[arc] === this.#search && (this.#weights[arc] as number) <= weight) return;
    this.#seenIn[arc] = this.#search;
    this.#weights[arc] = weight;
    this.#parents[arc] = parent;
    const node = isReverse ? getTail(this.#graph, arc) : getHead(this.#graph, arc);
    this.#queue.push(arc, weight, weight + leftFrom(node));
  }

  #arcsOf({ lastArc, parent }: Reached, isReverse: boolean): number[] {
    const arcs = [lastArc];
    for (let arc = parent; arc !== NO_PARENT; arc = this.#parents[arc] as number) arcs.push(arc);
    return isReverse ? arcs : arcs.reverse();
  }
}

/** Weight factor of edges that alternatives should leave. */
const PENALTY = 1.6;

function penalise(costs: ArcWeights, edges: ReadonlySet<number> | undefined): ArcWeights {
  if (edges === undefined) return costs;
  return { ...costs, weight: (arc) => costs.weight(arc) * (edges.has(toEdge(arc)) ? PENALTY : 1) };
}

const NO_PARENT = 0xffff_ffff;

interface Reached {
  weight: number;
  lastArc: number;
  parent: number;
}

function isForth(arc: number): boolean {
  return (arc & 1) === 0;
}

/** Returns the route along the edge that both points are on. */
function findDirectRoute(
  source: Snap,
  target: Snap,
  isReverse: boolean,
  costs: ArcWeights,
  speeds: Uint8Array,
): Reached | null {
  if (source.edge !== target.edge) return null;
  const along = isReverse ? source.share - target.share : target.share - source.share;
  // For equal points either direction is right.
  const arc = 2 * source.edge + (along > 0 || (along === 0 && speeds[2 * source.edge] !== 0) ? 0 : 1);
  if (speeds[arc] === 0) return null;
  return { weight: Math.abs(along) * costs.weight(arc), lastArc: arc, parent: NO_PARENT };
}

function findWorst(ways: readonly (Reached | null)[]): number {
  return ways.reduce((worst, way) => Math.max(worst, way?.weight ?? Number.POSITIVE_INFINITY), 0);
}

/**
 * Estimates the least time from a node to any target. It assumes top speed in a straight
 * line to the box around them, so one search serves all.
 */
function estimateTimeToBox(
  graph: RoadGraph,
  targets: readonly Snap[],
  { topSpeed }: ArcWeights,
): (node: number) => number {
  const ends = targets.flatMap(({ edge }) => [graph.edgeFrom[edge] as number, graph.edgeTo[edge] as number]);
  const latitudes = ends.map((node) => graph.nodeLatitudes[node] as number);
  const longitudes = ends.map((node) => graph.nodeLongitudes[node] as number);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const cosine = Math.min(Math.cos(south * RADIANS_PER_UNIT), Math.cos(north * RADIANS_PER_UNIT));
  return (node) => {
    const latitude = graph.nodeLatitudes[node] as number;
    const longitude = graph.nodeLongitudes[node] as number;
    const up = Math.max(0, south - latitude, latitude - north) * RADIANS_PER_UNIT;
    const along = Math.max(0, west - longitude, longitude - east) * RADIANS_PER_UNIT;
    if (up === 0 && along === 0) return 0;
    return toMetres(up, along, Math.cos(latitude * RADIANS_PER_UNIT), cosine) / topSpeed;
  };
}
