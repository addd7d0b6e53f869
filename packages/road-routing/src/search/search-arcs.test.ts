import fc from "fast-check";
import { expect, test } from "vitest";
import { buildDrawnGraph } from "../../test/draw-roads.ts";
import { placeSnaps, travelQuestions } from "../../test/random-towns.ts";
import { getSpeeds, type RoadGraph } from "../graph/road-graph.ts";
import type { TravelMode } from "../router.ts";
import { weighArcs } from "./arc-weights.ts";
import { ArcSearcher, type FoundRoute } from "./search-arcs.ts";
import type { Snap } from "./snap.ts";
import { indexTurnRules } from "./turn-rules.ts";

const RUNS = { numRuns: 400 };

test("A* finds routes of the same weight as Dijkstra, forwards and backwards", () => {
  fc.assert(
    fc.property(travelQuestions, fc.boolean(), ({ town, mode, avoid, ...question }, isReverse) => {
      const graph = buildDrawnGraph(town);
      const search = { mode, avoid, isReverse, ...placeSnaps(graph, question) };
      const searcher = new ArcSearcher(graph);
      const guided = searcher.search({ ...search, isGuided: true });
      const plain = searcher.search({ ...search, isGuided: false });
      for (const [i, way] of plain.entries())
        expect(guided[i]?.weight ?? -1).toBeCloseTo(way?.weight ?? -1, 6);
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
