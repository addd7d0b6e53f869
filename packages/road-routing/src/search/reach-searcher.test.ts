import fc from "fast-check";
import { expect, test } from "vitest";
import { buildDrawnGraph } from "../../test/draw-roads.ts";
import { placeSnaps, travelQuestions } from "../../test/random-towns.ts";
import type { RoadGraph } from "../graph/road-graph.ts";
import type { TravelMode } from "../router.ts";
import { weighArcs } from "./arc-weights.ts";
import { ReachSearcher } from "./reach-searcher.ts";
import { ArcSearcher, type FoundRoute } from "./search-arcs.ts";
import type { Snap } from "./snap.ts";

const RUNS = { numRuns: 300 };
const NO_LIMIT = 1e6;
/** The queue orders arcs to 1/32 s, and the towns of the test have few crossings. */
const MAX_ERROR_SECONDS = 0.5;

test("times from one point to many equal those of an exhaustive search within 5 %", () => {
  fc.assert(
    fc.property(travelQuestions, fc.boolean(), ({ town, mode, avoid, ...question }, isReverse) => {
      const graph = buildDrawnGraph(town);
      const { source, targets } = placeSnaps(graph, question);
      const exact = new ArcSearcher(graph).search({
        mode,
        avoid,
        source,
        targets,
        isReverse,
      });
      const times = new ReachSearcher(graph).search({
        mode,
        avoid,
        sources: [source],
        targets,
        isReverse,
        maxSeconds: NO_LIMIT,
      });
      for (const [i, way] of exact.entries()) {
        expectSame(
          times[i]?.durationSeconds ?? -1,
          getSeconds(graph, mode, source, targets[i], way, isReverse),
        );
      }
    }),
    RUNS,
  );
});

test("the time from several points is that from the nearest, and the searcher can be used again", () => {
  fc.assert(
    fc.property(travelQuestions, ({ town, mode, ...question }) => {
      const graph = buildDrawnGraph(town);
      const { source, targets } = placeSnaps(graph, question);
      const searcher = new ReachSearcher(graph);
      const sources = [source, ...targets.slice(1)];
      const [together] = searcher.search({
        mode,
        sources,
        targets: targets.slice(0, 1),
        maxSeconds: NO_LIMIT,
      });
      const alone = sources.flatMap(
        (each) =>
          searcher.search({ mode, sources: [each], targets: targets.slice(0, 1), maxSeconds: NO_LIMIT })[0] ??
          [],
      );
      // The least weight decides: a residents' street may be quicker.
      const least = Math.min(...alone.map(({ durationSeconds }) => durationSeconds));
      expect(together === null).toBe(alone.length === 0);
      if (together != null)
        expect(together.durationSeconds).toBeGreaterThanOrEqual(least - MAX_ERROR_SECONDS);
    }),
    RUNS,
  );
});

test("returns nothing beyond the limit, and the same within it", () => {
  fc.assert(
    fc.property(
      travelQuestions,
      fc.integer({ min: 1, max: 900 }),
      ({ town, mode, ...question }, maxSeconds) => {
        const graph = buildDrawnGraph({ ...town, roads: town.roads.map((road) => ({ ...road, flags: 0 })) });
        const { source, targets } = placeSnaps(graph, question);
        const searcher = new ReachSearcher(graph);
        const all = searcher.search({ mode, sources: [source], targets, maxSeconds: NO_LIMIT });
        const near = searcher.search({ mode, sources: [source], targets, maxSeconds });
        for (const [i, time] of all.entries()) {
          if (time !== null && time.durationSeconds < maxSeconds - MAX_ERROR_SECONDS) {
            expectSame(near[i]?.durationSeconds ?? -1, time.durationSeconds);
          }
          expect(near[i]?.durationSeconds ?? 0).toBeLessThanOrEqual(maxSeconds);
        }
      },
    ),
    RUNS,
  );
});

function expectSame(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(Math.max(0.05 * expected, MAX_ERROR_SECONDS));
}

/** Real seconds of a route; -1 without one. */
function getSeconds(
  graph: RoadGraph,
  mode: TravelMode,
  source: Snap,
  target: Snap | undefined,
  way: FoundRoute | null | undefined,
  isReverse: boolean,
): number {
  if (way === null || way === undefined || target === undefined) return -1;
  const { seconds } = weighArcs(graph, mode);
  const [from, to] = isReverse ? [target, source] : [source, target];
  const along = (arc: number, { share }: Snap) => ((arc & 1) === 0 ? share : 1 - share);
  return way.arcs.reduce((sum, arc, i) => {
    const start = i === 0 ? along(arc, from) : 0;
    const end = i === way.arcs.length - 1 ? along(arc, to) : 1;
    return sum + (end - start) * seconds(arc);
  }, 0);
}
