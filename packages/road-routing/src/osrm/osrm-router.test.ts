import { decodePolyline, distanceMetres } from "@lieudit/place-model";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeOsrm, type OsrmFault, startFakeOsrm } from "../../test/fake-osrm.ts";
import type { Router, RoutesQuery } from "../router.ts";
import { createOsrmRouter, type OsrmRouterOptions } from "./osrm-router.ts";

let osrm: FakeOsrm;
let router: Router;
let problems: string[];
let now: number;
beforeEach(async () => {
  osrm = await startFakeOsrm();
  problems = [];
  now = 0;
  router = routerWith();
});
afterEach(async () => {
  await router.close();
  await osrm.close();
});

function routerWith(options: Partial<OsrmRouterOptions> = {}): Router {
  return createOsrmRouter({
    baseUrl: osrm.baseUrl,
    onProblem: (sentence) => problems.push(sentence),
    now: () => now,
    // Only responses that never come take this long.
    timeoutMs: 5_000,
    ...options,
  });
}

const HERE = { latitude: 43.7, longitude: 7.4 };
const THERE = { latitude: 43.72, longitude: 7.42 };
const END = { latitude: 43.8, longitude: 7.5 };
const ARCTIC = { latitude: 81, longitude: 7.4 };
const WEST = { latitude: 43.7, longitude: -1 };
const QUERY: RoutesQuery = { mode: "DRIVE", from: HERE, to: [THERE] };

describe("requests to a server", () => {
  test.each([
    ["DRIVE", "driving"],
    ["WALK", "foot"],
    ["BICYCLE", "bike"],
  ] as const)("%s by its profile, %s", async (mode, profile) => {
    await router.routes({ ...QUERY, mode });
    expect(osrm.asked).toEqual([
      `/route/v1/${profile}/7.400000,43.700000;7.420000,43.720000?overview=full&geometries=polyline&radiuses=1000%3B1000`,
    ]);
  });

  test("three points where a route goes on, and exclusions", async () => {
    await router.routes({ ...QUERY, onward: END, avoid: { tolls: true, highways: true } });
    expect(osrm.asked[0]).toContain("7.420000,43.720000;7.500000,43.800000?");
    expect(osrm.asked[0]).toContain("radiuses=1000%3B1000%3B1000&exclude=toll%2Cmotorway");
  });

  test("sends at most the configured number of requests at a time", async () => {
    router = routerWith({ atATime: 2 });
    osrm.fault = "silent";
    const stop = new AbortController();
    const routes = router.routes({ ...QUERY, to: Array(20).fill(THERE) }, stop.signal);
    await expect.poll(() => osrm.asked.length).toBe(2);
    stop.abort(new Error("enough"));
    await expect(routes).rejects.toThrow("enough");
    expect(osrm.asked).toHaveLength(2);
  });
});

test("returns routes in the order of destinations, with legs and line", async () => {
  const routes = await router.routes({ ...QUERY, to: [END, THERE] });
  const [, second] = routes;
  expect(routes.map((route) => route?.legs.length)).toEqual([1, 1]);
  const metres = distanceMetres(HERE, THERE);
  expect(second?.legs).toEqual([{ distanceMetres: metres, durationSeconds: metres / 10 }]);
  expect(decodePolyline(second?.polyline ?? "")).toEqual([HERE, THERE]);
  const [onward] = await router.routes({ ...QUERY, onward: END });
  expect(onward?.legs[1]?.distanceMetres).toBeCloseTo(distanceMetres(THERE, END), 6);
});

test("returns no route, without an error, where the server has none or no road is near", async () => {
  for (let n = 0; n < 10; n += 1) {
    const routes = await router.routes({ ...QUERY, to: [ARCTIC, THERE, WEST] });
    expect(routes.map((route) => route !== null)).toEqual([false, true, false]);
  }
  expect(problems).toEqual([]);
});

describe("a failing server", () => {
  test.each<[OsrmFault, RegExp]>([
    ["silent", /did not answer within 30 ms/],
    ["500", /it answered 500/],
    ["html", /its response is not JSON/],
    ["truncated", /./],
    ["reset", /ECONNRESET|fetch failed/],
    ["redirect", /fetch failed/],
    ["endless", /its answer is too long/],
    ["no-legs", /its route lacks its legs/],
    ["one-leg", /its route lacks its legs/],
    ["text-for-number", /a leg lacks its distance or its duration/],
    ["negative", /a leg lacks its distance or its duration/],
    ["broken-line", /its route has no line/],
    ["null", /its response is not an object/],
    ["unknown-code", /it said Tea\?script\?/],
  ])("%s: no routes, and one sentence for the operator", async (fault, why) => {
    router = routerWith(fault === "silent" ? { timeoutMs: 30 } : {});
    osrm.fault = fault;
    expect(await router.routes({ ...QUERY, to: [THERE, END] })).toEqual([null, null]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(why);
    expect(problems[0]).toMatch(/^The routing server gave no routes: .+ check ROUTING_URL\.$/);
  });

  test("a server with car times for walkers is used for cars only", async () => {
    osrm.fault = "one-profile";
    for (const mode of ["WALK", "BICYCLE"] as const)
      expect(await router.routes({ ...QUERY, mode })).toEqual([null]);
    expect(await router.routes(QUERY)).not.toContain(null);
    expect(problems[0]).toMatch(
      /its times are too short for WALK; a server of one profile must be named for it/,
    );
  });

  test("an unreachable server", async () => {
    router = routerWith({ baseUrl: "http://127.0.0.1:9" });
    expect(await router.routes(QUERY)).toEqual([null]);
    expect(problems).toHaveLength(1);
  });

  test("is skipped after five failures, tried again after a while, and used once it responds", async () => {
    osrm.fault = "500";
    for (let n = 0; n < 10; n += 1) expect(await router.routes(QUERY)).toEqual([null]);
    expect(osrm.asked).toHaveLength(5);
    now += 5_000;
    expect(await router.routes({ ...QUERY, to: [THERE, END] })).toEqual([null, null]);
    expect(osrm.asked).toHaveLength(6);
    osrm.fault = null;
    expect(await router.routes(QUERY)).toEqual([null]);
    now += 5_000;
    expect(await router.routes(QUERY)).not.toContain(null);
    expect(await router.routes({ ...QUERY, to: Array(9).fill(THERE) })).not.toContain(null);
  });

  test("is reported once a minute", async () => {
    osrm.fault = "500";
    for (let minute = 0; minute < 3; minute += 1) {
      await router.routes(QUERY);
      await router.routes(QUERY);
      now += 60_000;
    }
    expect(problems).toHaveLength(3);
  });

  test("an aborted request does not count as a failure", async () => {
    osrm.fault = "silent";
    for (let n = 0; n < 8; n += 1) {
      const stop = new AbortController();
      osrm.onRequest = () => stop.abort(new Error("gone"));
      await expect(router.routes(QUERY, stop.signal)).rejects.toThrow("gone");
    }
    osrm.fault = null;
    osrm.onRequest = () => {};
    expect(await router.routes(QUERY)).not.toContain(null);
    expect(problems).toEqual([]);
  });
});

describe("times of many destinations", () => {
  test("come from tables of 100 points, null without a way or beyond the limit", async () => {
    const to = [THERE, WEST, END, ...Array.from({ length: 120 }, () => THERE)];
    const times = await router.times({ mode: "WALK", from: [HERE], to, maxSeconds: 2_500 });
    expect(osrm.asked).toHaveLength(2);
    expect(osrm.asked[0]).toMatch(
      /^\/table\/v1\/foot\/7\.400000,43\.700000;.*&sources=0&destinations=1%3B2%3B/,
    );
    expect(times).toHaveLength(123);
    expect(times[0]?.durationSeconds).toBeCloseTo(distanceMetres(HERE, THERE) / 1.4, 0);
    expect(times.slice(1, 3)).toEqual([null, null]);
    expect(times[122]).toEqual(times[0]);
  });

  test("are those from the nearest of several points, in either direction", async () => {
    const query = { mode: "BICYCLE" as const, from: [END, HERE], to: [THERE] };
    const [forth] = await router.times(query);
    const [back] = await router.times({ ...query, isReverse: true });
    expect(forth?.distanceMetres).toBeCloseTo(distanceMetres(HERE, THERE), 0);
    expect(back?.distanceMetres).toBeCloseTo(distanceMetres(HERE, THERE), 0);
    expect(osrm.asked[1]).toContain("sources=2&destinations=0%3B1");
  });

  test.each<OsrmFault>(["500", "html", "null", "unknown-code", "one-profile"])(
    "are unknown while the server fails: %s",
    async (fault) => {
      osrm.fault = fault;
      expect(await router.times({ mode: "WALK", from: [HERE], to: [THERE] })).toEqual([null]);
      expect(problems).toHaveLength(1);
    },
  );

  test("an area is unknown to a server", async () => {
    expect(await router.area({ mode: "WALK", center: HERE, seconds: 600 })).toBeNull();
  });
});
