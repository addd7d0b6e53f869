import { getSpeeds, type RoadGraph, toEdge, toOppositeArc } from "../graph/road-graph.ts";
import type { Avoided, TravelMode } from "../router.ts";
import { type ArcWeights, SECONDS_PER_DECIMETRE, weighArcs } from "./arc-weights.ts";
import { BucketQueue } from "./bucket-queue.ts";
import { groupTargets } from "./group-targets.ts";
import { Landmarks } from "./landmarks.ts";
import { RADIANS_PER_UNIT, toMetres } from "./metres.ts";
import { NEVER_ABORTED } from "./search-abort.ts";
import { SearchAim } from "./search-aim.ts";
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
 * An arc is looked at again, after a better way to it was found, within this many arcs. Ranks do not
 * only rise along a way, so there could be many of those; a search that is so long already hardly gains.
 */
const MAX_REPEATING_ARCS = 100_000;

/** The two shares below count after this many arcs. Routes that are found before, as in a town, are the best ones. */
const EXACT_ARCS = 2_000;
/** They count this far from both ends of a route, in seconds. */
const NEAR_SECONDS = 120;
/**
 * With landmarks, the time that is left counts for more by this share, so that of many ways that
 * take equally long, the search follows one.
 */
const HURRY_SHARE = 0.05;
/** Roads other than main ones count for more, by this share of the time to the nearer end of the route. */
const MINOR_SHARE = 0.1;
/** So a route takes at most this many times as long as the best one: half way, a minor road counts most. */
export const MAX_LONGER = 1 + HURRY_SHARE + MINOR_SHARE / 2;

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
  /**
   * State of arcs: weight at the end of the arc, and as two integers the parent and the mark of
   * the search that wrote them. They are next to each other for the processor's cache.
   */
  readonly #arcNumbers: Float64Array;
  readonly #arcMarks: Uint32Array;
  /** State of nodes: the two least weights of arcs that arrived, the first of those arcs, and its mark. */
  readonly #nodeNumbers: Float64Array;
  readonly #nodeMarks: Uint32Array;
  readonly #hasTarget: Uint8Array;
  readonly #queue = new BucketQueue();
  readonly #landmarks = new Map<TravelMode, Landmarks>();
  /** Number of arcs that the last search looked at, for tests. */
  looked = 0;
  /** Even; an arc that was taken from the queue has the next odd number. */
  #mark = 0;

  constructor(graph: RoadGraph, abort = NEVER_ABORTED) {
    const arcCount = graph.arcs.length;
    this.#graph = graph;
    this.#abort = abort;
    this.#arcNumbers = new Float64Array(2 * arcCount);
    this.#arcMarks = new Uint32Array(this.#arcNumbers.buffer);
    this.#nodeNumbers = new Float64Array(3 * graph.nodeLatitudes.length);
    this.#nodeMarks = new Uint32Array(this.#nodeNumbers.buffer);
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

  /** Whether searches of `mode` have landmarks. */
  isReady(mode: TravelMode): boolean {
    return this.#getLandmarks(mode) !== undefined;
  }

  /**
   * Returns for each target the route with the least weight, or null. With landmarks, a long
   * route may weigh up to `MAX_LONGER` times as much.
   *
   * @throws {SearchAbortedError} when the caller leaves.
   */
  search(search: ArcSearch): (FoundRoute | null)[] {
    const { mode, source, targets } = search;
    this.looked = 0;
    const routes = targets.map((): FoundRoute | null => null);
    const landmarks = this.#getLandmarks(mode);
    const start = this.#graph.edgeFrom[source.edge] as number;
    const getTargets = (group: readonly number[]) => group.map((i) => targets[i] as Snap);
    const groups = landmarks
      ? groupTargets(this.#graph, start, targets, (nodes) => landmarks.createEstimate(nodes))
      : [[...targets.keys()]];
    const arcCount = this.#graph.arcs.length;
    for (let done = 0; done < groups.length; done += 1) {
      // Where estimates are far too low, one search for all the rest is less work.
      const isSlow =
        this.looked > arcCount / 16 && (this.looked / done) * (groups.length - done) > arcCount / 4;
      if (isSlow) groups.splice(done, groups.length, groups.slice(done).flat());
      const group = groups[done] ?? [];
      const found = this.#searchGroup({ ...search, targets: getTargets(group) }, isSlow);
      for (const [at, i] of group.entries()) routes[i] = found[at] ?? null;
    }
    return routes;
  }

  /** Returns the landmarks of a mode once they are ready. */
  #getLandmarks(mode: TravelMode): Landmarks | undefined {
    const landmarks = this.#landmarks.get(mode);
    return landmarks?.isReady ? landmarks : undefined;
  }

  #getEnds(targets: readonly Snap[]): number[] {
    const { edgeFrom, edgeTo } = this.#graph;
    return targets.flatMap(({ edge }) => [edgeFrom[edge] as number, edgeTo[edge] as number]);
  }

  /** @param isSpread whether the targets are all around, so that no rank but the exact one helps */
  #searchGroup(
    { mode, avoid, source, targets, isReverse = false, penalised }: ArcSearch,
    isSpread: boolean,
  ): (FoundRoute | null)[] {
    if (targets.length === 0) return [];
    const graph = this.#graph;
    const { nodeArcs, arcs, edgeFlags, edgeLengths, edgeFrom, edgeTo } = graph;
    const speeds = getSpeeds(graph, mode);
    const costs = penalise(weighArcs(graph, mode, avoid), penalised);
    const mayTurn = indexTurnRules(graph, mode);
    const complexNodes = findComplexNodes(graph, mode);
    // Only cars may not turn round anywhere.
    const isTurningFree = mode !== "DRIVE";
    const landmarks = this.#getLandmarks(mode);
    const queue = this.#queue;
    const [arcNumbers, arcMarks] = [this.#arcNumbers, this.#arcMarks];
    const [nodeNumbers, nodeMarks] = [this.#nodeNumbers, this.#nodeMarks];
    queue.clear();
    this.#mark += 2;
    const mark = this.#mark;
    const settled = mark + 1;

    // Distance between a point on an edge and the end of the arc that the search continues from.
    const startShare = (arc: number) => (isForth(arc) === isReverse ? source.share : 1 - source.share);
    const endShare = (arc: number, { share }: Snap) => (isForth(arc) === isReverse ? 1 - share : share);

    let looked = 0;
    let isHurried = !isSpread && this.looked >= EXACT_ARCS;
    const best = targets.map((target) => findDirectRoute(source, target, isReverse, costs, speeds));
    const byEdge = new Map<number, number[]>();
    for (const [i, { edge }] of targets.entries()) byEdge.set(edge, [...(byEdge.get(edge) ?? []), i]);
    for (const edge of byEdge.keys()) this.#hasTarget[edge] = 1;
    const aim = new SearchAim(
      best.map((way) => way?.weight ?? Number.POSITIVE_INFINITY),
      (aimed) => {
        const ends = this.#getEnds(aimed.map((target) => targets[target] as Snap));
        return landmarks?.createEstimate(ends) ?? estimateTimeToBox(graph, ends, costs);
      },
    );

    const getEnd = (arc: number) =>
      (isForth(arc) === isReverse ? edgeFrom[toEdge(arc)] : edgeTo[toEdge(arc)]) as number;
    const push = (arc: number, node: number) => {
      const weight = arcNumbers[2 * arc] as number;
      const left = aim.leftFrom(node);
      let rank = weight + left;
      if (isHurried && landmarks !== undefined && left > NEAR_SECONDS) {
        rank += HURRY_SHARE * (left - NEAR_SECONDS);
        const away = Math.min(weight, left) - NEAR_SECONDS;
        if (away > 0 && landmarks.isMain[toEdge(arc)] === 0) rank += MINOR_SHARE * away;
      }
      queue.push(arc, rank);
    };
    const reach = (arc: number, weight: number, parent: number) => {
      const known = arcMarks[4 * arc + 3] as number;
      if (known >= mark && (arcNumbers[2 * arc] as number) <= weight) return;
      // So the search ends whatever the estimates are.
      if (known === settled && looked >= MAX_REPEATING_ARCS) return;
      const node = getEnd(arc);
      // Two arcs that arrived before lead on to all others.
      if (nodeMarks[6 * node + 5] === mark && weight >= (nodeNumbers[3 * node + 1] as number)) return;
      arcNumbers[2 * arc] = weight;
      arcMarks[4 * arc + 2] = parent;
      arcMarks[4 * arc + 3] = mark;
      push(arc, node);
    };
    /** Whether an arc leads on from a node, where only turning round is forbidden, to all others, or to one. */
    const arrive = (arc: number, node: number, weight: number): number => {
      const [at, atMark] = [3 * node, 6 * node + 5];
      const first = nodeMarks[atMark - 1] as number;
      if (nodeMarks[atMark] !== mark || weight < (nodeNumbers[at] as number)) {
        if (nodeMarks[atMark] !== mark)
          nodeNumbers[at + 1] = isTurningFree ? weight : Number.POSITIVE_INFINITY;
        else if (isTurningFree) nodeNumbers[at + 1] = weight;
        else if (first !== arc) nodeNumbers[at + 1] = nodeNumbers[at] as number;
        nodeNumbers[at] = weight;
        nodeMarks[atMark - 1] = arc;
        nodeMarks[atMark] = mark;
        return ALL_ARCS;
      }
      if (first === arc || weight >= (nodeNumbers[at + 1] as number)) return NO_ARC;
      nodeNumbers[at + 1] = weight;
      return toOppositeArc(first);
    };

    for (const arc of [2 * source.edge, 2 * source.edge + 1]) {
      if (speeds[arc] !== 0) reach(arc, startShare(arc) * costs.weight(arc), NO_PARENT);
    }
    for (let arc = queue.take(); arc >= 0 && looked < MAX_ARCS; arc = queue.take()) {
      if (arcMarks[4 * arc + 3] === settled) continue;
      const node = getEnd(arc);
      let hasNewRanks = false;
      if (queue.floor > aim.maxRank) {
        hasNewRanks = aim.turn(queue.floor);
        if (aim.isDone) break;
      }
      if (!isHurried && !isSpread && this.looked + looked >= EXACT_ARCS) {
        isHurried = true;
        hasNewRanks = true;
      }
      if (hasNewRanks) {
        const open = [arc, ...queue.takeAll()];
        for (const other of open) if (arcMarks[4 * other + 3] !== settled) push(other, getEnd(other));
        continue;
      }
      if (this.#abort.endsLoop()) break;
      looked += 1;
      arcMarks[4 * arc + 3] = settled;
      const weight = arcNumbers[2 * arc] as number;
      const isComplex = complexNodes[node] === 1;
      const leadsTo = isComplex ? ALL_ARCS : arrive(arc, node, weight);
      if (leadsTo === NO_ARC) continue;
      for (let i = nodeArcs[node] as number; i < (nodeArcs[node + 1] as number); i += 1) {
        const leaving = arcs[i] as number;
        const next = isReverse ? toOppositeArc(leaving) : leaving;
        const speed = speeds[next] as number;
        if (speed === 0) continue;
        if (isComplex) {
          if (!(isReverse ? mayTurn(next, arc) : mayTurn(arc, next))) continue;
        } else if (leadsTo !== ALL_ARCS) {
          if (next !== leadsTo) continue;
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
            aim.improve(target, total);
          }
        }
        reach(next, weight + cost, arc);
      }
    }
    for (const edge of byEdge.keys()) this.#hasTarget[edge] = 0;
    this.looked += looked;
    this.#abort.throwIfAborted();
    return best.map((way) => way && { weight: way.weight, arcs: this.#arcsOf(way, isReverse) });
  }

  #arcsOf({ lastArc, parent }: Reached, isReverse: boolean): number[] {
    const arcs = [lastArc];
    for (let arc = parent; arc !== NO_PARENT; arc = this.#arcMarks[4 * arc + 2] as number) arcs.push(arc);
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
const NO_ARC = -1;
const ALL_ARCS = -2;

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

/**
 * Estimates the least time from a node to any of `ends`. It assumes top speed in a straight
 * line to the box around them, so one search serves all.
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
