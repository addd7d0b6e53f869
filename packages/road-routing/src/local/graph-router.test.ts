import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildDrawnGraph } from "../../test/draw-roads.ts";
import { drawSquareTown } from "../../test/square-town.ts";
import { writeRoadGraph } from "../graph/graph-file.ts";
import type { RoadGraph } from "../graph/road-graph.ts";
import { buildRoadGraph } from "../graph-making/build-road-graph.ts";
import type { Router, RoutesQuery } from "../router.ts";
import { createGraphRouter } from "./graph-router.ts";

let folder = "";
let files: string[] = [];
let problems: string[] = [];
let router: Router;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "graph-router-"));
  files = [];
  problems = [];
  router = createGraphRouter({ files: async () => files, onProblem: (sentence) => problems.push(sentence) });
});
afterEach(async () => {
  await router.close();
  await rm(folder, { recursive: true, force: true });
});

/** A street along the equator, `east` degrees from Greenwich and `degrees` long. */
async function street(name: string, east: number, degrees = 0.01): Promise<string> {
  const path = join(folder, name);
  const points = { a: [0, east], b: [0, east + degrees] } as const;
  await writeRoadGraph(path, buildDrawnGraph({ points, roads: [{ along: "a b" }] }));
  return path;
}

/** Starts 111 m after the other ends, as at the border of two extracts. */
const neighbours = () => Promise.all([street("west", 0), street("east", 0.011)]);

const at = (longitude: number) => ({ latitude: 0, longitude });
const QUERY: RoutesQuery = { mode: "DRIVE", from: at(0.001), to: [at(0.005), at(1.005)] };

const hasRoutes = async (query = QUERY) => (await router.routes(query)).map((route) => route !== null);

test("without a graph there is no route", async () => {
  expect(await hasRoutes()).toEqual([false, false]);
});

test("the thread keeps its compiled modules in Node's configured folder", async () => {
  const compiled = join(folder, "compiled");
  vi.stubEnv("NODE_COMPILE_CACHE", compiled);
  try {
    files = [await street("west", 0)];
    expect(await hasRoutes()).toEqual([true, false]);
    await router.close();
    expect((await readdir(compiled, { recursive: true })).length).toBeGreaterThan(5);
  } finally {
    vi.unstubAllEnvs();
  }
});

test("routes are searched in the first graph that has them", async () => {
  files = [await street("east", 1), await street("west", 0)];
  expect(await hasRoutes()).toEqual([true, false]);
  expect(await hasRoutes({ ...QUERY, from: at(1.001) })).toEqual([false, true]);
});

test("between two adjacent sources there is no route, however near they are", async () => {
  files = await neighbours();
  const query: RoutesQuery = { mode: "WALK", from: at(0.009), to: [at(0.001), at(0.012), at(0.02)] };
  expect(await hasRoutes(query)).toEqual([true, false, false]);
  expect(await hasRoutes({ ...query, onward: at(0.012) })).toEqual([false, false, false]);
  files.reverse();
  expect(await hasRoutes(query)).toEqual([true, false, false]);
});

test("near a border a route is in the source that contains both ends", async () => {
  files = await neighbours();
  const query: RoutesQuery = { mode: "WALK", from: at(0.012), to: [at(0.016)] };
  for (const order of [files, [...files].reverse()]) {
    files = order;
    const [route] = await router.routes(query);
    expect(route?.legs[0]?.distanceMetres).toBeCloseTo(445, -1);
  }
});

test("where two sources overlap, routes of one alone are found in it", async () => {
  files = [await street("small", 0, 0.005), await street("large", 0, 0.02)];
  expect(await hasRoutes({ mode: "WALK", from: at(0.001), to: [at(0.004), at(0.015)] })).toEqual([
    true,
    true,
  ]);
});

test("newly published graphs are used, and removed ones are not", async () => {
  files = [await street("west", 0)];
  expect(await hasRoutes()).toEqual([true, false]);
  files = [await street("east", 1)];
  expect(await hasRoutes()).toEqual([false, false]);
  expect(await hasRoutes({ ...QUERY, from: at(1.001) })).toEqual([false, true]);
});

test("a graph that was just replaced is looked up again", async () => {
  const west = await street("west", 0);
  const answers = [[join(folder, "gone")], [west]];
  await router.close();
  router = createGraphRouter({
    files: async () => answers.shift() ?? [],
    onProblem: (sentence) => problems.push(sentence),
  });
  expect(await hasRoutes()).toEqual([true, false]);
  expect(problems).toEqual([]);
});

test("a damaged graph is reported once, and the others are used", async () => {
  const broken = join(folder, "broken");
  await writeFile(broken, "no graph at all, but long enough");
  files = [broken, await street("west", 0)];
  expect(await hasRoutes()).toEqual([true, false]);
  expect(await hasRoutes()).toEqual([true, false]);
  expect(problems).toEqual([
    `${broken} is not a usable road graph: it does not begin like one. Import its source again.`,
  ]);
});

test("an aborted query is dropped, and the next one is answered", async () => {
  files = [await street("west", 0)];
  const stop = new AbortController();
  const aborted = router.routes(QUERY, stop.signal);
  stop.abort(new Error("gone"));
  await expect(aborted).rejects.toThrow("gone");
  await expect(router.routes(QUERY, AbortSignal.abort(new Error("never there")))).rejects.toThrow(
    "never there",
  );
  expect(await hasRoutes()).toEqual([true, false]);
});

test("a running search of an aborted query ends at once", async () => {
  const path = join(folder, "large");
  await writeRoadGraph(path, buildRoadGraph(drawSquareTown(400))!);
  files = [path];
  const corner = { latitude: 0.001, longitude: 0.001 };
  const far = { latitude: 0.39, longitude: 0.39 };
  const near = { mode: "WALK", from: [corner], to: [{ latitude: 0.001, longitude: 0.002 }] } as const;
  // Reads the graph.
  await router.times(near);
  const stop = new AbortController();
  const points = Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? corner : far));
  const long = router.directions!({ mode: "WALK", points }, stop.signal);
  setTimeout(() => stop.abort(new Error("gone")), 50);
  await expect(long).rejects.toThrow("gone");
  const start = performance.now();
  expect(await router.times(near)).toMatchObject([{ distanceMetres: expect.any(Number) }]);
  // The 200 routes would take many seconds.
  expect(performance.now() - start).toBeLessThan(1_000);
});

test("the many queries of one call let those of others pass", async () => {
  files = [await street("west", 0)];
  // Reads the graph.
  await hasRoutes();
  const [matrix, other] = [new AbortController().signal, new AbortController().signal];
  const order: string[] = [];
  const ask = async (name: string, signal: AbortSignal) => {
    await router.routes(QUERY, signal);
    order.push(name);
  };
  const rows = Array.from({ length: 8 }, () => ask("row", matrix));
  await Promise.all([...rows, ask("other", other)]);
  expect(order.indexOf("other")).toBeLessThan(3);
});

test("queries beyond the queue limit get no routes", async () => {
  files = [await street("west", 0)];
  await router.close();
  router = createGraphRouter({ files: async () => files, onProblem: () => {}, mostWaiting: 2 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => hasRoutes()));
  expect(answers.filter(([first]) => first)).toHaveLength(2);
  expect(await hasRoutes()).toEqual([true, false]);
});

test("returns no routes after close", async () => {
  files = [await street("west", 0)];
  await hasRoutes();
  await router.close();
  expect(await hasRoutes()).toEqual([false, false]);
});

test("times and areas come from the graph of a point, and are null without one", async () => {
  const query = { mode: "WALK" as const, from: [at(0.001)], to: [at(0.005), at(0.015)] };
  expect(await router.times(query)).toEqual([null, null]);
  expect(await router.area({ mode: "WALK", center: at(0.001), seconds: 300 })).toBeNull();
  files = await neighbours();
  const times = await router.times(query);
  expect(times[0]?.distanceMetres).toBeCloseTo(444.8, 0);
  expect(times[1]).toBeNull();
  // Each destination has the time from the nearest point, in any graph.
  const [west, east] = await router.times({ ...query, from: [at(0.001), at(0.016)] });
  expect(
    [west?.distanceMetres, east?.distanceMetres].map((metres) => Math.round((metres ?? 0) / 111)),
  ).toEqual([4, 1]);
  const area = await router.area({ mode: "WALK", center: at(0.015), seconds: 120 });
  const longitudes = area?.rings.flat().map(({ longitude }) => longitude) ?? [];
  expect(Math.min(...longitudes)).toBeCloseTo(0.0133, 3);
  expect(Math.max(...longitudes)).toBeCloseTo(0.0167, 3);
});

test.each([3_601, 0, -5, Number.NaN])("an area within %d seconds is rejected", async (seconds) => {
  files = [await street("west", 0)];
  const query = { mode: "WALK", center: at(0.001), seconds } as const;
  await expect(router.area(query)).rejects.toThrow(
    /^An area is within more than 0 and at most 3600 seconds, not /,
  );
  expect((await router.area({ ...query, seconds: 3_600 }))?.rings.length).toBe(1);
});

test("routes stay nearly the same once the thread has landmarks, and none is lost", async () => {
  const path = join(folder, "town");
  await writeRoadGraph(path, buildRoadGraph(drawSquareTown(60)) as RoadGraph);
  files = [path];
  const to = [at(0.055), at(0.03), at(0.002)];
  const before = await times(to);
  // The thread takes its steps between queries.
  for (let query = 0; query < 60; query += 1) {
    for (const [i, each] of (await times(to)).entries()) expect(each / (before[i] ?? 0)).toBeCloseTo(1, 1);
  }
});

async function times(to: RoutesQuery["to"]): Promise<number[]> {
  const found = await router.times({ mode: "DRIVE", from: [at(0.001)], to });
  return found.map((time) => time?.durationSeconds ?? Number.NaN);
}
