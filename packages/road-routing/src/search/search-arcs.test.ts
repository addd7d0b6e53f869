import fc from "fast-check";
import { expect, test } from "vitest";
import { buildDrawnGraph } from "../../test/draw-roads.ts";
import { placeSnaps, travelQuestions } from "../../test/random-towns.ts";
import { drawSquareTown } from "../../test/square-town.ts";
import { getSpeeds, type RoadGraph } from "../graph/road-graph.ts";
import { buildRoadGraph } from "../graph-making/build-road-graph.ts";
import type { TravelMode } from "../router.ts";
import { weighArcs } from "./arc-weights.ts";
import { ArcSearcher, type FoundRoute } from "./search-arcs.ts";
import type { Snap } from "./snap.ts";
import { indexTurnRules } from "./turn-rules.ts";

const RUNS = { numRuns: 400 };

test("A* finds routes of the least weight, with and without landmarks", () => {
  fc.assert(
    fc.property(travelQuestions, fc.boolean(), ({ town, mode, avoid, ...question }, hasLandmarks) => {
      const graph = buildDrawnGraph(town);
      const { source, targets } = placeSnaps(graph, question);
      const searcher = new ArcSearcher(graph);
      while (hasLandmarks && searcher.prepareStep(mode));
      expect(searcher.isReady(mode)).toBe(hasLandmarks);
      const ways = searcher.search({ mode, avoid, source, targets });
      const weights = findLeastWeights(graph, mode, avoid, source, targets);
      for (const [i, weight] of weights.entries()) expect(ways[i]?.weight ?? -1).toBeCloseTo(weight ?? -1, 6);
    }),
    RUNS,
  );
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
    fc.property(travelQuestions, ({ town, mode, avoid, ...question }) => {
      const graph = buildDrawnGraph(town);
      const { source, targets } = placeSnaps(graph, question);
      const ways = new ArcSearcher(graph).search({ mode, avoid, source, targets });
      for (const [i, way] of ways.entries()) {
        if (way !== null) expectPossible(graph, mode, avoid, source, targets[i] as Snap, way);
      }
    }),
    RUNS,
  );
});

const TOWN = buildRoadGraph(drawSquareTown(300));

test("with landmarks, a search looks at few arcs, and at a limited number for far targets", () => {
  const searcher = new ArcSearcher(TOWN as RoadGraph);
  const search = (edges: readonly number[], maxArcs?: number) => {
    const targets = edges.map((edge) => ({ edge, share: 0.5, metresAway: 0 }));
    const source = { edge: 10, share: 0.5, metresAway: 0 };
    const ways = searcher.search({ mode: "DRIVE", source, targets, ...(maxArcs && { maxArcs }) });
    return { weights: ways.map((way) => way?.weight ?? null), looked: searcher.looked };
  };
  const last = getEdgeCount() - 1;
  const before = search([last]);
  while (searcher.prepareStep("DRIVE"));
  const after = search([last]);
  expect(after.looked).toBeLessThan(before.looked / 2);
  expect(after.weights[0]).toBeCloseTo(before.weights[0] ?? -1, 6);
  // All over the town: too much for one search.
  const many = Array.from({ length: 200 }, (_, i) => Math.floor((i * getEdgeCount()) / 200));
  const all = search(many, 100_000);
  expect(all.looked).toBe(100_000);
  expect(all.weights.filter((weight) => weight !== null).length).toBeGreaterThan(0);
});

function getEdgeCount(): number {
  return TOWN?.edgeFrom.length ?? 0;
}

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
