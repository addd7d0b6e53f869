import { decodePolyline } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { buildDrawnGraph, type DrawnRoads } from "../../test/draw-roads.ts";
import type { DirectionsQuery } from "../router.ts";
import { GraphRoutes } from "./graph-routes.ts";

/** Two blocks of houses, 111 m each: a b c in the north, d e f in the south. */
const POINTS = {
  a: [0.001, 0],
  b: [0.001, 0.001],
  c: [0.001, 0.002],
  d: [0, 0],
  e: [0, 0.001],
  f: [0, 0.002],
} as const satisfies DrawnRoads["points"];

const ROADS = [
  { along: "a b c", name: "North Street" },
  { along: "d e f", name: "South Street" },
  { along: "a d", name: "West Lane" },
  { along: "b e", name: "Middle Lane" },
  { along: "c f" },
];

const at = (name: keyof typeof POINTS) => ({ latitude: POINTS[name][0], longitude: POINTS[name][1] });

function directions(query: Partial<DirectionsQuery> & Pick<DirectionsQuery, "points">, roads = ROADS) {
  return new GraphRoutes(buildDrawnGraph({ points: POINTS, roads })).directions({ mode: "DRIVE", ...query });
}

test("a route has a step for each road and turn, with lengths and lines that add up", () => {
  const [route] = directions({ points: [{ latitude: 0.001, longitude: 0.0001 }, at("e")] });
  const [leg] = route?.legs ?? [];
  expect(leg?.steps.map(({ maneuver, road }) => [maneuver, road])).toEqual([
    ["DEPART", "North Street"],
    ["TURN_RIGHT", "Middle Lane"],
  ]);
  const sum = leg?.steps.reduce((total, { distanceMetres }) => total + distanceMetres, 0);
  expect(sum).toBeCloseTo(leg?.distanceMetres ?? 0, 0);
  expect(leg?.distanceMetres).toBeCloseTo(1.9 * 111.195, 0);
  expect(leg?.end).toEqual({ latitude: 0, longitude: 0.001 });
  const [first] = decodePolyline(leg?.steps[1]?.polyline ?? "") ?? [];
  expect(first).toEqual(at("b"));
  expect(decodePolyline(route?.polyline ?? "")?.at(-1)).toEqual(at("e"));
});

test("turns are named for their side and angle, and roads without a name have none", () => {
  const [route] = directions({ points: [at("d"), { latitude: 0.001, longitude: 0.0015 }], mode: "WALK" }, [
    { along: "d e f", name: "South Street" },
    { along: "f c" },
    { along: "c b", name: "North Street" },
  ] as typeof ROADS);
  expect(route?.legs[0]?.steps.map(({ maneuver, road }) => `${maneuver} ${road}`)).toEqual([
    "DEPART South Street",
    // No other road leads on there, so the lane without a name needs no word.
    "TURN_LEFT North Street",
  ]);
});

test("a route through several points has a leg for each stretch", () => {
  const [route] = directions({ points: [at("a"), at("c"), at("d")], mode: "WALK" });
  expect(route?.legs).toHaveLength(2);
  expect(route?.legs[0]?.end).toEqual(route?.legs[1]?.start);
  expect(Math.round((route?.legs[1]?.distanceMetres ?? 0) / 111.195)).toBe(3);
});

test("alternatives leave the best route for the most part, and are not much longer", () => {
  const query = { points: [at("a"), at("f")], mode: "WALK" as const };
  expect(directions(query)).toHaveLength(1);
  const routes = directions({ ...query, hasAlternatives: true });
  expect(routes.length).toBeGreaterThan(1);
  expect(new Set(routes.map(({ polyline }) => polyline)).size).toBe(routes.length);
  // There is one way only.
  expect(directions({ points: [at("a"), at("b")], hasAlternatives: true }, ROADS.slice(0, 1))).toHaveLength(
    1,
  );
});

test("far from every road there is no route", () => {
  expect(directions({ points: [at("a"), { latitude: 1, longitude: 1 }] })).toEqual([]);
});
