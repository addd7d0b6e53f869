import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readManifest } from "@lieudit/place-index/store";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildMap, type MapOrder } from "./build-map.ts";
import { type ImportOptions, importPlaces } from "./import-places.ts";
import { buildMapInThread, isMapThreadUseful } from "./map-thread.ts";
import { type OsmFile, openOsmFile } from "./osm/open-osm-file.ts";
import { dataBlob, headerBlob } from "./osm/pbf-writer.ts";
import { writeRecordFile } from "./store/record-file.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "map-thread-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const VILLAGE = `<osm version="0.6"><bounds minlat="48" minlon="1" maxlat="48.05" maxlon="1.05"/>
  <node id="1" lat="48.01" lon="1.01"><tag k="shop" v="bakery"/><tag k="name" v="Le Fournil"/></node>
  <node id="2" lat="48.04" lon="1.04"/>
  <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/><tag k="name" v="Rue"/></way>`;

/** Of the size from which a map has its own thread, by comments. */
async function writeVillage(isLarge = false): Promise<string> {
  const path = join(folder, "bourg.osm");
  const comment = `<!--${"x".repeat(1024 * 1024)}--><relation id="9"/>`;
  await writeFile(path, `${VILLAGE}${isLarge ? comment.repeat(5) : ""}</osm>`);
  return path;
}

const toOrder = (name: string): MapOrder => ({
  workFolder: join(folder, "work"),
  basemap: join(folder, `${name}.pmtiles`),
  roads: join(folder, `${name}.roads`),
});

const run = async (options: Partial<ImportOptions> = {}) =>
  importPlaces({
    files: [await writeVillage(true)],
    dataDir: join(folder, "data"),
    graceMs: 0,
    now: () => new Date("2026-03-01T12:00:00Z"),
    ...options,
  });

test("a thread builds the same files", async () => {
  const files = [await openOsmFile(await writeVillage(), { workFolder: folder })];
  const recordFile = join(folder, "records.ndjson.gz");
  await writeRecordFile(recordFile, []);
  const places = Promise.resolve({ recordFile, sourceName: "bourg", attribution: "© Nous" });
  const phases = new Set<string>();
  const here = await buildMap(files, toOrder("here"), { places, onProgress: () => {} });
  const there = await buildMapInThread(files, toOrder("there"), {
    places,
    onProgress: (phase) => phases.add(phase),
  });
  expect(there).toEqual(here);
  expect([...phases]).toEqual(["roads", "draw"]);
  for (const kind of ["pmtiles", "roads"]) {
    const [a, b] = await Promise.all(
      ["here", "there"].map((name) => readFile(join(folder, `${name}.${kind}`))),
    );
    expect(a?.equals(b!)).toBe(true);
  }
});

test("a thread ends when the places fail, and throws what reading throws", async () => {
  const path = join(folder, "cut.osm.pbf");
  const node = { type: "node", id: 1, latitude: 48, longitude: 1, tags: {} } as const;
  await writeFile(path, Buffer.concat([headerBlob(), dataBlob([node])]));
  const files = [await openOsmFile(path, { workFolder: folder })];
  const options = { onProgress: () => {} };
  const failed = Promise.reject(new Error("no place"));
  await expect(buildMapInThread(files, toOrder("a"), { ...options, places: failed })).rejects.toThrow(
    "no place",
  );
  await truncate(path, 100);
  const never = new Promise<never>(() => {});
  await expect(buildMapInThread(files, toOrder("a"), { ...options, places: never })).rejects.toMatchObject({
    name: "ImportError",
    code: "DAMAGED",
  });
});

test("an import of a large file publishes places, map and roads", async () => {
  const report = await run();
  expect(report.tileCount).toBeGreaterThan(10);
  expect(report.roadKilometres).toBe(4);
  const manifest = await readManifest(join(folder, "data/places"));
  expect(manifest?.sources[0]).toMatchObject({
    basemap: "sources/bourg-1.pmtiles",
    roads: "sources/bourg-1.roads",
  });
  expect(await readdir(join(folder, "data/places"))).not.toContain("work");
});

test.each(["read", "index"])("stopping such an import at %s leaves nothing", async (at) => {
  const stop = new AbortController();
  const onProgress: ImportOptions["onProgress"] = ({ phase }) => {
    if (phase === at) stop.abort(new Error("stopped"));
  };
  await expect(run({ signal: stop.signal, onProgress })).rejects.toMatchObject({ code: "ABORTED" });
  const left = await readdir(join(folder, "data/places"), { recursive: true });
  expect(left.filter((name) => /bourg|index|basemap/.test(name))).toEqual([]);
});

test("small files and single processors have no thread", () => {
  const file = (sizeBytes: number) => ({ sizeBytes }) as OsmFile;
  expect(isMapThreadUseful([file(1e6)], 2)).toBe(false);
  expect(isMapThreadUseful([file(3e6), file(3e6)], 2)).toBe(true);
  expect(isMapThreadUseful([file(6e6)], 1)).toBe(false);
  expect(isMapThreadUseful([file(1e15)], 2)).toBe(false);
});
