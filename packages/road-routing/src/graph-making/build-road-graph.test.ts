import { expect, test } from "vitest";
import { buildDrawnGraph, buildDrawnInput, type DrawnRoads } from "../../test/draw-roads.ts";
import { getEdgeShape } from "../graph/edge-shape.ts";
import { snapToRoads } from "../search/snap.ts";
import { buildRoadGraph } from "./build-road-graph.ts";
import { NO_POSITION } from "./road-input.ts";

const LINE: DrawnRoads["points"] = {
  a: [48, 2],
  b: [48, 2.001],
  c: [48, 2.002],
  d: [48, 2.003],
  e: [48.001, 2.001],
};

test("roads are cut only where they meet", () => {
  const graph = buildDrawnGraph({ points: LINE, roads: [{ along: "a b c d" }, { along: "e b" }] });
  expect([graph.nodeLatitudes.length, graph.edgeFrom.length]).toEqual([4, 3]);
  const inner = [...graph.edgeFrom.keys()].map((edge) => getEdgeShape(graph, edge).latitudes.length);
  expect(inner).toEqual([2, 3, 2]);
});

test("no graph is built without roads", () => {
  expect(buildRoadGraph(buildDrawnInput({ points: LINE, roads: [] }))).toBeNull();
  expect(buildRoadGraph(buildDrawnInput({ points: LINE, roads: [{ along: "a" }] }))).toBeNull();
});

test("a road ends at a point without position, and continues behind it", () => {
  const input = buildDrawnInput({ points: LINE, roads: [{ along: "a b c d" }] });
  input.latitudes[2] = NO_POSITION;
  const graph = buildRoadGraph(input);
  expect(graph?.edgeFrom).toHaveLength(1);
  expect(getEdgeShape(graph!, 0).longitudes).toEqual([20_000_000, 20_010_000]);
});

test("a road that meets itself is cut there", () => {
  const graph = buildDrawnGraph({ points: LINE, roads: [{ along: "a b c e b" }] });
  expect(graph.edgeFrom).toHaveLength(2);
  // The loop starts and ends at b.
  expect([graph.edgeFrom[1], graph.edgeTo[1]]).toEqual([graph.edgeTo[0], graph.edgeTo[0]]);
});

test("rules for roads that do not meet at the point are ignored", () => {
  const roads = [{ along: "a b" }, { along: "b c" }, { along: "c d" }];
  const turns = [
    { kind: "no" as const, from: 0, via: "c", to: 2 },
    { kind: "only" as const, from: 0, via: "b", to: 2 },
  ];
  expect(buildDrawnGraph({ points: LINE, roads, turns }).turnsFrom).toHaveLength(0);
});

test.each([
  // Arcs 0 and 1 are a to b and back, 2 and 3 b to c and back, 4 and 5 b to e and back.
  [
    "no",
    [
      [0, 1],
      [3, 2],
    ],
  ],
  [
    "only",
    [
      [0, 1],
      [0, 4],
      [3, 2],
      [3, 4],
    ],
  ],
] as const)(
  "a rule from a road to itself, %s, speaks of turning back where it crosses another",
  (kind, forbidden) => {
    const { turnsFrom, turnsTo } = buildDrawnGraph({
      points: LINE,
      roads: [{ along: "a b c" }, { along: "b e" }],
      turns: [{ kind, from: 0, via: "b", to: 0 }],
    });
    expect([...turnsFrom].map((from, turn) => [from, turnsTo[turn]])).toEqual(forbidden);
  },
);

test("the larger of two networks is used, unless both are large", () => {
  const street = (count: number, north: number): [DrawnRoads["points"], DrawnRoads["roads"]] => {
    const names = Array.from({ length: count }, (_, i) => `${north}/${i}`);
    const points = Object.fromEntries(
      names.map((name, i) => [name, [48 + north / 1e4, 2 + i / 1e4] as const]),
    );
    return [points, names.slice(1).map((name, i) => ({ along: `${names[i]} ${name}` }))];
  };
  const getNetwork = (counts: number[], at: number) => {
    const streets = counts.map((count, i) => street(count, i));
    const graph = buildDrawnGraph({
      points: Object.assign({}, ...streets.map(([points]) => points)),
      roads: streets.flatMap(([, roads]) => roads),
    });
    const snap = snapToRoads(graph, "DRIVE", { latitude: 48 + at / 1e4, longitude: 2.0005 });
    return snap && graph.driveNetworks[snap.edge];
  };
  expect([getNetwork([20, 30], 0), getNetwork([20, 30], 1)]).toEqual([1, 1]);
  expect([getNetwork([1_100, 1_000], 0), getNetwork([1_100, 1_000], 1)]).toEqual([1, 2]);
});

test("an impossible edge is not a place to start from", () => {
  const points = { ...LINE, far: [10, -90] as const };
  const graph = buildDrawnGraph({ points, roads: [{ along: "a b c" }, { along: "c far" }] });
  expect(graph.cellKeys.length).toBeLessThan(10);
  expect(snapToRoads(graph, "DRIVE", { latitude: 10, longitude: -90 })).toBeNull();
});

test("a street that can only be entered is not part of the network", () => {
  const roads = [{ along: "a b" }, { along: "b c" }, { along: "b e", driveBackward: 0, bicycleBackward: 0 }];
  const graph = buildDrawnGraph({ points: LINE, roads });
  expect([...graph.driveNetworks]).toEqual([1, 1, 0]);
  expect([...graph.walkNetworks]).toEqual([1, 1, 1]);
});
