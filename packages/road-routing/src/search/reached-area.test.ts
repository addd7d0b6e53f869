import { distanceMetres, type LatLng } from "@lieudit/place-model";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildDrawnGraph } from "../../test/draw-roads.ts";
import { drawSquareTown, STEP_DEGREES } from "../../test/square-town.ts";
import type { RoadGraph } from "../graph/road-graph.ts";
import { buildRoadGraph } from "../graph-making/build-road-graph.ts";
import type { ReachedArea, TravelMode } from "../router.ts";
import { GraphRoutes } from "./graph-routes.ts";

const STREETS = 60;
const POINTS = 2_000;

/** A town of streets 111 m apart. */
const TOWN = new GraphRoutes(buildRoadGraph(drawSquareTown(STREETS)) as RoadGraph);
const CENTER = { latitude: (STREETS / 2) * STEP_DEGREES, longitude: (STREETS / 2) * STEP_DEGREES };

describe("the area within a time", () => {
  test.each<[TravelMode, number]>([
    ["WALK", 600],
    ["WALK", 1_500],
    ["BICYCLE", 300],
    ["DRIVE", 200],
  ])("holds the addresses that an exhaustive search reaches, %s in %i s", (mode, seconds) => {
    const area = TOWN.area({ mode, center: CENTER, seconds }) as ReachedArea;
    const points = fc.sample(
      fc.tuple(fc.noBias(fc.nat(1_000_000)), fc.noBias(fc.nat(STREETS - 1)), fc.boolean()),
      { numRuns: POINTS, seed: 11 },
    );
    // Addresses on streets, in the square that the area fits in.
    const addresses = points.map(([along, street, isNorth]): LatLng => {
      const [x, y] = [(along / 1e6) * (STREETS - 1) * STEP_DEGREES, street * STEP_DEGREES];
      return isNorth ? { latitude: x, longitude: y } : { latitude: y, longitude: x };
    });
    const times = TOWN.routes({ mode, from: CENTER, to: addresses });
    const exact = addresses.map((_, i) => times[i]?.legs[0]?.durationSeconds ?? 1e9);
    const inside = exact.filter((_, i) => isInside(area, addresses[i] as LatLng));
    const outside = exact.filter((_, i) => !isInside(area, addresses[i] as LatLng));
    expect(inside.length).toBeGreaterThan(50);
    expect(inside.filter((time) => time > 1.05 * seconds).length / inside.length).toBeLessThan(0.01);
    expect(outside.filter((time) => time < 0.95 * seconds)).toEqual([]);
  });

  test("is smaller against a one-way street than along it", () => {
    const graph = new GraphRoutes(
      buildDrawnGraph({
        points: { a: [0, 0], b: [0, 0.02], c: [0.02, 0.02], d: [0.02, 0] },
        roads: [{ along: "a b", driveBackward: 0 }, { along: "b c" }, { along: "c d" }, { along: "d a" }],
      }),
    );
    const center = { latitude: 0, longitude: 0.01 };
    const ahead = { latitude: 0, longitude: 0.015 };
    const forth = graph.area({ mode: "DRIVE", center, seconds: 90 }) as ReachedArea;
    const back = graph.area({ mode: "DRIVE", center, seconds: 90, isReverse: true }) as ReachedArea;
    expect([isInside(forth, ahead), isInside(back, ahead)]).toEqual([true, false]);
    expect([
      isInside(forth, { latitude: 0, longitude: 0.005 }),
      isInside(back, { latitude: 0, longitude: 0.005 }),
    ]).toEqual([false, true]);
  });

  test("has no gaps between streets, and a ring of points apart from each other", () => {
    const area = TOWN.area({ mode: "WALK", center: CENTER, seconds: 900 }) as ReachedArea;
    expect(area.rings).toHaveLength(1);
    const middleOfBlock = {
      latitude: CENTER.latitude + STEP_DEGREES / 2,
      longitude: CENTER.longitude + STEP_DEGREES / 2,
    };
    expect(isInside(area, middleOfBlock)).toBe(true);
    const [ring = []] = area.rings;
    for (const [i, point] of ring.entries()) {
      expect(distanceMetres(point, ring[(i + 1) % ring.length] as LatLng)).toBeGreaterThan(10);
    }
    expect(ring.length).toBeLessThan(400);
  });

  test("is null far from every road", () => {
    expect(TOWN.area({ mode: "WALK", center: { latitude: 10, longitude: 10 }, seconds: 600 })).toBeNull();
  });
});

/** Whether a point is inside an odd number of rings. */
function isInside({ rings }: ReachedArea, { latitude, longitude }: LatLng): boolean {
  let isIn = false;
  for (const ring of rings) {
    for (const [i, b] of ring.entries()) {
      const a = ring.at(i - 1) as LatLng;
      if (a.latitude > latitude === b.latitude > latitude) continue;
      const east =
        a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
      if (longitude < east) isIn = !isIn;
    }
  }
  return isIn;
}
