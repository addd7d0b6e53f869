import fc from "fast-check";
import { expect, test } from "vitest";
import { buildDrawnGraph } from "../../test/draw-roads.ts";
import { placeSnaps, travelQuestions } from "../../test/random-towns.ts";
import { drawSquareTown } from "../../test/square-town.ts";
import { EDGE_FLAGS, getSpeeds, type RoadGraph } from "../graph/road-graph.ts";
import { buildRoadGraph } from "../graph-making/build-road-graph.ts";
import type { Avoided, TravelMode } from "../router.ts";
import { weighArcs } from "./arc-weights.ts";
import { ArcSearcher, type FoundRoute, MAX_LONGER } from "./search-arcs.ts";
import type { Snap } from "./snap.ts";
import { indexTurnRules } from "./turn-rules.ts";

const RUNS = { numRuns: 400 };
/** In each direction. */
const STREETS = 120;
/** Speed of every tenth street. */
const FAST = 70;
/** Queues and landmarks round weights. */
const ROUNDING_SECONDS = 0.1;

/** Computes landmarks to the end. */
function prepareAll(searcher: ArcSearcher, mode: TravelMode): ArcSearcher {
  while (searcher.prepareStep(mode));
  expect(searcher.isReady(mode)).toBe(true);
  return searcher;
}

/** Each of the routes exists if the least weight does, and weighs at most `longest` times as much. */
function expectLeast(
  ways: readonly (FoundRoute | null)[],
  least: readonly (number | undefined)[],
  longest = 1,
): void {
  for (const [i, weight] of least.entries()) {
    const found = ways[i]?.weight;
    if (weight === undefined) expect(found).toBeUndefined();
    else {
      expect(found).toBeGreaterThan(weight - ROUNDING_SECONDS);
      expect(found).toBeLessThan(longest * weight + ROUNDING_SECONDS);
    }
  }
}

test("finds routes of the least weight, with landmarks, too", () => {
  fc.assert(
    fc.property(travelQuestions, fc.boolean(), ({ town, mode, avoid, ...question }, hasEmptyEdges) => {
      const graph = buildDrawnGraph(town);
      // Between points at one place; others are never shorter than the straight line.
      if (hasEmptyEdges)
        graph.edgeLengths.set(graph.edgeLengths.map((length) => (length === 1 ? 0 : length)));
      const { source, targets } = placeSnaps(graph, question);
      const least = findLeastWeights(graph, mode, avoid, source, targets);
      const searcher = new ArcSearcher(graph);
      const exact = searcher.search({ mode, avoid, source, targets });
      for (const [i, weight] of least.entries()) expect(exact[i]?.weight ?? -1).toBeCloseTo(weight ?? -1, 6);
      expectLeast(prepareAll(searcher, mode).search({ mode, avoid, source, targets }), least);
    }),
    RUNS,
  );
});

test("with landmarks, routes of a backward search are as short, too", () => {
  fc.assert(
    fc.property(travelQuestions, ({ town, mode, avoid, ...question }) => {
      const graph = buildDrawnGraph(town);
      const { source, targets } = placeSnaps(graph, question);
      const search = { mode, avoid, source, targets, isReverse: true };
      const searcher = new ArcSearcher(graph);
      const exact = searcher.search(search).map((way) => way?.weight);
      expectLeast(prepareAll(searcher, mode).search(search), exact);
    }),
    RUNS,
  );
});

test.each<[TravelMode, Avoided, number]>([
  ["DRIVE", {}, 0.25],
  // Estimates are too low if all fast streets are avoided.
  ["DRIVE", { highways: true }, 2],
  ["WALK", {}, 0.25],
  ["BICYCLE", {}, 0.25],
])(
  "in a large town by %s, avoiding %o, landmarks lose no route and look at few arcs",
  (mode, avoid, most) => {
    const graph = buildRoadGraph(drawSquareTown(STREETS)) as RoadGraph;
    for (const edge of graph.edgeFlags.keys())
      if (graph.driveSpeeds[2 * edge] === FAST) graph.edgeFlags[edge] = EDGE_FLAGS.highway;
    const at = (number: number): Snap => ({
      edge: (number * 7_919) % graph.edgeFrom.length,
      share: 0.3,
      metresAway: 0,
    });
    const exact = new ArcSearcher(graph);
    const quick = prepareAll(new ArcSearcher(graph), mode);
    const looked = { exact: 0, quick: 0 };
    for (let number = 0; number < 12; number += 1) {
      const search = {
        mode,
        avoid,
        source: at(5 * number),
        targets: [1, 2, 3, 4].map((i) => at(5 * number + i)),
      };
      const least = exact.search(search).map((way) => way?.weight);
      expect(least).not.toContain(undefined);
      expectLeast(quick.search(search), least, MAX_LONGER);
      looked.exact += exact.looked;
      looked.quick += quick.looked;
    }
    expect(looked.quick).toBeLessThan(most * looked.exact);
  },
);

test("a search without targets, or for one that cannot be reached, ends", () => {
  const graph = buildDrawnGraph({
    points: { a: [48, 2], b: [48, 2.001], c: [48.1, 2], d: [48.1, 2.001] },
    roads: [{ along: "a b" }, { along: "c d" }],
  });
  const source = { edge: 0, share: 0.5, metresAway: 0 };
  const searcher = new ArcSearcher(graph);
  for (let isReady = false; ; isReady = true) {
    expect(searcher.search({ mode: "WALK", source, targets: [] })).toEqual([]);
    expect(searcher.looked).toBe(0);
    const targets = [1, 0].map((edge) => ({ edge, share: 0.2, metresAway: 0 }));
    const [far, near] = searcher.search({ mode: "WALK", source, targets });
    expect([far, near?.arcs.length]).toEqual([null, 1]);
    if (isReady) break;
    prepareAll(searcher, "WALK");
  }
});

test("routes of a backward search equal those of forward ones", () => {
  fc.assert(
    fc.property(travelQuestions, ({ town, mode, avoid, ...question }) => {
      const graph = buildDrawnGraph(town);
      const { source, targets } = placeSnaps(graph, question);
      const searcher = new ArcSearcher(graph);
      const back = searcher.search({ mode, avoid, source, targets, isReverse: true });
      for (const [i, target] of targets.entries()) {
        const [way] = searcher.search({ mode, avoid, source: target, targets: [source] });
        expect(back[i]?.weight ?? -1).toBeCloseTo(way?.weight ?? -1, 6);
      }
    }),
    RUNS,
  );
});

test("a route follows connected, permitted arcs and turns, and has their weight", () => {
  fc.assert(
    fc.property(travelQuestions, fc.boolean(), ({ town, mode, avoid, ...question }, hasLandmarks) => {
      const graph = buildDrawnGraph(town);
      const { source, targets } = placeSnaps(graph, question);
      const searcher = new ArcSearcher(graph);
      if (hasLandmarks) prepareAll(searcher, mode);
      const ways = searcher.search({ mode, avoid, source, targets });
      for (const [i, way] of ways.entries()) {
        if (way !== null) expectPossible(graph, mode, avoid, source, targets[i] as Snap, way);
      }
    }),
    RUNS,
  );
});

/** Improves the weights of all arcs until none changes. */
function findLeastWeights(
  graph: RoadGraph,
  mode: TravelMode,
  avoid: object,
  source: Snap,
  targets: readonly Snap[],
): (number | undefined)[] {
  const mayTurn = indexTurnRules(graph, mode);
  const costs = weighArcs(graph, mode, avoid);
  const speeds = getSpeeds(graph, mode);
  const usable = [...speeds.keys()].filter((arc) => speeds[arc] !== 0);
  const along = (arc: number, { share }: Snap) => ((arc & 1) === 0 ? share : 1 - share);
  const follows = (arc: number, next: number) =>
    getNodes(graph, arc)[1] === getNodes(graph, next)[0] && mayTurn(arc, next);
  const weights = new Map<number, number>();
  for (const arc of usable.filter((each) => each >>> 1 === source.edge))
    weights.set(arc, (1 - along(arc, source)) * costs.weight(arc));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [arc, weight] of weights) {
      for (const next of usable.filter((each) => follows(arc, each))) {
        const total = weight + costs.weight(next);
        if (total >= (weights.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        weights.set(next, total);
        isChanged = true;
      }
    }
  }
  return targets.map((target) => {
    const ends = usable.filter((arc) => arc >>> 1 === target.edge);
    const arrivals = ends.flatMap((next) =>
      [...weights]
        .filter(([arc]) => follows(arc, next))
        .map(([, weight]) => weight + along(next, target) * costs.weight(next)),
    );
    const between = target.share - source.share;
    const direct = ends
      .filter((arc) => target.edge === source.edge && ((arc & 1) === 0 ? between >= 0 : between <= 0))
      .map((arc) => Math.abs(between) * costs.weight(arc));
    return [...arrivals, ...direct].sort((a, b) => a - b)[0];
  });
}

function expectPossible(
  graph: RoadGraph,
  mode: TravelMode,
  avoid: object,
  source: Snap,
  target: Snap,
  { arcs, weight }: FoundRoute,
): void {
  const mayTurn = indexTurnRules(graph, mode);
  const costs = weighArcs(graph, mode, avoid);
  const speeds = getSpeeds(graph, mode);
  expect([(arcs[0] as number) >>> 1, (arcs.at(-1) as number) >>> 1]).toEqual([source.edge, target.edge]);
  let total = 0;
  for (const [i, arc] of arcs.entries()) {
    expect(speeds[arc]).toBeGreaterThan(0);
    const next = arcs[i + 1];
    if (next !== undefined) {
      expect(getNodes(graph, arc)[1]).toBe(getNodes(graph, next)[0]);
      expect(mayTurn(arc, next)).toBe(true);
    }
    const along = ({ share }: Snap) => ((arc & 1) === 0 ? share : 1 - share);
    const part = (i === arcs.length - 1 ? along(target) : 1) - (i === 0 ? along(source) : 0);
    expect(part).toBeGreaterThanOrEqual(-1e-9);
    total += part * costs.weight(arc);
  }
  expect(weight).toBeCloseTo(total, 6);
}

function getNodes(graph: RoadGraph, arc: number): [number | undefined, number | undefined] {
  const ends: [number | undefined, number | undefined] = [graph.edgeFrom[arc >>> 1], graph.edgeTo[arc >>> 1]];
  return (arc & 1) === 0 ? ends : [ends[1], ends[0]];
}
