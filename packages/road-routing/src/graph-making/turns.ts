import { type RoadGraph, toEdge, toModeBit, toOppositeArc } from "../graph/road-graph.ts";
import { NO_NODE, type TurnRule } from "./road-input.ts";

type Turns = Pick<RoadGraph, "turnsFrom" | "turnsTo" | "turnModes">;

/** No real crossing has more roads: rules would multiply in hostile data. */
const MAX_ARCS = 64;

/** Returns the rules as pairs of arcs. Rules whose roads do not meet at the given point are ignored. */
export function findForbiddenTurns(
  graph: RoadGraph,
  rules: readonly TurnRule[],
  edgeRoads: Uint32Array,
  nodeOf: Uint32Array,
): Turns {
  const turns: { from: number; to: number; modes: number }[] = [];
  for (const { kind, fromRoad, viaPoint, toRoad, modes } of rules) {
    const node = nodeOf[viaPoint] as number;
    if (node === NO_NODE) continue;
    const leaving = graph.arcs.subarray(graph.nodeArcs[node], graph.nodeArcs[node + 1]);
    if (leaving.length > MAX_ARCS) continue;
    const getRoad = (arc: number) => edgeRoads[toEdge(arc)];
    // A rule that only allows a missing road would close the street.
    if (kind === "only" && !leaving.some((arc) => getRoad(arc) === toRoad)) continue;
    const bits = modes.reduce((sum, mode) => sum | toModeBit(mode), 0);
    for (const out of leaving) {
      if (getRoad(out) !== fromRoad) continue;
      const from = toOppositeArc(out);
      for (const to of leaving) {
        // On one road through the crossing, "no turn" forbids turning round and "only" allows going on.
        const isMeant = getRoad(to) === toRoad && (fromRoad !== toRoad || (to === out) === (kind === "no"));
        if (isMeant === (kind === "no")) turns.push({ from, to, modes: bits });
      }
    }
  }
  turns.sort((a, b) => a.from - b.from || a.to - b.to);
  return {
    turnsFrom: Uint32Array.from(turns, ({ from }) => from),
    turnsTo: Uint32Array.from(turns, ({ to }) => to),
    turnModes: Uint8Array.from(turns, ({ modes }) => modes),
  };
}
