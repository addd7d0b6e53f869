import fc from "fast-check";
import { expect, test } from "vitest";
import { buildDrawnGraph, type DrawnRoads } from "../../test/draw-roads.ts";
import { EDGE_FLAGS, getSpeeds, type RoadGraph } from "../graph/road-graph.ts";
import { TRAVEL_MODES, type TravelMode } from "../router.ts";
import { weighArcs } from "./arc-weights.ts";
import { ArcSearcher, type FoundRoute } from "./search-arcs.ts";
import type { Snap } from "./snap.ts";
import { indexTurnRules } from "./turn-rules.ts";

const COUNT = 12;
const point = fc.integer({ min: 0, max: COUNT - 1 });
const speed = fc.constantFrom(0, 0, 5, 30, 90, 130);

/** Some crossings within a few kilometres, roads between any two of them, and rules for turning. */
const towns: fc.Arbitrary<DrawnRoads> = fc
  .record({
    places: fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 })), {
      minLength: COUNT,
      maxLength: COUNT,
    }),
    roads: fc.array(
      fc.record({
        ends: fc.tuple(point, point, point),
        driveForward: speed,
        driveBackward: speed,
        bicycleForward: speed,
        walkBackward: speed,
        flags: fc.constantFrom(0, 0, EDGE_FLAGS.destinationOnly, EDGE_FLAGS.toll, EDGE_FLAGS.highway),
      }),
      { minLength: 2, maxLength: 30 },
    ),
    turns: fc.array(
      fc.record({
        kind: fc.constantFrom("no" as const, "only" as const),
        from: fc.nat(),
        to: fc.nat(),
        end: fc.nat(2),
      }),
      { maxLength: 6 },
    ),
    blocked: fc.option(point, { nil: undefined }),
  })
  .map(({ places, roads, turns, blocked }) => ({
    points: Object.fromEntries(
      places.map(([north, east], i) => [`p${i}`, [48 + north / 1e4, 2 + east / 1e4] as const]),
    ),
    roads: roads.map(({ ends, ...use }) => ({ along: ends.map((end) => `p${end}`).join(" "), ...use })),
    turns: turns.map(({ kind, from, to, end }) => {
      const road = from % roads.length;
      return { kind, from: road, to: to % roads.length, via: `p${roads[road]?.ends[end] ?? 0}` };
    }),
    blocks: blocked === undefined ? {} : { [`p${blocked}`]: ["DRIVE"] },
  }));

const snaps = fc.record({ edge: fc.nat(), share: fc.double({ min: 0, max: 1, noNaN: true }) });
const questions = fc.record({
  town: towns,
  source: snaps,
  targets: fc.array(snaps, { minLength: 1, maxLength: 5 }),
  mode: fc.constantFrom<TravelMode>(...TRAVEL_MODES),
  avoid: fc.record({ tolls: fc.boolean(), highways: fc.boolean() }),
});

const RUNS = { numRuns: 400 };

test("A* finds routes of the same weight as Dijkstra, forwards and backwards", () => {
  fc.assert(
    fc.property(questions, fc.boolean(), ({ town, mode, avoid, ...question }, isReverse) => {
      const graph = buildDrawnGraph(town);
      const search = { mode, avoid, isReverse, ...placed(graph, question) };
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
    fc.property(questions, ({ town, mode, avoid, ...question }) => {
      const graph = buildDrawnGraph(town);
      const { source, targets } = placed(graph, question);
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
    fc.property(questions, ({ town, mode, avoid, ...question }) => {
      const graph = buildDrawnGraph(town);
      const { source, targets } = placed(graph, question);
      const ways = new ArcSearcher(graph).search({ mode, avoid, source, targets });
      for (const [i, way] of ways.entries()) {
        if (way !== null) expectPossible(graph, mode, avoid, source, targets[i] as Snap, way);
      }
    }),
    RUNS,
  );
});

function placed(
  graph: RoadGraph,
  { source, targets }: { source: Omit<Snap, "metresAway">; targets: Omit<Snap, "metresAway">[] },
): { source: Snap; targets: Snap[] } {
  const onGraph = ({ edge, share }: Omit<Snap, "metresAway">): Snap => ({
    edge: edge % graph.edgeFrom.length,
    share,
    metresAway: 0,
  });
  return { source: onGraph(source), targets: targets.map(onGraph) };
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
