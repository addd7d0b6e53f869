import { getHead, getSpeeds, getTail, type RoadGraph, toEdge, toOppositeArc } from "../graph/road-graph.ts";
import type { Avoided, TravelMode } from "../router.ts";
import { type ArcWeights, SECONDS_PER_DECIMETRE, weighArcs } from "./arc-weights.ts";
import { BucketQueue } from "./bucket-queue.ts";
import { Landmarks, type TimeEstimate } from "./landmarks.ts";
import { RADIANS_PER_UNIT, toMetres } from "./metres.ts";
import { NEVER_ABORTED } from "./search-abort.ts";
import type { Snap } from "./snap.ts";
import { findComplexNodes, indexTurnRules } from "./turn-rules.ts";

export interface ArcSearch {
  mode: TravelMode;
  avoid?: Avoided | undefined;
  source: Snap;
  targets: readonly Snap[];
  /** Searches from every target to the source instead of from the source. */
  isReverse?: boolean;
  /** Edges with a larger weight, so that another route is found. */
  penalised?: ReadonlySet<number> | undefined;
  /** Ends the search without a route after this many arcs. Default: about 200 ms of CPU, once landmarks are ready. */
  maxArcs?: number;
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
 * The same once landmarks tell the direction: about 200 ms of CPU. In a grid of 60 km where many ways
 * take equally long, a quarter of it loses one route of ten.
 */
export const MAX_GUIDED_ARCS = 400_000;

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
  /** The mark of the search in which each arc was last visited. */
  readonly #marks: Uint32Array;
  readonly #queue = new BucketQueue();
  readonly #hasTarget: Uint8Array;
  readonly #landmarks = new Map<TravelMode, Landmarks>();
  /** Number of arcs that the last search looked at. */
  looked = 0;
  /** Even; an arc that was taken from the queue has the next odd number. */
  #mark = 0;

  constructor(graph: RoadGraph, abort = NEVER_ABORTED) {
    const arcCount = graph.arcs.length;
    this.#graph = graph;
    this.#abort = abort;
    this.#weights = new Float64Array(arcCount);
    this.#parents = new Uint32Array(arcCount);
    this.#marks = new Uint32Array(arcCount);
    this.#hasTarget = new Uint8Array(graph.edgeFrom.length);
  }

  /** Computes landmarks for about two milliseconds. Returns whether there is more to do. */
  prepareStep(mode: TravelMode): boolean {
    let landmarks = this.#landmarks.get(mode);
    if (landmarks === undefined) {
      landmarks = new Landmarks(this.#graph, mode);
      this.#landmarks.set(mode, landmarks);
    }
    return landmarks.prepareStep();
  }

  /** Whether searches of `mode` have landmarks, and end after about 200 ms of CPU. */
  isReady(mode: TravelMode): boolean {
    return this.#landmarks.get(mode)?.isReady === true;
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
    penalised,
    maxArcs = this.isReady(mode) ? MAX_GUIDED_ARCS : MAX_ARCS,
  }: ArcSearch): (FoundRoute | null)[] {
    const graph = this.#graph;
    const { nodeArcs, arcs, edgeFlags, edgeLengths } = graph;
    const speeds = getSpeeds(graph, mode);
    const costs = penalise(weighArcs(graph, mode, avoid), penalised);
    const mayTurn = indexTurnRules(graph, mode);
    const complexNodes = findComplexNodes(graph, mode);
    // Only cars may not turn round anywhere.
    const isTurningFree = mode !== "DRIVE";
    const left = this.#createEstimate(mode, targets, costs);
    const queue = this.#queue;
    queue.clear();
    this.#mark += 2;
    const settled = this.#mark + 1;

    // Distance between a point on an edge and the end of the arc that the search continues from.
    const startShare = (arc: number) => (isForth(arc) === isReverse ? source.share : 1 - source.share);
    const endShare = (arc: number, { share }: Snap) => (isForth(arc) === isReverse ? 1 - share : share);

    const best = targets.map((target) => findDirectRoute(source, target, isReverse, costs, speeds));
    const byEdge = new Map<number, number[]>();
    for (const [i, { edge }] of targets.entries()) byEdge.set(edge, [...(byEdge.get(edge) ?? []), i]);
    for (const edge of byEdge.keys()) this.#hasTarget[edge] = 1;
    const missing = new Set(targets.keys());
    let nearest = findNearest(best, missing);

    for (const arc of [2 * source.edge, 2 * source.edge + 1]) {
      if (speeds[arc] !== 0)
        this.#reach(arc, startShare(arc) * costs.weight(arc), NO_PARENT, left, isReverse);
    }
    let aimed = targets.length;
    let looked = 0;
    for (let arc = queue.take(); arc >= 0 && looked < maxArcs; arc = queue.take()) {
      if (this.#abort.endsLoop()) break;
      if (this.#marks[arc] === settled) continue;
      if (queue.floor >= nearest) {
        for (const target of missing) {
          if (queue.floor >= (best[target]?.weight ?? Number.POSITIVE_INFINITY)) missing.delete(target);
        }
        if (missing.size === 0) break;
        nearest = findNearest(best, missing);
        // Each new aim is work for all arcs in the queue.
        if (2 * missing.size <= aimed) {
          left.keep(missing);
          aimed = missing.size;
        }
      }
      looked += 1;
      const weight = this.#weights[arc] as number;
      const node = isReverse ? getTail(graph, arc) : getHead(graph, arc);
      if (aimed < targets.length) {
        const rank = weight + left.estimate(node);
        if (!queue.isNext(rank)) {
          queue.push(arc, rank);
          continue;
        }
      }
      this.#marks[arc] = settled;
      const isComplex = complexNodes[node] === 1;
      for (let i = nodeArcs[node] as number; i < (nodeArcs[node + 1] as number); i += 1) {
        const leaving = arcs[i] as number;
        const next = isReverse ? toOppositeArc(leaving) : leaving;
        const speed = speeds[next] as number;
        if (speed === 0) continue;
        if (isComplex) {
          if (!(isReverse ? mayTurn(next, arc) : mayTurn(arc, next))) continue;
        } else if (!isTurningFree && next === toOppositeArc(arc)) continue;
        const edge = toEdge(next);
        const isPlain = penalised === undefined && ((edgeFlags[edge] as number) & costs.stretchedFlags) === 0;
        const cost = isPlain
          ? ((edgeLengths[edge] as number) * SECONDS_PER_DECIMETRE) / speed
          : costs.weight(next);
        if (this.#hasTarget[edge] === 1) {
          for (const target of byEdge.get(edge) ?? []) {
            const total = weight + endShare(next, targets[target] as Snap) * cost;
            if (total >= (best[target]?.weight ?? Number.POSITIVE_INFINITY)) continue;
            best[target] = { weight: total, lastArc: next, parent: arc };
            nearest = findNearest(best, missing);
          }
        }
        this.#reach(next, weight + cost, arc, left, isReverse);
      }
    }
    for (const edge of byEdge.keys()) this.#hasTarget[edge] = 0;
    this.looked = looked;
    this.#abort.throwIfAborted();
    // A better way may be left.
    if (looked >= maxArcs) for (const target of missing) best[target] = null;
    return best.map((way) => way && { weight: way.weight, arcs: this.#arcsOf(way, isReverse) });
  }

  #createEstimate(mode: TravelMode, targets: readonly Snap[], costs: ArcWeights): TimeEstimate {
    const { edgeFrom, edgeTo } = this.#graph;
    const ends = targets.map(({ edge }) => [edgeFrom[edge] as number, edgeTo[edge] as number]);
    const landmarks = this.#landmarks.get(mode);
    if (landmarks?.isReady) return landmarks.createEstimate(ends);
    return { estimate: estimateTimeToBox(this.#graph, ends.flat(), costs), keep: () => {} };
  }

  #reach(arc: number, weight: number, parent: number, left: TimeEstimate, isReverse: boolean) {
    if ((this.#marks[arc] as number) >= this.#mark && (this.#weights[arc] as number) <= weight) return;
    this.#marks[arc] = this.#mark;
    this.#weights[arc] = weight;
    this.#parents[arc] = parent;
    const node = isReverse ? getTail(this.#graph, arc) : getHead(this.#graph, arc);
    this.#queue.push(arc, weight + left.estimate(node));
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

/** Returns the weight of the nearest of the `missing` targets. */
function findNearest(ways: readonly (Reached | null)[], missing: ReadonlySet<number>): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const target of missing) nearest = Math.min(nearest, ways[target]?.weight ?? nearest);
  return nearest;
}

/**
 * Estimates the least time from a node to any of `ends`. It assumes top speed in a
 * straight line to the box around them, so one search serves all.
 */
function estimateTimeToBox(
  graph: RoadGraph,
  ends: readonly number[],
  { topSpeed }: ArcWeights,
): (node: number) => number {
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
