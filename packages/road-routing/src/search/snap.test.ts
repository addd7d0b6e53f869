import { decodePolyline, distanceMetres, type LatLng } from "@lieudit/place-model";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildDrawnGraph } from "../../test/draw-roads.ts";
import { EDGE_FLAGS, type RoadGraph } from "../graph/road-graph.ts";
import { MAX_SNAP_METRES } from "../router.ts";
import { drawArcLine } from "./arc-line.ts";
import { GraphRoutes } from "./graph-routes.ts";
import { snapToRoads } from "./snap.ts";

/** Some streets of two to four points within some kilometres, all of which meet in the middle. */
const towns = fc
  .record({
    latitude: fc.integer({ min: -70, max: 70 }),
    longitude: fc.integer({ min: -170, max: 170 }),
    streets: fc.array(
      fc.array(fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 })), {
        minLength: 1,
        maxLength: 3,
      }),
      { minLength: 1, maxLength: 8 },
    ),
    position: fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 })),
  })
  .map(({ latitude, longitude, streets, position }) => {
    const at = ([north, east]: readonly [number, number]) =>
      [latitude + north / 1e4, longitude + east / 1e4] as const;
    const names = streets.map((street, s) => street.map((_, i) => `${s}/${i}`));
    const points = Object.fromEntries(
      streets.flatMap((street, s) => street.map((point, i) => [names[s]?.[i] ?? "", at(point)] as const)),
    );
    const [north, east] = at(position);
    return {
      graph: buildDrawnGraph({
        points: { middle: at([0, 0]), ...points },
        roads: names.map((along) => ({ along: ["middle", ...along].join(" ") })),
      }),
      point: { latitude: north, longitude: east },
    };
  });

/** Checks about every metre of every edge. */
function metresToNearest(graph: RoadGraph, point: LatLng): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let edge = 0; edge < graph.edgeFrom.length; edge += 1) {
    const steps = Math.ceil((graph.edgeLengths[edge] ?? 0) / 20);
    for (let step = 0; step <= steps; step += 1) {
      const [at] = drawArcLine(graph, 2 * edge, step / steps, step / steps);
      if (at !== undefined) nearest = Math.min(nearest, distanceMetres(point, at));
    }
  }
  return nearest;
}

test("a point snaps to the nearest street, anywhere on earth", () => {
  fc.assert(
    fc.property(towns, ({ graph, point }) => {
      const nearest = metresToNearest(graph, point);
      const snap = snapToRoads(graph, "WALK", point);
      if (nearest > MAX_SNAP_METRES + 5) expect(snap).toBeNull();
      else if (nearest < MAX_SNAP_METRES - 5) {
        expect(Math.abs((snap?.metresAway ?? -1) - nearest)).toBeLessThan(5);
        const [at] = drawArcLine(graph, 2 * (snap?.edge ?? 0), snap?.share ?? 0, snap?.share ?? 0);
        expect(at && Math.abs(distanceMetres(point, at) - nearest)).toBeLessThan(5);
      }
    }),
    { numRuns: 150 },
  );
});

test("the line of a route is as long as the route and connects both points", () => {
  fc.assert(
    fc.property(towns, fc.integer({ min: -300, max: 300 }), ({ graph, point }, east) => {
      const to = { latitude: point.latitude, longitude: point.longitude + east / 1e4 };
      const [route] = new GraphRoutes(graph).routes({ mode: "WALK", from: point, to: [to] });
      if (route === null || route === undefined) return;
      const line = decodePolyline(route.polyline) ?? [];
      const metres = line.reduce(
        (sum, at, i) => sum + (i === 0 ? 0 : distanceMetres(line[i - 1] as LatLng, at)),
        0,
      );
      // Five digits are about a metre, at each point.
      expect(Math.abs(metres - (route.legs[0]?.distanceMetres ?? -1))).toBeLessThan(3 * line.length);
      const away = [snapToRoads(graph, "WALK", point), snapToRoads(graph, "WALK", to)].map(
        (snap) => snap?.metresAway ?? -1,
      );
      expect(distanceMetres(line[0] as LatLng, point)).toBeLessThan((away[0] ?? 0) + 3);
      expect(distanceMetres(line.at(-1) as LatLng, to)).toBeLessThan((away[1] ?? 0) + 3);
    }),
    { numRuns: 150 },
  );
});

test("never snaps to a motorway or tunnel, and only to the requested network", () => {
  const points = { a: [0, 0], b: [0, 0.01], c: [0.001, 0], d: [0.001, 0.01] } as const;
  const graph = buildDrawnGraph({
    points,
    roads: [{ along: "a b", flags: EDGE_FLAGS.noStop }, { along: "c d" }, { along: "a c" }],
  });
  const point = { latitude: 0.0001, longitude: 0.005 };
  expect(snapToRoads(graph, "DRIVE", point)?.edge).toBe(1);
  expect(snapToRoads(graph, "DRIVE", point, 1)?.edge).toBe(1);
  expect(snapToRoads(graph, "DRIVE", point, 2)).toBeNull();
});
