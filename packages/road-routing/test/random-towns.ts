import fc from "fast-check";
import { EDGE_FLAGS, type RoadGraph } from "../src/graph/road-graph.ts";
import { TRAVEL_MODES, type TravelMode } from "../src/router.ts";
import type { Snap } from "../src/search/snap.ts";
import type { DrawnRoads } from "./draw-roads.ts";

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
/** A town, a point and others in it, and how to travel. */
export const travelQuestions = fc.record({
  town: towns,
  source: snaps,
  targets: fc.array(snaps, { minLength: 1, maxLength: 5 }),
  mode: fc.constantFrom<TravelMode>(...TRAVEL_MODES),
  avoid: fc.record({ tolls: fc.boolean(), highways: fc.boolean() }),
});

/** Puts the points of a question on the roads of its graph. */
export function placeSnaps(
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
