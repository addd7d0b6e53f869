import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runWithSources } from "@lieudit/place-index";
import {
  type FollowedPlaceIndex,
  followPlaceIndex,
  readManifest,
  startPlacesMirror,
} from "@lieudit/place-index/store";
import { startS3 } from "@lieudit/test-kit/s3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importList } from "./import-list.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { listSources, removeSources } from "./remove-sources.ts";
import { undoImport } from "./undo-import.ts";

const PATIENT = { timeout: 20_000, interval: 50 };
let folder = "";
let dataDir = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-shards-"));
  dataDir = join(folder, "data");
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await rm(folder, { recursive: true, force: true });
});
/** What a test ends with, before its folder is removed. */
const endings: (() => Promise<void>)[] = [];

/** Imports a list of cafés around a longitude. */
async function importCafes(
  name: string,
  longitude: number,
  options: Partial<Parameters<typeof importList>[0]> & { count?: number } = {},
) {
  const { count = 60, ...more } = options;
  const rows = Array.from(
    { length: count },
    (_, i) => `${i};Café ${name} ${i};cafe;47.${100 + i};${longitude}`,
  );
  const file = join(folder, `${name}.csv`);
  await writeFile(file, ["id;name;type;lat;lng", ...rows].join("\n"));
  return importList({ dataDir, graceMs: 0, file, ...more });
}

async function follow(places = join(dataDir, "places")): Promise<FollowedPlaceIndex> {
  const index = await followPlaceIndex(places, { pollMs: 50 });
  endings.push(() => index.close());
  return index;
}

async function find(index: FollowedPlaceIndex, text: string): Promise<string | undefined> {
  return (await index.searchText({ text, language: "fr", limit: 1 })).places[0]?.names.default;
}

const readShards = async (places = join(dataDir, "places")) =>
  (await readManifest(places))?.shards?.files ?? [];

test("an imported index is divided, stays divided, and becomes one again", async () => {
  await importCafes("ouest", 1);
  expect((await importCafes("est", 7)).shards).toBeUndefined();
  const index = await follow();
  expect(await rebuildIndex({ dataDir, graceMs: 0, shardPlaces: 80, keepsShards: true })).toEqual({
    placeCount: 120,
    shards: { count: 2, newCount: 2 },
  });
  await vi.waitFor(() => expect(index.inUse().generation).toBe(3), PATIENT);
  expect([await find(index, "cafe ouest 7"), await find(index, "cafe est 7")]).toEqual([
    "Café ouest 7",
    "Café est 7",
  ]);
  expect((await index.describe()).placeCount).toBe(120);
  const first = await readShards();
  expect(
    await rebuildIndex({ dataDir, graceMs: 0, shardPlaces: "default", keepsShards: true }),
  ).toMatchObject({
    shards: { count: 2, newCount: 0 },
  });
  const { ino } = await stat(join(dataDir, "places", first[0]!.file));
  const report = await importCafes("est", 7, { count: 61 });
  expect(report.shards).toEqual({ count: 2, newCount: 1 });
  const second = await readShards();
  expect(second[0]).toEqual(first[0]);
  expect((await stat(join(dataDir, "places", first[0]!.file))).ino).toBe(ino);
  expect(second[1]).toMatchObject({ number: 2, generation: 5, placeCount: 61 });
  await vi.waitFor(() => expect(index.inUse().generation).toBe(5), PATIENT);
  expect(await find(index, "cafe est 60")).toBe("Café est 60");
  await removeSources({ dataDir, names: ["ouest"], graceMs: 0 });
  expect((await readShards()).map(({ placeCount }) => placeCount)).toEqual([0, 61]);
  expect(await rebuildIndex({ dataDir, graceMs: 0, shardPlaces: null })).toEqual({ placeCount: 61 });
  await vi.waitFor(() => expect(index.inUse().generation).toBe(7), PATIENT);
  expect(await find(index, "cafe est 60")).toBe("Café est 60");
  const files = await readdir(join(dataDir, "places"));
  expect(files.filter((name) => name.endsWith(".sqlite"))).toEqual(["index-7.sqlite"]);
});

test("an import can divide the index, and a rebuild makes each shard again", async () => {
  await importCafes("ouest", 1, { shardPlaces: 80 });
  await importCafes("est", 7);
  await importCafes("secret", 3, { isPrivate: true });
  const shards = await readShards();
  expect(shards.length).toBeGreaterThan(1);
  const index = await follow();
  expect(await find(index, "cafe secret 7")).not.toBe("Café secret 7");
  expect(await runWithSources(["secret"], () => find(index, "cafe secret 7"))).toBe("Café secret 7");
  const rebuilt = await rebuildIndex({ dataDir, graceMs: 0 });
  expect(rebuilt?.shards?.newCount).toBe(rebuilt?.shards?.count);
});

test("a stopped import leaves the shards before", async () => {
  await importCafes("ouest", 1, { shardPlaces: 40 });
  const before = await readManifest(join(dataDir, "places"));
  const stop = new AbortController();
  const stopped = rebuildIndex({
    dataDir,
    graceMs: 0,
    signal: stop.signal,
    onProgress: (share) => {
      if (share > 0.3) stop.abort(new Error("stopped"));
    },
  });
  await expect(stopped).rejects.toMatchObject({ code: "ABORTED" });
  expect(await readManifest(join(dataDir, "places"))).toEqual(before);
  const files = await readdir(join(dataDir, "places"));
  expect(files.filter((name) => /^(?:index|shard)/.test(name))).toEqual(
    ["index-1.sqlite", ...(await readShards()).map(({ file }) => file)].sort(),
  );
});

test("servers download the regions that changed, again what is lost, and go back", async () => {
  const s3 = await startS3();
  endings.push(() => s3.close());
  const location = { filesUrl: s3.url, databaseUrl: undefined };
  await importCafes("ouest", 1, { ...location, shardPlaces: 80 });
  await importCafes("est", 7, location);
  const places = join(folder, "server", "places");
  const mirror = startPlacesMirror({ folder: places, ...location, log: () => {}, pollMs: 50 });
  endings.push(() => mirror.stop());
  await vi.waitFor(async () => expect(await readShards(places)).toHaveLength(2), PATIENT);
  const index = await follow(places);
  expect(await find(index, "cafe ouest 7")).toBe("Café ouest 7");

  s3.requests.length = 0;
  await importCafes("est", 7, { ...location, count: 61 });
  await vi.waitFor(() => expect(index.inUse().generation).toBe(3), PATIENT);
  expect(await find(index, "cafe est 60")).toBe("Café est 60");
  const moved = s3.requests.filter((request) => /shard-/.test(request) && !request.startsWith("HEAD"));
  expect(moved.filter((request) => !/shard-\d-3/.test(request))).toEqual([]);
  expect(moved).not.toEqual([]);

  const [west] = await readShards(places);
  await rm(join(places, west!.file));
  await vi.waitFor(() => stat(join(places, west!.file)), PATIENT);

  await undoImport({ dataDir, ...location });
  await vi.waitFor(async () => expect(await find(index, "cafe est 60")).not.toBe("Café est 60"), PATIENT);
  expect(await listSources({ dataDir, ...location })).toHaveLength(2);
});
