import type { RoadGraph } from "../graph/road-graph.ts";
import type { Snap } from "./snap.ts";

/** Targets are in one direction if together they seem at least this much as far away as the farthest of them. */
const MIN_GROUP_SHARE = 0.9;

/**
 * Groups targets that are in the same direction: a search aims at all targets of a group, but
 * cannot aim at others.
 *
 * @param getLeft estimates the least time to any of some targets, given by their indexes
 * @returns groups of indexes
 */
export function groupTargets(
  graph: RoadGraph,
  targets: readonly Snap[],
  getLeft: (group: readonly number[]) => number,
): number[][] {
  const alone = targets.map((_, i) => getLeft([i]));
  const split = (group: readonly number[]): number[][] => {
    const farthest = Math.max(...group.map((i) => alone[i] as number));
    if (group.length < 2 || getLeft(group) >= MIN_GROUP_SHARE * farthest) return [[...group]];
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
