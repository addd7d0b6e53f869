import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runWithSources } from "@lieudit/place-index";
import { replaceLiveValues } from "@lieudit/place-index/live";
import { dropPostgresIndexes } from "@lieudit/place-index/postgres";
import { followPlaceIndex, readManifest } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importList } from "./import-list.ts";
import { type ImportOptions, importPlaces } from "./import-places.ts";
import type { OsmElement } from "./osm/osm-element.ts";
import { dataBlob, headerBlob } from "./osm/pbf-writer.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { removeSource } from "./remove-source.ts";
import { findReplacedPlaces } from "./store/find-replaced-places.ts";

describe.skipIf(!isPostgresInstalled())("into PostgreSQL (skipped where none is installed)", () => {
  let server: PostgresServer;
  let databaseUrl: string;
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  beforeEach(async () => {
    // Correctness matters here, not speed: the machine may be busy.
    databaseUrl = `${await server.newDatabase()}?query_timeout=60000`;
    folder = await mkdtemp(join(tmpdir(), "import-postgres-"));
    dataDir = join(folder, "data");
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const places = () => join(dataDir, "places");
  const station = (id: number): OsmElement => ({
    type: "node",
    id,
    latitude: 43.7 + id / 10_000,
    longitude: 7.4,
    tags: { amenity: "fuel", name: `Station ${id}` },
  });

  async function run(count: number, options: Partial<ImportOptions> = {}) {
    const path = join(folder, "town.osm.pbf");
    const stations = Array.from({ length: count }, (_, i) => station(i + 1));
    const header = headerBlob({ timestamp: 1_767_323_045, bounds: [7.3, 43.6, 7.5, 43.8] });
    await writeFile(path, Buffer.concat([header, dataBlob(stations)]));
    const defaults = { basemap: false, roads: false, graceMs: 0 };
    return importPlaces({ files: [path], dataDir, databaseUrl, ...defaults, ...options });
  }

  /** Finds stations by the word that all their names contain. */
  async function findStations(url: string | undefined = databaseUrl): Promise<PlaceRecord[]> {
    const index = await followPlaceIndex(places(), { databaseUrl: url });
    try {
      return (await index.searchText({ text: "station", limit: 20, language: "fr" })).places;
    } finally {
      await index.close();
    }
  }

  /** Names of the indexes in the database. */
  async function listIndexes(): Promise<string[]> {
    const names: string[] = [];
    await dropPostgresIndexes(databaseUrl, (name) => names.push(name) < 0);
    return names;
  }

  test("an import replaces the index in the database, with patches; removing the last source removes it", async () => {
    await run(2);
    const patch = join(folder, "facts.jsonl");
    await writeFile(patch, '{"osm": "node/1", "set": {"names": {"default": "Station du Port"}}}\n');
    const report = await run(3, { patch });
    expect(report.indexedCount).toBe(3);
    expect((await findStations()).map(({ names }) => names.default).sort()).toEqual([
      "Station 2",
      "Station 3",
      "Station du Port",
    ]);
    expect(await listIndexes()).toEqual([expect.stringMatching(/^[0-9a-f]{8}_2$/)]);
    expect((await readdir(places())).filter((name) => name.startsWith("index"))).toEqual([]);
    await removeSource({ dataDir, databaseUrl, name: "town", graceMs: 0 });
    expect(await findStations()).toEqual([]);
    expect(await listIndexes()).toEqual([]);
  });

  test("live prices are shown for places of the database", async () => {
    await run(2);
    const [place] = await findStations();
    const updateTime = "2026-05-01T08:00:00Z";
    const prices = [
      { type: "SP95" as const, price: { currencyCode: "EUR", units: "1", nanos: 0 }, updateTime },
    ];
    await replaceLiveValues(places(), "fuel", new Map([[place!.id, { prices }]]));
    const [now] = (await findStations()).filter(({ id }) => id === place!.id);
    expect(now?.facts.fuelOptions?.fuelPrices).toEqual(prices);
  });

  test("if the database fails while the index is sent, existing places are kept, with one sentence", async () => {
    await run(2);
    let hasGone = false;
    const failed = run(4_000, {
      onProgress({ phase, share }) {
        if (phase !== "index" || share < 0.5 || hasGone) return;
        hasGone = true;
        void server.kill();
      },
    });
    await expect(failed).rejects.toMatchObject({
      name: "ImportError",
      code: "STORE",
      message: expect.stringMatching(/^The database .*\. Nothing was changed; existing places are kept\.$/),
    });
    await server.restart();
    expect(await findStations()).toHaveLength(2);
    expect(await listIndexes()).toHaveLength(1);
    expect((await readManifest(places()))?.generation).toBe(1);
    expect((await readdir(places())).filter((name) => name.endsWith(".staging"))).toEqual([]);
  });

  test("an index moves from a file to the database and back without an extract", async () => {
    await run(3, { databaseUrl: undefined });
    expect(await rebuildIndex({ dataDir, databaseUrl, graceMs: 0 })).toBe(3);
    expect(await listIndexes()).toHaveLength(1);
    expect(await findStations()).toHaveLength(3);
    expect(await rebuildIndex({ dataDir, graceMs: 0 })).toBe(3);
    expect((await readManifest(places()))?.index).toBe("index-3.sqlite");
    expect(await findStations()).toHaveLength(3);
  });

  test("a rebuild in the empty folder of another server leaves the places alone, and an import warns", async () => {
    expect(await findReplacedPlaces(dataDir, databaseUrl)).toEqual([]);
    await run(2);
    expect(await findReplacedPlaces(dataDir, databaseUrl)).toEqual([]);
    const beside = join(folder, "beside");
    expect(await rebuildIndex({ dataDir: beside, databaseUrl })).toBe(0);
    expect(await readManifest(join(beside, "places"))).toBeNull();
    expect(await findReplacedPlaces(beside, databaseUrl)).toEqual(["town"]);
  });

  test("a private list stays private in the database and after a move to a file", async () => {
    await run(2);
    const file = join(folder, "own.csv");
    await writeFile(file, "id;nom;lat;lon\n1;Station secrète;43.7;7.4\n");
    const shared = { dataDir, databaseUrl, graceMs: 0 };
    await importList({ ...shared, file, isPrivate: true });
    const seen = async (sources: string[], url?: string) => {
      const found = await runWithSources(sources, () => findStations(url));
      return found.map(({ names }) => names.default).sort();
    };
    for (const url of [databaseUrl, undefined]) {
      await rebuildIndex({ ...shared, databaseUrl: url });
      expect(await seen([], url)).toEqual(["Station 1", "Station 2"]);
      expect(await seen(["town", "other"], url)).toEqual(["Station 1", "Station 2"]);
      expect(await seen(["own"], url)).toEqual(["Station 1", "Station 2", "Station secrète"]);
    }
  });
});
