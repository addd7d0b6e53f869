import { findLowerBound } from "../graph/cells.ts";
import { getHead, getSpeeds, type RoadGraph, toModeBit, toOppositeArc } from "../graph/road-graph.ts";
import type { TravelMode } from "../router.ts";

/** Whether a turn from arc `from` to the adjacent arc `to` is allowed. */
export function indexTurnRules(graph: RoadGraph, mode: TravelMode): (from: number, to: number) => boolean {
  const { turnsFrom, turnsTo, turnModes, nodeBlocks, nodeArcs, arcs } = graph;
  const speeds = getSpeeds(graph, mode);
  const bit = toModeBit(mode);

  /** Whether only turning round leads on from the end of `arc`. */
  function isDeadEnd(arc: number): boolean {
    const node = getHead(graph, arc);
    if (((nodeBlocks[node] as number) & bit) !== 0) return true;
    for (let i = nodeArcs[node] as number; i < (nodeArcs[node + 1] as number); i += 1) {
      const next = arcs[i] as number;
      if (next !== toOppositeArc(arc) && speeds[next] !== 0) return false;
    }
    return true;
  }

  return (from, to) => {
    // Cars turn round at a dead end, but not at a crossing.
    if (to === toOppositeArc(from)) return mode !== "DRIVE" || isDeadEnd(from);
    if (((nodeBlocks[getHead(graph, from)] as number) & bit) !== 0) return false;
    for (let i = findLowerBound(turnsFrom, from); turnsFrom[i] === from; i += 1) {
      if (turnsTo[i] === to && ((turnModes[i] as number) & bit) !== 0) return false;
    }
    return true;
  };
}
