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

/**
 * Marks with 1 the nodes where more than turning round may be forbidden, or where turning
 * round may be allowed: turn restrictions, blocks, dead ends.
 */
export function findComplexNodes(graph: RoadGraph, mode: TravelMode): Uint8Array {
  const known = complexNodes.get(graph)?.[mode];
  if (known !== undefined) return known;
  const { nodeBlocks, nodeArcs, arcs, turnsFrom, turnModes } = graph;
  const speeds = getSpeeds(graph, mode);
  const bit = toModeBit(mode);
  const marks = nodeBlocks.map((blocks, node) => {
    let leaving = 0;
    for (let i = nodeArcs[node] as number; i < (nodeArcs[node + 1] as number); i += 1) {
      if (speeds[arcs[i] as number] !== 0) leaving += 1;
    }
    return (blocks & bit) !== 0 || leaving < 2 ? 1 : 0;
  });
  for (const [i, from] of turnsFrom.entries()) {
    if (((turnModes[i] as number) & bit) !== 0) marks[getHead(graph, from)] = 1;
  }
  complexNodes.set(graph, { ...complexNodes.get(graph), [mode]: marks });
  return marks;
}

const complexNodes = new WeakMap<RoadGraph, Partial<Record<TravelMode, Uint8Array>>>();
