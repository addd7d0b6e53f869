import { expect, test } from "vitest";
import { buildDrawnGraph } from "../../test/draw-roads.ts";
import { groupTargets } from "./group-targets.ts";

const POINTS = { a: [48, 2], b: [48, 2.1], c: [48.0001, 2.1], d: [48, 1.9] } as const;
const GRAPH = buildDrawnGraph({
  points: POINTS,
  roads: [{ along: "b a" }, { along: "c a" }, { along: "d a" }],
});
const TARGETS = [0, 1, 2].map((edge) => ({ edge, share: 0, metresAway: 0 }));

test("targets are one group if together they are nearly as far as the farthest", () => {
  expect(groupTargets(GRAPH, TARGETS, ({ length }) => 101 - length)).toEqual([[0, 1, 2]]);
});

test("others are split along the longer side", () => {
  const isBothWays = (group: readonly number[]) => group.includes(2) && group.length > 1;
  const groups = groupTargets(GRAPH, TARGETS, (group) => (isBothWays(group) ? 0 : 100));
  expect(groups.map((group) => group.toSorted()).sort()).toEqual([[0, 1], [2]]);
  expect(groupTargets(GRAPH, [], () => 0)).toEqual([]);
});
