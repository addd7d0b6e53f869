import { EDGE_FLAGS, edgeOf, type RoadGraph, speedsOf } from "../graph/road-graph.ts";
import type { Avoided, TravelMode } from "../router.ts";

/** Seconds of one decimetre at one kilometre an hour. */
const SECONDS_PER_DECIMETRE = 0.36;

/** Roads for those who live there count as so many times as long, so that nobody goes through for a short cut. */
const DESTINATION_FACTOR = 5;
/** What should be kept off counts as so many times as long. */
const AVOIDED_FACTOR = 20;

/** What arcs cost for one question: a weight is a time, stretched where a road should be kept off. */
export interface ArcWeights {
  /** Seconds; 0 when the mode may not go there, which no arc that it may use is. */
  seconds(arc: number): number;
  /** At least the seconds. */
  weight(arc: number): number;
  /** No arc is faster, in metres a second. */
  topSpeed: number;
}

/** The weights of a question: by what means, and what to keep off. */
export function arcWeights(graph: RoadGraph, mode: TravelMode, avoid: Avoided = {}): ArcWeights {
  const speeds = speedsOf(graph, mode);
  const avoidedFlags =
    (avoid.tolls ? EDGE_FLAGS.toll : 0) |
    (avoid.highways ? EDGE_FLAGS.highway : 0) |
    (avoid.indoor ? EDGE_FLAGS.indoor : 0);
  // Whoever walks disturbs nobody.
  const stretchedFlags = avoidedFlags | (mode === "WALK" ? 0 : EDGE_FLAGS.destinationOnly);
  const seconds = (arc: number) => {
    const speed = speeds[arc] as number;
    return speed === 0 ? 0 : ((graph.edgeLengths[edgeOf(arc)] as number) * SECONDS_PER_DECIMETRE) / speed;
  };
  return {
    seconds,
    weight(arc) {
      const flags = (graph.edgeFlags[edgeOf(arc)] as number) & stretchedFlags;
      if (flags === 0) return seconds(arc);
      const isForOthers = (flags & EDGE_FLAGS.destinationOnly) !== 0;
      const isAvoided = (flags & avoidedFlags) !== 0;
      return seconds(arc) * (isForOthers ? DESTINATION_FACTOR : 1) * (isAvoided ? AVOIDED_FACTOR : 1);
    },
    topSpeed: topSpeedOf(speeds) / 3.6,
  };
}

const topSpeeds = new WeakMap<Uint8Array, number>();

function topSpeedOf(speeds: Uint8Array): number {
  let top = topSpeeds.get(speeds);
  if (top === undefined) {
    top = speeds.reduce((most, speed) => Math.max(most, speed), 1);
    topSpeeds.set(speeds, top);
  }
  return top;
}
