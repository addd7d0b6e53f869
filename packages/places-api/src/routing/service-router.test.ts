import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishManifest } from "@lieudit/place-index/store";
import type { RoutesQuery, TravelMode } from "@lieudit/road-routing";
import { writeRoadGraph } from "@lieudit/road-routing/build";
import { buildDrawnGraph } from "@lieudit/road-routing/test";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { createServiceRouter } from "./service-router.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "service-router-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A source whose roads are one street along the equator. */
async function publishStreet(generation: number): Promise<void> {
  const graph = buildDrawnGraph({ points: { a: [0, 0], b: [0, 0.01] }, roads: [{ along: "a b" }] });
  await mkdir(join(folder, "sources"), { recursive: true });
  await writeRoadGraph(join(folder, `sources/town-${generation}.roads`), graph);
  const source = { origin: "town.osm", importedAt: "2026-11-01T00:00:00Z", attribution: "", placeCount: 1 };
  await publishManifest(folder, {
    version: 1,
    generation,
    index: `index-${generation}.sqlite`,
    sources: [
      {
        ...source,
        name: "town",
        file: `sources/town-${generation}.ndjson.gz`,
        roads: `sources/town-${generation}.roads`,
      },
      { ...source, name: "older", file: "sources/older-1.ndjson.gz" },
    ],
  });
}

function routerWith(servers: Partial<Record<TravelMode, string>>) {
  const problems: string[] = [];
  const router = createServiceRouter({
    settings: { servers, timeoutMs: 2_000 },
    folder,
    onProblem: (sentence) => problems.push(sentence),
  });
  onTestFinished(() => router.close());
  const seconds = async (mode: TravelMode) => {
    const query: RoutesQuery = {
      mode,
      from: { latitude: 0, longitude: 0.001 },
      to: [{ latitude: 0, longitude: 0.009 }],
    };
    const [route] = await router.routes(query);
    return route === null || route === undefined ? null : Math.round(route.legs[0]?.durationSeconds ?? 0);
  };
  return { seconds, problems };
}

test("uses the graphs of the sources without a server, from the first import on", async () => {
  const { seconds, problems } = routerWith({});
  expect(await seconds("DRIVE")).toBeNull();
  await publishStreet(1);
  // 889.6 m at 36, 5 and 15 km/h.
  expect([await seconds("DRIVE"), await seconds("WALK"), await seconds("BICYCLE")]).toEqual([89, 641, 214]);
  await publishStreet(2);
  await rm(join(folder, "sources/town-1.roads"));
  expect(await seconds("DRIVE")).toBe(89);
  expect(problems).toEqual([]);
});

test("uses the server of a mode, and the graphs for other modes", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url?.split("?")[0] ?? "");
    const route = { legs: [{ distance: 900, duration: 701 }], geometry: "??" };
    response.end(JSON.stringify({ code: "Ok", routes: [route] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  await publishStreet(1);
  const { seconds } = routerWith({
    WALK: `http://127.0.0.1:${(server.address() as AddressInfo).port}/walks`,
  });
  expect([await seconds("DRIVE"), await seconds("WALK")]).toEqual([89, 701]);
  expect(asked).toEqual(["/walks/route/v1/foot/0.001000,0.000000;0.009000,0.000000"]);
});
