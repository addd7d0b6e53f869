import {
  getHead,
  getNetworks,
  getSpeeds,
  getTail,
  type RoadGraph,
  toEdge,
  toOppositeArc,
} from "../graph/road-graph.ts";
import type { TravelMode } from "../router.ts";
import { SECONDS_PER_DECIMETRE } from "./arc-weights.ts";
import { BucketQueue } from "./bucket-queue.ts";

const MAX_LANDMARKS = 8;

/** A road is a main road if ways go on for this long behind it. */
const MAIN_SECONDS = 300;

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
  /** 1 for main roads: the edges of the quickest ways from a landmark, without the last part of each. */
  readonly isMain: Uint8Array;
  readonly #queue = new BucketQueue();
  readonly #steps: Generator<void>;
  #count = 0;

  constructor(graph: RoadGraph, mode: TravelMode) {
    this.#graph = graph;
    this.#mode = mode;
    this.#seconds = new Float32Array(MAX_LANDMARKS * graph.nodeLatitudes.length).fill(
      Number.POSITIVE_INFINITY,
    );
    this.isMain = new Uint8Array(graph.edgeFrom.length);
    this.#steps = this.#prepare();
  }

  /** Computes for about two milliseconds. Returns whether there is more to do; searches may run in between. */
  prepareStep(): boolean {
    return this.#steps.next().done !== true;
  }

  get isReady(): boolean {
    return this.#count === MAX_LANDMARKS;
  }

  /** Creates an estimate of the least time from a node to any of `targets`. */
  createEstimate(targets: readonly number[]): (node: number) => number {
    const seconds = this.#seconds;
    const lows = new Float64Array(MAX_LANDMARKS);
    const highs = new Float64Array(MAX_LANDMARKS);
    for (let landmark = 0; landmark < MAX_LANDMARKS; landmark += 1) {
      const times = targets.map((node) => seconds[MAX_LANDMARKS * node + landmark] as number);
      lows[landmark] = Math.min(...times) - ROUNDING_SECONDS;
      highs[landmark] = Math.max(...times) + ROUNDING_SECONDS;
    }
    return (node) => {
      let most = 0;
      for (let landmark = 0; landmark < MAX_LANDMARKS; landmark += 1) {
        const time = seconds[MAX_LANDMARKS * node + landmark] as number;
        const before = (lows[landmark] as number) - time;
        const after = time - (highs[landmark] as number);
        // The difference of two infinite times is neither more nor less.
        if (before > most) most = before;
        if (after > most) most = after;
      }
      return most;
    };
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
    const queue = this.#queue;
    queue.clear();
    /** Time with which a node last led on; nodes of one bucket come in any order. */
    const settled = new Float64Array(times.length).fill(Number.POSITIVE_INFINITY);
    times.fill(Number.POSITIVE_INFINITY);
    /** Nodes as they were settled, some several times, and the arc that leads to each. */
    const order: number[] = [];
    const parents = new Uint32Array(times.length);
    times[start] = 0;
    queue.push(start, 0);
    let looked = 0;
    for (let node = queue.take(); node >= 0; node = queue.take()) {
      const time = times[node] as number;
      if ((settled[node] as number) <= time) continue;
      settled[node] = time;
      order.push(node);
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
        parents[head] = arc;
        queue.push(head, later);
      }
    }
    yield;
    this.#markMain(times, order, parents);
  }

  /** Marks the edges of a tree that lead to nodes much farther away. */
  #markMain(times: Float64Array, order: readonly number[], parents: Uint32Array): void {
    /** Time of the farthest node behind each node. */
    const farthest = times.slice();
    // A node was last settled after the one before it.
    for (const node of order.toReversed()) {
      if (times[node] === 0) continue;
      const arc = parents[node] as number;
      const before = getTail(this.#graph, arc);
      const most = farthest[node] as number;
      if (most - (times[node] as number) >= MAIN_SECONDS) this.isMain[toEdge(arc)] = 1;
      if (most > (farthest[before] as number)) farthest[before] = most;
    }
  }
}

/** Returns a node of the largest network. */
function findStart(graph: RoadGraph, mode: TravelMode): number {
  const networks = getNetworks(graph, mode);
  const sizes = new Uint32Array(2 ** 16);
  for (const network of networks) if (network !== 0) (sizes[network] as number)++;
  const largest = sizes.reduce((best, size, network) => (size > (sizes[best] as number) ? network : best), 0);
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
