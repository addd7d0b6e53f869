import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readManifest } from "@lieudit/place-index/store";
import { createGraphRouter, type Route, type RoutesQuery } from "@lieudit/road-routing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ImportOptions, importPlaces } from "./import-places.ts";
import { removeSources } from "./remove-sources.ts";

let folder = "";
let dataDir = "";
let placesDir = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-roads-"));
  dataDir = join(folder, "data");
  placesDir = join(dataDir, "places");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Streets on the equator, `east` degrees from Greenwich, in steps of a thousandth of a
 * degree. The northern street is one-way eastwards; turning left from the western street
 * into the southern one is forbidden.
 */
async function village(name: string, east = 0): Promise<string> {
  const path = join(folder, `${name}.osm`);
  const node = (id: number, lat: number, lon: number, tags = "") =>
    `<node id="${id}" lat="${lat}" lon="${east + lon}">${tags}</node>`;
  const way = (id: number, refs: number[], tags: Record<string, string>) =>
    `<way id="${id}">${refs.map((ref) => `<nd ref="${ref}"/>`).join("")}${Object.entries(tags)
      .map(([k, v]) => `<tag k="${k}" v="${v}"/>`)
      .join("")}</way>`;
  await writeFile(
    path,
    `<osm version="0.6">
    ${node(1, 0.001, 0, `<tag k="place" v="village"/><tag k="name" v="${name}"/>`)}
    ${node(2, 0.001, 0.001)}${node(3, 0, 0)}${node(4, 0, 0.001)}
    ${way(10, [1, 2], { highway: "residential", oneway: "yes", name: "Rue du Nord" })}
    ${way(11, [3, 4], { highway: "residential" })}
    ${way(12, [1, 3], { highway: "residential" })}
    ${way(13, [2, 4], { highway: "residential" })}
    <relation id="20"><member type="way" ref="12" role="from"/><member type="node" ref="3" role="via"/>
      <member type="way" ref="11" role="to"/><tag k="type" v="restriction"/><tag k="restriction" v="no_left_turn"/></relation>
    </osm>`,
  );
  return path;
}

const run = (file: string, options: Partial<ImportOptions> = {}) =>
  importPlaces({ files: [file], dataDir, basemap: false, graceMs: 0, ...options });

async function graphs(): Promise<string[]> {
  const manifest = await readManifest(placesDir);
  return (manifest?.sources ?? []).flatMap(({ roads }) => roads ?? []);
}

async function ways(query: RoutesQuery): Promise<(number | null)[]> {
  const files = (await graphs()).map((file) => join(placesDir, file));
  const problems: string[] = [];
  const router = createGraphRouter({ files: async () => files, onProblem: (why) => problems.push(why) });
  const routes = await router.routes(query);
  await router.close();
  expect(problems).toEqual([]);
  // In steps of a thousandth of a degree.
  return routes.map(
    (route: Route | null) => route && Math.round((route.legs[0]?.distanceMetres ?? 0) / 111.195),
  );
}

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("an import with its roads", () => {
  test("names the graph in the manifest and reports its length", async () => {
    const report = await run(await village("bourg"));
    expect(await graphs()).toEqual(["sources/bourg-1.roads"]);
    // Four steps of 111 m.
    expect(report.roadKilometres).toBe(0);
    expect(JSON.stringify(report.source)).not.toContain("roads");
  });

  test("cars obey one-way streets and signs, walkers do not", async () => {
    await run(await village("bourg"));
    const [middleOfNorth, northWest] = [at(0.001, 0.0005), at(0.0008, 0)];
    const there: RoutesQuery = { mode: "DRIVE", from: northWest, to: [at(0, 0.0005)] };
    // Not by the western street, where the turn is forbidden, but around by the north.
    expect(await ways(there)).toEqual([Math.round(0.2 + 1 + 1 + 0.5)]);
    expect(await ways({ ...there, mode: "WALK" })).toEqual([Math.round(0.8 + 0.5)]);
    expect(await ways({ mode: "DRIVE", from: middleOfNorth, to: [northWest] })).toEqual([
      Math.round(0.5 + 1 + 1 + 0.8),
    ]);
    expect(await ways({ mode: "WALK", from: middleOfNorth, to: [northWest] })).toEqual([
      Math.round(0.5 + 0.2),
    ]);
  });

  test("each source has its own graph, which is removed with it", async () => {
    await run(await village("bourg"));
    await run(await village("hameau", 0.1));
    expect(await graphs()).toEqual(["sources/hameau-2.roads", "sources/bourg-1.roads"]);
    const within = (east: number): RoutesQuery => ({
      mode: "WALK",
      from: at(0, east + 0.0005),
      to: [at(0, east), at(0, 0.1 - east)],
    });
    // There is no route from one source to another.
    expect(await ways(within(0))).toEqual([1, null]);
    expect(await ways(within(0.1))).toEqual([1, null]);
    await removeSources({ dataDir, names: ["bourg"], graceMs: 0 });
    expect(await graphs()).toEqual(["sources/hameau-2.roads"]);
    expect(existsSync(join(placesDir, "sources/bourg-1.roads"))).toBe(false);
    expect(await ways(within(0))).toEqual([null, null]);
  });

  test("an import again replaces it", async () => {
    await run(await village("bourg"));
    await run(await village("bourg"));
    expect(await graphs()).toEqual(["sources/bourg-2.roads"]);
    expect(existsSync(join(placesDir, "sources/bourg-1.roads"))).toBe(false);
  });

  test("builds none when disabled", async () => {
    await run(await village("bourg"), { roads: false });
    expect(await graphs()).toEqual([]);
  });

  test("leaves nothing when stopped", async () => {
    const stop = new AbortController();
    const onProgress: ImportOptions["onProgress"] = ({ phase }) => {
      if (phase === "roads") stop.abort(new Error("stopped"));
    };
    await expect(run(await village("bourg"), { signal: stop.signal, onProgress })).rejects.toMatchObject({
      code: "ABORTED",
    });
    expect(
      (await readdir(placesDir, { recursive: true })).filter((name) => /roads|ndjson/.test(name)),
    ).toEqual([]);
  });
});
