import { getSpeeds, type RoadGraph, toOppositeArc } from "../graph/road-graph.ts";
import type { Avoided, RouteLeg, TravelMode } from "../router.ts";
import { type ArcWeights, SECONDS_PER_DECIMETRE, weighArcs } from "./arc-weights.ts";
import { BucketQueue } from "./bucket-queue.ts";
import { NEVER_ABORTED } from "./search-abort.ts";
import type { Snap } from "./snap.ts";
import { findComplexNodes, indexTurnRules } from "./turn-rules.ts";

export interface ReachSearch {
  mode: TravelMode;
  avoid?: Avoided | undefined;
  /** Several sources: the time to each target is that from the nearest of them. */
  sources: readonly Snap[];
  /** The search ends early when all of them are reached. */
  targets: readonly (Snap | null)[];
  /** Searches from every target to the nearest source instead of from the sources. */
  isReverse?: boolean | undefined;
  /** Farther targets are not reached. */
  maxSeconds: number;
  /** Called with each part of an arc that is reached, from share `start` to share `end` of its length. */
  onReach?: (arc: number, start: number, end: number) => void;
}

/**
 * Finds the times from one or several points to many, by a bounded search in all directions.
 *
 * Like `ArcSearcher` it searches arcs, since permitted turns depend on the arc that one
 * comes from. At most crossings, only turning round is forbidden there, so the first
 * arrival leads on to all arcs but its own, the second one to that, and others to none. That
 * visits each arc once, with the same result.
 *
 * It keeps working memory as large as the graph between searches, so it runs one at a time.
 */
export class ReachSearcher {
  readonly #graph: RoadGraph;
  readonly #abort: typeof NEVER_ABORTED;
  /**
   * State of arcs: weight, seconds and metres at the end of the arc, and the mark of the
   * search that wrote them. They are next to each other for the processor's cache.
   */
  readonly #arcNumbers: Float32Array;
  readonly #arcMarks: Uint32Array;
  /** State of nodes: least weight, its mark, the first arc that arrived, and its mark. */
  readonly #nodeNumbers: Float32Array;
  readonly #nodeMarks: Uint32Array;
  readonly #hasTarget: Uint8Array;
  readonly #queue = new BucketQueue();
  /** Even; an arc that was taken from the queue has the next odd number. */
  #mark = 0;

  constructor(graph: RoadGraph, abort = NEVER_ABORTED) {
    this.#graph = graph;
    this.#abort = abort;
    this.#arcNumbers = new Float32Array(4 * graph.arcs.length);
    this.#arcMarks = new Uint32Array(this.#arcNumbers.buffer);
    this.#nodeNumbers = new Float32Array(4 * graph.nodeLatitudes.length);
    this.#nodeMarks = new Uint32Array(this.#nodeNumbers.buffer);
    this.#hasTarget = new Uint8Array(graph.edgeFrom.length);
  }

  /**
   * Returns the time and length of the best way to each target; null if it is farther than `maxSeconds`.
   *
   * @throws {SearchAbortedError} when the caller leaves.
   */
  search(search: ReachSearch): (RouteLeg | null)[] {
    const { mode, avoid, sources, targets, isReverse = false, maxSeconds, onReach } = search;
    const graph = this.#graph;
    const { nodeArcs, arcs, edgeLengths, edgeFlags, edgeFrom, edgeTo } = graph;
    const speeds = getSpeeds(graph, mode);
    const costs = weighArcs(graph, mode, avoid);
    const { stretchedFlags } = costs;
    const mayTurn = indexTurnRules(graph, mode);
    const complexNodes = findComplexNodes(graph, mode);
    // Only cars may not turn round anywhere.
    const isTurningFree = mode !== "DRIVE";
    const queue = this.#queue;
    queue.clear();
    this.#mark += 2;
    const mark = this.#mark;
    const settled = mark + 1;
    const [arcNumbers, arcMarks] = [this.#arcNumbers, this.#arcMarks];
    const [nodeNumbers, nodeMarks, hasTarget] = [this.#nodeNumbers, this.#nodeMarks, this.#hasTarget];
    const arrivals = new TargetArrivals(targets, sources, { isReverse, costs, speeds });
    for (const edge of arrivals.edges) hasTarget[edge] = 1;

    const isKnown = (at: number, weight: number) =>
      arcMarks[at + 3] === settled ||
      // A stored weight is rounded.
      (arcMarks[at + 3] === mark && (arcNumbers[at] as number) <= Math.fround(weight));

    const put = (arc: number, weight: number, seconds: number, metres: number) => {
      const at = 4 * arc;
      arcNumbers[at] = weight;
      arcNumbers[at + 1] = seconds;
      arcNumbers[at + 2] = metres;
      arcMarks[at + 3] = mark;
      queue.push(arc, weight);
    };

    const reach = (arc: number, weightBefore: number, secondsBefore: number, metresBefore: number) => {
      const edge = arc >>> 1;
      const length = edgeLengths[edge] as number;
      const ownSeconds = (length * SECONDS_PER_DECIMETRE) / (speeds[arc] as number);
      const cost = ((edgeFlags[edge] as number) & stretchedFlags) === 0 ? ownSeconds : costs.weight(arc);
      const weight = weightBefore + cost;
      if (hasTarget[edge] === 1) {
        arrivals.add(edge, (share) => {
          const part = isForth(arc) === isReverse ? 1 - share : share;
          return {
            weight: weightBefore + part * cost,
            durationSeconds: secondsBefore + part * ownSeconds,
            distanceMetres: metresBefore + (part * length) / 10,
          };
        });
      }
      if (secondsBefore + ownSeconds > maxSeconds) {
        onReach?.(arc, ...toShares(0, (maxSeconds - secondsBefore) / ownSeconds, isReverse));
        return;
      }
      onReach?.(arc, 0, 1);
      if (isKnown(4 * arc, weight)) return;
      const node = (isForth(arc) === isReverse ? edgeFrom[edge] : edgeTo[edge]) as number;
      const at = 4 * node;
      if (isTurningFree && complexNodes[node] === 0) {
        // Only the first arrival leads on.
        if (nodeMarks[at + 1] === mark && (nodeNumbers[at] as number) <= weight) return;
        nodeNumbers[at] = weight;
        nodeMarks[at + 1] = mark;
      } else if (nodeMarks[at + 3] === mark && nodeMarks[at + 2] === NO_ARC) return;
      put(arc, weight, secondsBefore + ownSeconds, metresBefore + length / 10);
    };

    for (const source of sources) {
      for (const arc of [2 * source.edge, 2 * source.edge + 1]) {
        if (speeds[arc] === 0) continue;
        const part = isForth(arc) === isReverse ? source.share : 1 - source.share;
        const weight = part * costs.weight(arc);
        const partSeconds = part * costs.seconds(arc);
        if (isKnown(4 * arc, weight)) continue;
        const end = partSeconds <= maxSeconds ? 1 : 1 - part + maxSeconds / costs.seconds(arc);
        onReach?.(arc, ...toShares(1 - part, end, isReverse));
        if (partSeconds <= maxSeconds) put(arc, weight, partSeconds, part * costs.metres(arc));
      }
    }
    for (let arc = queue.take(); arc >= 0; arc = queue.take()) {
      if (queue.floor > arrivals.worstWeight || this.#abort.endsLoop()) break;
      const at = 4 * arc;
      if (arcMarks[at + 3] === settled) continue;
      arcMarks[at + 3] = settled;
      const edge = arc >>> 1;
      const node = (isForth(arc) === isReverse ? edgeFrom[edge] : edgeTo[edge]) as number;
      const isComplex = complexNodes[node] === 1;
      let onlyArc = NO_ARC;
      if (!isComplex) {
        const atNode = 4 * node;
        if (nodeMarks[atNode + 3] !== mark) {
          nodeMarks[atNode + 3] = mark;
          nodeMarks[atNode + 2] = arc;
        } else {
          const first = nodeMarks[atNode + 2] as number;
          if (isTurningFree || first === NO_ARC) continue;
          nodeMarks[atNode + 2] = NO_ARC;
          onlyArc = toOppositeArc(first);
        }
      }
      const [weight, seconds, metres] = [arcNumbers[at], arcNumbers[at + 1], arcNumbers[at + 2]] as [
        number,
        number,
        number,
      ];
      const end = nodeArcs[node + 1] as number;
      for (let i = nodeArcs[node] as number; i < end; i += 1) {
        const leaving = arcs[i] as number;
        const next = isReverse ? toOppositeArc(leaving) : leaving;
        if (speeds[next] === 0) continue;
        if (isComplex) {
          if (!(isReverse ? mayTurn(next, arc) : mayTurn(arc, next))) continue;
        } else if (onlyArc !== NO_ARC) {
          if (next !== onlyArc) continue;
        } else if (!isTurningFree && next === toOppositeArc(arc)) continue;
        reach(next, weight, seconds, metres);
      }
    }
    for (const edge of arrivals.edges) hasTarget[edge] = 0;
    this.#abort.throwIfAborted();
    return arrivals.take(maxSeconds);
  }
}

const NO_ARC = 0xffff_ffff;

interface Arrival extends RouteLeg {
  weight: number;
}

/** The best arrivals at targets so far. */
class TargetArrivals {
  readonly #targets: readonly (Snap | null)[];
  readonly #best: (Arrival | null)[];
  readonly #byEdge = new Map<number, number[]>();
  #missing = 0;
  /** Weight above which no arrival can be better; infinite while a target is not reached. */
  worstWeight = Number.POSITIVE_INFINITY;

  constructor(
    targets: readonly (Snap | null)[],
    sources: readonly Snap[],
    way: { isReverse: boolean; costs: ArcWeights; speeds: Uint8Array },
  ) {
    this.#targets = targets;
    this.#best = targets.map(() => null);
    for (const [i, target] of targets.entries()) {
      if (target === null) continue;
      this.#missing += 1;
      const known = this.#byEdge.get(target.edge);
      if (known === undefined) this.#byEdge.set(target.edge, [i]);
      else known.push(i);
    }
    // A search for an area has no targets, and ends at its limit.
    if (this.#missing === 0) this.#missing = Number.POSITIVE_INFINITY;
    for (const source of sources) {
      for (const i of this.#byEdge.get(source.edge) ?? []) this.#addDirect(i, source, way);
    }
  }

  get edges(): Iterable<number> {
    return this.#byEdge.keys();
  }

  /** Adds an arrival at all targets of an edge. */
  add(edge: number, toArrival: (share: number) => Arrival): void {
    for (const i of this.#byEdge.get(edge) ?? []) this.#put(i, toArrival(this.#targets[i]?.share ?? 0));
  }

  take(maxSeconds: number): (RouteLeg | null)[] {
    return this.#best.map((arrival) =>
      arrival === null || arrival.durationSeconds > maxSeconds
        ? null
        : { durationSeconds: arrival.durationSeconds, distanceMetres: arrival.distanceMetres },
    );
  }

  /** Adds the way along the edge that both points are on. */
  #addDirect(
    i: number,
    source: Snap,
    { isReverse, costs, speeds }: { isReverse: boolean; costs: ArcWeights; speeds: Uint8Array },
  ): void {
    const share = this.#targets[i]?.share ?? 0;
    const along = isReverse ? source.share - share : share - source.share;
    const arc = 2 * source.edge + (along > 0 || (along === 0 && speeds[2 * source.edge] !== 0) ? 0 : 1);
    if (speeds[arc] === 0) return;
    const part = Math.abs(along);
    this.#put(i, {
      weight: part * costs.weight(arc),
      durationSeconds: part * costs.seconds(arc),
      distanceMetres: part * costs.metres(arc),
    });
  }

  #put(i: number, arrival: Arrival): void {
    const best = this.#best[i] ?? null;
    if (best !== null && best.weight <= arrival.weight) return;
    this.#best[i] = arrival;
    if (best !== null) return;
    this.#missing -= 1;
    if (this.#missing > 0) return;
    this.worstWeight = this.#best.reduce((worst, reached) => Math.max(worst, reached?.weight ?? 0), 0);
  }
}

function isForth(arc: number): boolean {
  return (arc & 1) === 0;
}

/** Shares in the direction of the arc: a reverse search goes along arcs from their ends. */
function toShares(start: number, end: number, isReverse: boolean): [start: number, end: number] {
  const to = Math.min(1, Math.max(0, end));
  return isReverse ? [1 - to, 1 - start] : [start, to];
}
