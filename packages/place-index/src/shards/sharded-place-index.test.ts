import { copyFile, mkdtemp, open, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PlaceRecord } from "@lieudit/place-model";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { describePrivateSources } from "../../test/describe-private-sources.ts";
import { openInThisThread } from "../../test/open-in-this-thread.ts";
import { writePlaces } from "../../test/write-places.ts";
import { describePlaceIndex } from "../conformance/describe-place-index.ts";
import { aLocality, aPoi, HARBOUR } from "../conformance/places.ts";
import { isPartialSearch } from "../search/partial-results.ts";
import { readRecords } from "../sqlite/read-records.ts";
import { followPlaceIndex } from "../store/follow-place-index.ts";
import { publishManifest } from "../store/manifest.ts";
import type { ShardList } from "./shard-file.ts";
import { openShardedPlaceIndex, type ShardedPlaceIndex } from "./sharded-place-index.ts";
import { openReader } from "./sharded-reader.ts";
import { createShardedPlaceIndexWriter } from "./sharded-writer.ts";

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-shards-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeShards(
  records: readonly PlaceRecord[],
  { at = join(folder, `${++made}`), generation = 1, maxPlaces = 1, threads = 0, previous }: Written = {},
): Promise<{ path: string; at: string; shards: ShardList }> {
  const path = join(at, `index-${generation}.sqlite`);
  const writer = createShardedPlaceIndexWriter(path, { generation, maxPlaces, threads, previous });
  await writePlaces(writer, records);
  return { path, at, shards: writer.listShards() };
}

interface Written {
  at?: string;
  generation?: number;
  maxPlaces?: number;
  threads?: number;
  previous?: ShardList;
}

// A shard for each cell that has a place.
describePlaceIndex("shards", {
  makeIndex: async (records) => openShardedPlaceIndex((await writeShards(records)).path),
  makeIndexHere: async (records) =>
    openInThisThread(await openReader({ path: (await writeShards(records)).path })),
});

describePrivateSources("shards", {
  makeIndex: async (records) => openShardedPlaceIndex((await writeShards(records)).path),
  makeReader: async (records) => openReader({ path: (await writeShards(records)).path }),
});

const SOURCE = {
  name: "test",
  origin: "test",
  attribution: "",
  placeCount: 0,
  importedAt: "2026-11-20T00:00:00Z",
};
const EAST = { latitude: HARBOUR.latitude, longitude: HARBOUR.longitude + 3 };
const WEST_TOWN = Array.from({ length: 150 }, (_, i) =>
  aPoi(`Ouest ${i}`, "cafe", { popularity: i / 1_000 }),
);
const EAST_TOWN = Array.from({ length: 150 }, (_, i) =>
  aPoi(`Est ${i}`, "cafe", { popularity: i / 1_000, location: EAST }),
);
const RECORDS = [
  ...WEST_TOWN,
  ...EAST_TOWN,
  aLocality("Port-Valbrune", { popularity: 0.8 }),
  aLocality("Levantin", { popularity: 0.7, location: EAST, address: { locality: "Levantin" } }),
];
const TEXT = { language: "fr", limit: 5 };

/** Overwrites the middle of a file. */
async function damage(path: string): Promise<void> {
  const { size } = await stat(path);
  const file = await open(path, "r+");
  await file.write(Buffer.alloc(size - 200, 0x5a), 0, size - 200, 100);
  await file.close();
}

describe("publishing again", () => {
  test("keeps the file of a region whose places are the same", async () => {
    const first = await writeShards(RECORDS, { maxPlaces: 200 });
    expect(first.shards.files.map(({ placeCount }) => placeCount)).toEqual([151, 151]);
    const changed = [...RECORDS, aPoi("Est neuf", "bar", { location: EAST, popularity: 0.99 })];
    const options = { at: first.at, generation: 2, maxPlaces: 200, previous: first.shards };
    const second = await writeShards(changed, options);
    expect(second.shards.files[0]).toEqual(first.shards.files[0]);
    expect(second.shards.files[1]).toMatchObject({
      generation: 2,
      placeCount: 152,
      file: "shard-2-2.sqlite",
    });
    const index = await openShardedPlaceIndex(second.path);
    try {
      // The new place has the rank of an old one.
      const { places } = await index.searchText({ ...TEXT, text: "ouest" });
      expect(places[0]?.names.default).toBe("Ouest 149");
      expect((await index.searchText({ ...TEXT, text: "est neuf" })).places[0]?.names.default).toBe(
        "Est neuf",
      );
    } finally {
      await index.close();
    }
  });

  test.each(["missing", "damaged"])("builds a file again that is %s", async (how) => {
    const { at, shards } = await writeShards(RECORDS, { maxPlaces: 200 });
    const path = join(at, shards.files[0]!.file);
    if (how === "missing") await rm(path);
    else await damage(path);
    const options = { at, generation: 2, maxPlaces: 200, previous: shards };
    const { files } = (await writeShards(RECORDS, options)).shards;
    expect(files).toEqual([
      { ...shards.files[0]!, file: "shard-1-2.sqlite", generation: 2 },
      shards.files[1],
    ]);
  });

  test("cuts a region that has grown, and keeps the others", async () => {
    const first = await writeShards(RECORDS, { maxPlaces: 200 });
    const north = { ...EAST, latitude: EAST.latitude + 1 };
    const more = Array.from({ length: 100 }, (_, i) => aPoi(`Nord ${i}`, "bar", { location: north }));
    const options = { at: first.at, generation: 2, maxPlaces: 200, previous: first.shards };
    const { files } = (await writeShards([...RECORDS, ...more], options)).shards;
    expect(files.map(({ number, placeCount }) => [number, placeCount])).toEqual([
      [1, 151],
      [3, 151],
      [4, 100],
    ]);
    expect(files[0]).toEqual(first.shards.files[0]);
  });

  test("each record is read once", async () => {
    const { path, shards } = await writeShards(RECORDS, { maxPlaces: 40 });
    const ids = Array.from(readRecords(path, shards), ({ id }) => id);
    expect(ids.sort()).toEqual(RECORDS.map(({ id }) => id).sort());
  });

  test("builds shards in threads of their own", async () => {
    const { shards } = await writeShards(RECORDS, { maxPlaces: 200, threads: 2 });
    expect(shards.files.map(({ placeCount }) => placeCount)).toEqual([151, 151]);
  });

  test("threads rest while their gate is closed", async () => {
    const restGate = new Int32Array(new SharedArrayBuffer(4)).fill(1);
    const path = join(folder, "resting", "index-1.sqlite");
    const writer = createShardedPlaceIndexWriter(path, {
      generation: 1,
      maxPlaces: 200,
      threads: 2,
      restGate,
    });
    const shares: number[] = [];
    await writer.add(SOURCE, RECORDS);
    const finished = writer.finish((share) => shares.push(share));
    // Each of the two threads says how far it is, and then rests.
    await expect.poll(() => shares.length, { timeout: 20_000 }).toBe(2);
    await wait(1_000);
    expect(shares).toHaveLength(2);
    Atomics.store(restGate, 0, 0);
    Atomics.notify(restGate, 0);
    await finished;
    expect(shares.at(-1)).toBe(1);
  });

  test("removes what it wrote when the import is stopped", async () => {
    const path = join(folder, "stopped", "index-1.sqlite");
    const writer = createShardedPlaceIndexWriter(path, { generation: 1, maxPlaces: 200, threads: 0 });
    await writer.add(SOURCE, RECORDS);
    await writer.abort();
    await expect(stat(`${path}.staging`)).rejects.toThrow();
  });
});

describe("a shard that cannot be read", () => {
  async function search(index: ShardedPlaceIndex, text: string) {
    const { signal } = new AbortController();
    const { places, isPartial = false } = await index.searchText({ ...TEXT, text }, signal);
    expect(isPartialSearch(signal)).toBe(isPartial);
    return { names: places.map(({ names }) => names.default), isPartial };
  }

  test.each([1, 0])("takes only its own places away, with %i threads", async (readerThreads) => {
    const { path, at, shards } = await writeShards(RECORDS, { maxPlaces: 200 });
    const east = join(at, shards.files[1]!.file);
    await copyFile(east, `${east}.copy`);
    const index = await openShardedPlaceIndex(path, { readerThreads });
    try {
      expect((await search(index, "est 12")).names[0]).toBe("Est 12");
      await damage(east);
      // Most pages are in memory. A new index has none.
      const fresh = await openShardedPlaceIndex(path, { readerThreads });
      try {
        expect(await search(fresh, "ouest 12")).toMatchObject({
          names: expect.arrayContaining(["Ouest 12"]),
        });
        expect(await search(fresh, "est 12")).toMatchObject({ isPartial: true });
        expect(await search(fresh, "cafe est 9")).toMatchObject({ isPartial: true });
        expect(fresh.listLostFiles()).toEqual([shards.files[1]!.file]);
        const [west, lost] = [WEST_TOWN[12]!, EAST_TOWN[12]!];
        expect(await fresh.getPlace(west.id)).toEqual(west);
        await expect(fresh.getPlace(lost.id)).rejects.toMatchObject({ code: "UNAVAILABLE" });
        const nearby = { radiusMetres: 1_000, limit: 5, rank: "DISTANCE" as const };
        expect(await fresh.searchNearby({ ...nearby, center: HARBOUR })).toHaveLength(5);
        const { signal } = new AbortController();
        expect(await fresh.searchNearby({ ...nearby, center: EAST }, signal)).toEqual([]);
        expect(isPartialSearch(signal)).toBe(true);
        expect(fresh.hasRepairedFile()).toBe(false);
        await rename(`${east}.copy`, east);
        expect(fresh.hasRepairedFile()).toBe(true);
      } finally {
        await fresh.close();
      }
    } finally {
      await index.close();
    }
  });

  test("comes back to a server when it is repaired", async () => {
    const { path, at, shards } = await writeShards(RECORDS, { maxPlaces: 200 });
    const manifest = { version: 1 as const, generation: 1, index: basename(path), shards, sources: [] };
    await publishManifest(at, manifest);
    const [, east] = shards.files;
    await rename(join(at, east!.file), join(at, "copy"));
    const index = await followPlaceIndex(at, { pollMs: 20 });
    try {
      expect(index.inUse()).toEqual({ generation: 1, isBehind: false, lostFiles: [east!.file] });
      await rename(join(at, "copy"), join(at, east!.file));
      await vi.waitFor(() => expect(index.inUse().lostFiles).toEqual([]), { timeout: 10_000 });
      expect(await index.getPlace(EAST_TOWN[12]!.id)).toEqual(EAST_TOWN[12]);
    } finally {
      await index.close();
    }
  });

  test("is left out when it is missing at the start", async () => {
    const { path, at, shards } = await writeShards(RECORDS, { maxPlaces: 200 });
    await rm(join(at, shards.files[0]!.file));
    const index = await openShardedPlaceIndex(path);
    try {
      expect(index.listLostFiles()).toEqual([shards.files[0]!.file]);
      expect(await search(index, "est 12")).toMatchObject({ names: expect.arrayContaining(["Est 12"]) });
      expect((await search(index, "ouest 12")).isPartial).toBe(true);
      // All towns are in the head.
      expect((await search(index, "port valbrune")).names[0]).toBe("Port-Valbrune");
    } finally {
      await index.close();
    }
  });

  test("keeps an index from opening if it is the head", async () => {
    const { path } = await writeShards(RECORDS, { maxPlaces: 200 });
    await damage(path);
    await expect(openShardedPlaceIndex(path)).rejects.toMatchObject({ code: "BROKEN" });
  });
});
