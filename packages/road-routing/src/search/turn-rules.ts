import { lowerBound } from "../graph/cells.ts";
import { headOf, modeBit, oppositeOf, type RoadGraph, speedsOf } from "../graph/road-graph.ts";
import type { TravelMode } from "../router.ts";

/** Says whether one may go on from `from` to `to`, two arcs that meet. */
export function turnRules(graph: RoadGraph, mode: TravelMode): (from: number, to: number) => boolean {
  const { turnsFrom, turnsTo, turnModes, nodeBlocks, nodeArcs, arcs } = graph;
  const speeds = speedsOf(graph, mode);
  const bit = modeBit(mode);

  /** Whether nothing but the way back leads on from the end of `arc`. */
  function isDeadEnd(arc: number): boolean {
    const node = headOf(graph, arc);
    if (((nodeBlocks[node] as number) & bit) !== 0) return true;
    for (let i = nodeArcs[node] as number; i < (nodeArcs[node + 1] as number); i += 1) {
      const next = arcs[i] as number;
      if (next !== oppositeOf(arc) && speeds[next] !== 0) return false;
    }
    return true;
  }

  return (from, to) => {
    // Cars turn round where the street ends, and not at any crossing.
    if (to === oppositeOf(from)) return mode !== "DRIVE" || isDeadEnd(from);
    if (((nodeBlocks[headOf(graph, from)] as number) & bit) !== 0) return false;
    for (let i = lowerBound(turnsFrom, from); turnsFrom[i] === from; i += 1) {
      if (turnsTo[i] === to && ((turnModes[i] as number) & bit) !== 0) return false;
    }
    return true;
  };
}
