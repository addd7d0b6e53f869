import { decodePolyline, distanceMetres, type LatLng } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { buildDrawnGraph, type DrawnRoads, ONE_WAY } from "../../test/draw-roads.ts";
import { drawSquareTown, STEP_DEGREES } from "../../test/square-town.ts";
import { EDGE_FLAGS, type RoadGraph } from "../graph/road-graph.ts";
import { buildRoadGraph } from "../graph-making/build-road-graph.ts";
import type { Route, RoutesQuery } from "../router.ts";
import { GraphRoutes } from "./graph-routes.ts";
import { MAX_LONGER } from "./search-arcs.ts";

// On the equator a thousandth of a degree is 111.2 m both ways, which takes a car of 36 km/h 11.12 s.
const STEP_METRES = 111.195;

/** A block of houses: a b c on its north side, d e f on its south. */
const BLOCK = {
  a: [0.001, 0],
  b: [0.001, 0.001],
  c: [0.001, 0.002],
  d: [0, 0],
  e: [0, 0.001],
  f: [0, 0.002],
} as const satisfies DrawnRoads["points"];

const STREETS = [
  { along: "a b" },
  { along: "b c" },
  { along: "d e" },
  { along: "e f" },
  { along: "a d" },
  { along: "b e" },
  { along: "c f" },
];

function at(name: keyof typeof BLOCK, east = 0): LatLng {
  const [latitude, longitude] = BLOCK[name];
  return { latitude, longitude: longitude + east };
}

function ways(
  roads: DrawnRoads,
  query: Partial<RoutesQuery> & Pick<RoutesQuery, "from" | "to">,
): (Route | null)[] {
  return new GraphRoutes(buildDrawnGraph(roads)).routes({ mode: "DRIVE", ...query });
}

/** Returns the points that a route passes, by name. */
function passed(route: Route | null | undefined): string {
  const points = decodePolyline(route?.polyline ?? "") ?? [];
  const names = points.map((point) => {
    const entry = Object.entries(BLOCK).find(
      ([, [latitude, longitude]]) => distanceMetres(point, { latitude, longitude }) < 2,
    );
    return entry?.[0] ?? "?";
  });
  return names.join("");
}

test("a route has the length and time of its streets", () => {
  const [route] = ways({ points: BLOCK, roads: STREETS }, { from: at("a"), to: [at("f")] });
  const [leg] = route?.legs ?? [];
  expect(leg?.distanceMetres).toBeCloseTo(3 * STEP_METRES, 0);
  expect(leg?.durationSeconds).toBeCloseTo((3 * STEP_METRES) / 10, 1);
});

test("it starts and ends in the middle of a street, at the nearest point", () => {
  const [route] = ways(
    { points: BLOCK, roads: STREETS },
    { from: { latitude: 0.0012, longitude: 0.0003 }, to: [{ latitude: -0.0001, longitude: 0.0003 }] },
  );
  expect(route?.legs[0]?.distanceMetres).toBeCloseTo(1.6 * STEP_METRES, 0);
  expect(passed(route)).toBe("?ad?");
});

test("cars follow the direction of a one-way street, walkers do not", () => {
  const roads = STREETS.map((street) => (street.along === "a b" ? { along: "b a", ...ONE_WAY } : street));
  const query = { from: at("a"), to: [at("b")] };
  expect(passed(ways({ points: BLOCK, roads }, query)[0])).toBe("adeb");
  expect(passed(ways({ points: BLOCK, roads }, { ...query, mode: "WALK" })[0])).toBe("ab");
  expect(passed(ways({ points: BLOCK, roads }, { from: at("b"), to: [at("a")] })[0])).toBe("ba");
});

test("a destination behind in a one-way street is reached round the block", () => {
  const roads = STREETS.map((street) => (street.along === "a b" ? { ...street, ...ONE_WAY } : street));
  const [forth, back] = [at("a", 0.0002), at("a", 0.0008)];
  expect(ways({ points: BLOCK, roads }, { from: forth, to: [back] })[0]?.legs[0]?.distanceMetres).toBeCloseTo(
    0.6 * STEP_METRES,
    0,
  );
  const [round] = ways({ points: BLOCK, roads }, { from: back, to: [forth] });
  expect(round?.legs[0]?.distanceMetres).toBeCloseTo(3.4 * STEP_METRES, 0);
  expect(passed(round)).toBe("?beda?");
});

test("a forbidden turn is driven around, and walked", () => {
  const turns = [{ kind: "no" as const, from: 0, via: "b", to: 5 }];
  const query = { from: at("a", 0.0005), to: [{ latitude: 0.0005, longitude: 0.001 }] };
  expect(passed(ways({ points: BLOCK, roads: STREETS, turns }, query)[0])).toBe("?ade?");
  expect(passed(ways({ points: BLOCK, roads: STREETS, turns }, { ...query, mode: "WALK" })[0])).toBe("?b?");
});

test("where only one turn is allowed, all others are driven around", () => {
  const turns = [{ kind: "only" as const, from: 0, via: "b", to: 1 }];
  const query = { from: at("a", 0.0009), to: [{ latitude: 0.0005, longitude: 0.001 }] };
  expect(passed(ways({ points: BLOCK, roads: STREETS, turns }, query)[0])).toBe("?ade?");
});

test("a bollard stops only cars; both sides of it can be reached", () => {
  const points = { ...BLOCK, m: [0.001, 0.0005] as const };
  const roads = STREETS.map((street) => (street.along === "a b" ? { along: "a m b" } : street));
  const blocks = { m: ["DRIVE" as const] };
  const query = { from: at("a", 0.0004), to: [at("a", 0.0006)] };
  expect(passed(ways({ points, roads, blocks }, query)[0])).toBe("?adeb?");
  expect(passed(ways({ points, roads, blocks }, { ...query, mode: "WALK" })[0])).toBe("???");
});

test("routes do not pass through a residents' street, but start and end in it", () => {
  const roads = STREETS.map((street) =>
    street.along === "a b" ? { ...street, flags: EDGE_FLAGS.destinationOnly } : street,
  );
  expect(passed(ways({ points: BLOCK, roads }, { from: at("a"), to: [at("b")] })[0])).toBe("adeb");
  const [home] = ways({ points: BLOCK, roads }, { from: at("d"), to: [at("a", 0.0003)] });
  expect(passed(home)).toBe("da?");
  // The reported time is real; only the weight is increased.
  expect(home?.legs[0]?.durationSeconds).toBeCloseTo((1.3 * STEP_METRES) / 10, 1);
});

test.each([
  ["tolls", EDGE_FLAGS.toll],
  ["highways", EDGE_FLAGS.highway],
] as const)("%s are kept off when asked, where there is another way", (name, flag) => {
  const roads = STREETS.map((street) => (street.along === "a b" ? { ...street, flags: flag } : street));
  const query = { from: at("d"), to: [at("c")] };
  const roundAbout = { points: BLOCK, roads: [...roads.slice(0, 2), ...roads.slice(4)] };
  expect(passed(ways({ points: BLOCK, roads }, { ...query, avoid: { [name]: true } })[0])).not.toMatch(/ab/);
  // The only route.
  expect(passed(ways(roundAbout, { ...query, avoid: { [name]: true } })[0])).toBe("dabc");
});

test("a point never snaps to an island", () => {
  const points = { ...BLOCK, x: [0.0005, 0.0004] as const, y: [0.0005, 0.0006] as const };
  const roads = [...STREETS, { along: "x y" }];
  const [route] = ways({ points, roads }, { from: { latitude: 0.0007, longitude: 0.0004 }, to: [at("f")] });
  expect(route?.legs[0]?.distanceMetres).toBeGreaterThan(2 * STEP_METRES);
  expect(passed(route)).toBe("?bef");
});

test("no route starts in a tunnel or on a motorway, unless it goes on from there", () => {
  const roads = STREETS.map((street) =>
    street.along === "b e" ? { ...street, flags: EDGE_FLAGS.noStop } : street,
  );
  const [route] = ways(
    { points: BLOCK, roads },
    { from: { latitude: 0.0006, longitude: 0.001 }, to: [at("e")] },
  );
  expect(passed(route)).toBe("be");
});

test("far from every road there is no route, nor between two networks", () => {
  const far = { latitude: 0.02, longitude: 0 };
  expect(ways({ points: BLOCK, roads: STREETS }, { from: far, to: [at("a")] })).toEqual([null]);
  const mixed = ways({ points: BLOCK, roads: STREETS }, { from: at("a"), to: [far, at("b"), far] });
  expect(mixed.map((route) => route !== null)).toEqual([false, true, false]);
});

test("a route that goes on has two legs, each as long as alone", () => {
  const roads = STREETS.map((street) => (street.along === "a b" ? { ...street, ...ONE_WAY } : street));
  const stops = [at("e"), at("c"), at("d")];
  const whole = ways({ points: BLOCK, roads }, { from: at("a", 0.0004), to: stops, onward: at("a", 0.0002) });
  for (const [i, stop] of stops.entries()) {
    const [to] = ways({ points: BLOCK, roads }, { from: at("a", 0.0004), to: [stop] });
    const [onward] = ways({ points: BLOCK, roads }, { from: stop, to: [at("a", 0.0002)] });
    const metres = [to, onward].map((route) => route?.legs[0]?.distanceMetres ?? -1);
    for (const [leg, expected] of metres.entries()) {
      expect(whole[i]?.legs[leg]?.distanceMetres).toBeCloseTo(expected, 3);
    }
  }
});

test("a route to its own start is empty", () => {
  const [route] = ways({ points: BLOCK, roads: STREETS }, { from: at("a", 0.0004), to: [at("a", 0.0004)] });
  expect(route?.legs).toEqual([{ distanceMetres: 0, durationSeconds: 0 }]);
});

test.each([false, true])(
  "times to far points are nearly the same with landmarks, backwards: %s",
  (isReverse) => {
    const graph = buildRoadGraph(drawSquareTown(200)) as RoadGraph;
    const routes = new GraphRoutes(graph);
    const at = (street: number) => ({ latitude: 100 * STEP_DEGREES, longitude: street * STEP_DEGREES });
    const to = [...Array.from({ length: 20 }, (_, i) => at(9 * i)), { latitude: 10, longitude: 10 }];
    const find = (maxSeconds: number) =>
      routes.times({ mode: "DRIVE", from: [at(0.3)], to, isReverse, maxSeconds });
    const before = find(3_600);
    while (routes.prepareStep("DRIVE"));
    for (const [i, time] of find(3_600).entries()) {
      const seconds = before[i]?.durationSeconds ?? 0;
      expect(time === null).toBe(i === to.length - 1);
      expect(time?.durationSeconds ?? 0).toBeLessThan(MAX_LONGER * seconds + 1);
      expect(time?.durationSeconds ?? 0).toBeGreaterThan(seconds - 1);
    }
    const limit = before[10]?.durationSeconds ?? 0;
    expect(find(limit - 1).map((time) => time !== null)).toEqual(to.map((_, i) => i < 10));
  },
);
