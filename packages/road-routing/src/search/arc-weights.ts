import { EDGE_FLAGS, getSpeeds, type RoadGraph, toEdge } from "../graph/road-graph.ts";
import type { Avoided, TravelMode } from "../router.ts";

/** Seconds for one decimetre at 1 km/h. */
export const SECONDS_PER_DECIMETRE = 0.36;

/** Weight factor of roads for residents, so that they are not used as short cuts. */
const DESTINATION_FACTOR = 5;
/** Weight factor of what should be avoided. */
const AVOIDED_FACTOR = 20;

/** Costs of arcs for one query: a weight is a time, increased where a road should be avoided. */
export interface ArcWeights {
  /** Seconds; 0 only if the mode is not allowed on the arc. */
  seconds(arc: number): number;
  /** The seconds, increased where a road should be avoided. */
  weight(arc: number): number;
  metres(arc: number): number;
  /** The flags of edges whose weight is larger than their time. */
  stretchedFlags: number;
  /** Maximum speed of all arcs in m/s. */
  topSpeed: number;
}

/** Computes the weights of a query: mode and what to avoid. */
export function weighArcs(graph: RoadGraph, mode: TravelMode, avoid: Avoided = {}): ArcWeights {
  const speeds = getSpeeds(graph, mode);
  const avoidedFlags =
    (avoid.tolls ? EDGE_FLAGS.toll : 0) |
    (avoid.highways ? EDGE_FLAGS.highway : 0) |
    (avoid.indoor ? EDGE_FLAGS.indoor : 0);
  // Restrictions for residents do not affect pedestrians.
  const stretchedFlags = avoidedFlags | (mode === "WALK" ? 0 : EDGE_FLAGS.destinationOnly);
  const seconds = (arc: number) => {
    const speed = speeds[arc] as number;
    return speed === 0 ? 0 : ((graph.edgeLengths[toEdge(arc)] as number) * SECONDS_PER_DECIMETRE) / speed;
  };
  return {
    seconds,
    stretchedFlags,
    metres: (arc) => (graph.edgeLengths[toEdge(arc)] as number) / 10,
    weight(arc) {
      const flags = (graph.edgeFlags[toEdge(arc)] as number) & stretchedFlags;
      if (flags === 0) return seconds(arc);
      const isForResidents = (flags & EDGE_FLAGS.destinationOnly) !== 0;
      const isAvoided = (flags & avoidedFlags) !== 0;
      return seconds(arc) * (isForResidents ? DESTINATION_FACTOR : 1) * (isAvoided ? AVOIDED_FACTOR : 1);
    },
    topSpeed: findTopSpeed(speeds) / 3.6,
  };
}

const topSpeeds = new WeakMap<Uint8Array, number>();

function findTopSpeed(speeds: Uint8Array): number {
  let top = topSpeeds.get(speeds);
  if (top === undefined) {
    top = speeds.reduce((max, speed) => Math.max(max, speed), 1);
    topSpeeds.set(speeds, top);
  }
  return top;
}
