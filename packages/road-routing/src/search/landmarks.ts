import {
  getHead,
  getNetworks,
  getSpeeds,
  type RoadGraph,
  toEdge,
  toOppositeArc,
} from "../graph/road-graph.ts";
import type { TravelMode } from "../router.ts";
import { SECONDS_PER_DECIMETRE } from "./arc-weights.ts";
import { BucketQueue } from "./bucket-queue.ts";

const MAX_LANDMARKS = 8;

/** Nodes between two pauses: about two milliseconds. */
const NODES_PER_STEP = 8_192;

/** Distances are rounded to 32 bits, so estimates of up to twelve hours may be this much too long, in seconds. */
const ROUNDING_SECONDS = 0.01;

/**
 * Least times from a few far nodes, the landmarks, to all nodes of a graph. A way
 * between two nodes takes at least the difference of their times from a landmark. So
 * searches find out in which direction a target is by road.
 *
 * Times are those of the faster direction of each road, without forbidden turns, so
 * they are right for both directions and for all that can be avoided.
 */
export class Landmarks {
  readonly #graph: RoadGraph;
  readonly #mode: TravelMode;
  /** Seconds from each landmark, those of a node next to each other; infinity if unreachable. */
  readonly #seconds: Float32Array;
  readonly #steps: Generator<void>;
  #count = 0;

  constructor(graph: RoadGraph, mode: TravelMode) {
    this.#graph = graph;
    this.#mode = mode;
    this.#seconds = new Float32Array(MAX_LANDMARKS * graph.nodeLatitudes.length).fill(
      Number.POSITIVE_INFINITY,
    );
    this.#steps = this.#prepare();
  }

  /** Computes for about two milliseconds. Returns whether there is more to do; searches may run in between. */
  prepareStep(): boolean {
    return this.#steps.next().done !== true;
  }

  get isReady(): boolean {
    return this.#count === MAX_LANDMARKS;
  }

  /** Creates an estimate for targets, each given by the ends of its edge. */
  createEstimate(targets: readonly (readonly number[])[]): TimeEstimate {
    return new LandmarkEstimate(this.#seconds, targets);
  }

  *#prepare(): Generator<void> {
    const nodeCount = this.#graph.nodeLatitudes.length;
    /** Seconds from the nearest landmark. */
    const nearest = new Float64Array(nodeCount).fill(Number.POSITIVE_INFINITY);
    const times = new Float64Array(nodeCount);
    // The first landmark is far from any node, each other one far from those before.
    yield* this.#findTimes(findStart(this.#graph, this.#mode), times);
    let from = findFarthest(times);
    for (let landmark = 0; landmark < MAX_LANDMARKS; landmark += 1) {
      yield* this.#findTimes(from, times);
      for (const [node, time] of times.entries()) {
        this.#seconds[MAX_LANDMARKS * node + landmark] = time;
        nearest[node] = Math.min(nearest[node] as number, time);
      }
      this.#count += 1;
      from = findFarthest(nearest);
    }
  }

  *#findTimes(start: number, times: Float64Array): Generator<void> {
    const { nodeArcs, arcs, edgeLengths } = this.#graph;
    const speeds = getSpeeds(this.#graph, this.#mode);
    const queue = new BucketQueue();
    /** Time with which a node last led on; nodes of one bucket come in any order. */
    const settled = new Float64Array(times.length).fill(Number.POSITIVE_INFINITY);
    times.fill(Number.POSITIVE_INFINITY);
    times[start] = 0;
    queue.push(start, 0);
    let looked = 0;
    for (let node = queue.take(); node >= 0; node = queue.take()) {
      const time = times[node] as number;
      if ((settled[node] as number) <= time) continue;
      settled[node] = time;
      looked += 1;
      if (looked % NODES_PER_STEP === 0) yield;
      for (let i = nodeArcs[node] as number; i < (nodeArcs[node + 1] as number); i += 1) {
        const arc = arcs[i] as number;
        const speed = Math.max(speeds[arc] as number, speeds[toOppositeArc(arc)] as number);
        if (speed === 0) continue;
        const head = getHead(this.#graph, arc);
        const later = time + ((edgeLengths[toEdge(arc)] as number) * SECONDS_PER_DECIMETRE) / speed;
        if (later >= (times[head] as number)) continue;
        times[head] = later;
        queue.push(head, later);
      }
    }
  }
}

/** Estimates the least time from a node to the nearest of some targets. */
export interface TimeEstimate {
  estimate(node: number): number;
  /** Keeps only the targets with these indexes. */
  keep(targets: ReadonlySet<number>): void;
}

class LandmarkEstimate implements TimeEstimate {
  readonly #seconds: Float32Array;
  readonly #targets: readonly (readonly number[])[];
  /** Least and most seconds of the targets from each landmark. */
  readonly #lows = new Float64Array(MAX_LANDMARKS);
  readonly #highs = new Float64Array(MAX_LANDMARKS);

  constructor(seconds: Float32Array, targets: readonly (readonly number[])[]) {
    this.#seconds = seconds;
    this.#targets = targets;
    this.keep(new Set(targets.keys()));
  }

  estimate(node: number): number {
    let most = 0;
    for (let landmark = 0; landmark < MAX_LANDMARKS; landmark += 1) {
      const time = this.#seconds[MAX_LANDMARKS * node + landmark] as number;
      const before = (this.#lows[landmark] as number) - time;
      const after = time - (this.#highs[landmark] as number);
      // The difference of two infinite times is neither more nor less.
      if (before > most) most = before;
      if (after > most) most = after;
    }
    return most;
  }

  keep(targets: ReadonlySet<number>): void {
    const nodes = [...targets].flatMap((target) => this.#targets[target] ?? []);
    for (let landmark = 0; landmark < MAX_LANDMARKS; landmark += 1) {
      const times = nodes.map((node) => this.#seconds[MAX_LANDMARKS * node + landmark] as number);
      this.#lows[landmark] = Math.min(...times) - ROUNDING_SECONDS;
      this.#highs[landmark] = Math.max(...times) + ROUNDING_SECONDS;
    }
  }
}

/** Returns a node of the largest network. */
function findStart(graph: RoadGraph, mode: TravelMode): number {
  const networks = getNetworks(graph, mode);
  const sizes = new Uint32Array(2 ** 16);
  for (const network of networks) if (network !== 0) (sizes[network] as number)++;
  const largest = sizes.indexOf(Math.max(...sizes));
  return graph.edgeFrom[Math.max(0, networks.indexOf(largest))] ?? 0;
}

function findFarthest(times: Float64Array): number {
  let farthest = 0;
  let most = -1;
  for (const [node, time] of times.entries()) {
    if (time <= most || time === Number.POSITIVE_INFINITY) continue;
    most = time;
    farthest = node;
  }
  return farthest;
}
