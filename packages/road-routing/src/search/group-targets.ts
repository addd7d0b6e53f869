import type { RoadGraph } from "../graph/road-graph.ts";
import type { Snap } from "./snap.ts";

/**
 * Targets are in one direction if together they seem nearly as far away as the farthest of them, and
 * if they are close together: these shares of its time.
 */
const MIN_SHARE_TOGETHER = 0.95;
const MAX_SHARE_BETWEEN = 0.05;

/**
 * Groups targets that are in the same direction: a search aims at all targets of a group, but
 * cannot aim at others.
 *
 * @param start node where the search starts
 * @param createEstimate returns an estimate of the least time from a node to any of some nodes
 * @returns groups of indexes
 */
export function groupTargets(
  graph: RoadGraph,
  start: number,
  targets: readonly Snap[],
  createEstimate: (nodes: readonly number[]) => (node: number) => number,
): number[][] {
  const nodes = targets.map(({ edge }) => graph.edgeFrom[edge] as number);
  const getNodes = (group: readonly number[]) => group.map((i) => nodes[i] as number);
  const alone = nodes.map((node) => createEstimate([node])(start));
  const isTogether = (group: readonly number[]) => {
    const farthest = Math.max(...group.map((i) => alone[i] as number));
    if (createEstimate(getNodes(group))(start) < MIN_SHARE_TOGETHER * farthest) return false;
    const getBetween = createEstimate(getNodes(group.slice(0, 1)));
    return getNodes(group).every((node) => getBetween(node) <= MAX_SHARE_BETWEEN * farthest);
  };
  const split = (group: readonly number[]): number[][] => {
    if (group.length < 2 || isTogether(group)) return [[...group]];
    const sorted = sortAlong(graph, targets, group);
    const half = sorted.length >>> 1;
    return [...split(sorted.slice(0, half)), ...split(sorted.slice(half))];
  };
  return targets.length === 0 ? [] : split([...targets.keys()]);
}

/** Sorts along the longer side of the box around some targets. */
function sortAlong(
  { edgeFrom, nodeLatitudes, nodeLongitudes }: RoadGraph,
  targets: readonly Snap[],
  group: readonly number[],
): number[] {
  const toPositions = (positions: Int32Array) =>
    new Map(group.map((i) => [i, positions[edgeFrom[(targets[i] as Snap).edge] as number] as number]));
  const measure = (line: Map<number, number>) => Math.max(...line.values()) - Math.min(...line.values());
  const north = toPositions(nodeLatitudes);
  const east = toPositions(nodeLongitudes);
  const longer = measure(north) > measure(east) ? north : east;
  return group.toSorted((a, b) => (longer.get(a) as number) - (longer.get(b) as number));
}
