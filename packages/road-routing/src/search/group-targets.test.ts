import { expect, test } from "vitest";
import { buildDrawnGraph } from "../../test/draw-roads.ts";
import { groupTargets } from "./group-targets.ts";

const POINTS = { a: [48, 2], b: [48, 2.1], c: [48.0001, 2.1], d: [48, 1.9] } as const;
const GRAPH = buildDrawnGraph({
  points: POINTS,
  roads: [{ along: "b a" }, { along: "c a" }, { along: "d a" }],
});
const TARGETS = [0, 1, 2].map((edge) => ({ edge, share: 0, metresAway: 0 }));

/** Nodes at the far ends; the search starts at the point where the roads meet. */
const [B, C, D] = TARGETS.map(({ edge }) => GRAPH.edgeFrom[edge]);
const A = GRAPH.edgeTo[0] as number;

test("targets that are close together and far away are one group, and others are not", () => {
  const estimate = (nodes: readonly number[]) => (node: number) => {
    if (node === A) return nodes.includes(D as number) && nodes.length > 1 ? 0 : 100;
    return node === B || node === C ? 5 : 200;
  };
  const groups = groupTargets(GRAPH, A, TARGETS, estimate).map((group) => group.toSorted());
  expect(groups.sort()).toEqual([[0, 1], [2]]);
  expect(groupTargets(GRAPH, A, [], estimate)).toEqual([]);
});

test("targets that seem equally far away, but are far apart, are not one group", () => {
  const estimate = (nodes: readonly number[]) => (node: number) =>
    node === A || !nodes.includes(node) ? 100 : 0;
  expect(groupTargets(GRAPH, A, TARGETS, estimate)).toHaveLength(TARGETS.length);
});
