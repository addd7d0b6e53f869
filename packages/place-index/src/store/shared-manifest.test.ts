import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aPlaceRecord } from "@lieudit/test-kit";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type FollowedPlaceIndex, followPlaceIndex } from "./follow-place-index.ts";
import { indexStore } from "./index-store.ts";
import { type PlacesManifest, publishManifest } from "./manifest.ts";
import { publishShared } from "./shared-manifest.ts";

const RECORD = aPlaceRecord();
const EMPTY: PlacesManifest = { version: 1, generation: 0, index: null, sources: [] };

describe.skipIf(!isPostgresInstalled())("a server with an empty folder, over a database with places", () => {
  let server: PostgresServer;
  let databaseUrl: string;
  let importer: string;
  let empty: string;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.remove());
  beforeEach(async () => {
    databaseUrl = await server.newDatabase();
    [importer, empty] = ["importer", "empty"].map((name) =>
      mkdtempSync(join(tmpdir(), `lieudit-shared-${name}-`)),
    ) as [string, string];
  });
  afterEach(() => {
    for (const folder of [importer, empty]) rmSync(folder, { recursive: true });
  });

  /** Writes an index of one place as an import does, and removes the previous one. */
  async function importPlaces(previous: PlacesManifest, name: string): Promise<PlacesManifest> {
    const store = indexStore(importer, databaseUrl);
    const generation = previous.generation + 1;
    const index = store.nameFor(generation, previous.index);
    const writer = await store.createWriter(index);
    const source = { name: "test", origin: "test", attribution: "", placeCount: 1 };
    await writer.add({ ...source, importedAt: "2026-11-09T10:00:00Z" }, [
      { ...RECORD, names: { default: name } },
    ]);
    await writer.finish();
    const manifest = { ...EMPTY, generation, index };
    await publishManifest(importer, manifest);
    return manifest;
  }

  async function follow(folder: string): Promise<FollowedPlaceIndex> {
    const places = await followPlaceIndex(folder, { databaseUrl, onProblem: () => {} });
    onTestFinished(() => places.close());
    return places;
  }

  const getName = async (places: FollowedPlaceIndex) => (await places.getPlace(RECORD.id))?.names.default;

  test("finds them, follows the next import, and has none when the last source is removed", async () => {
    const first = await importPlaces(EMPTY, "First");
    await publishShared(databaseUrl, first, EMPTY);
    const places = await follow(empty);
    expect([await getName(places), places.inUse().generation]).toEqual(["First", 1]);

    const second = await importPlaces(first, "Second");
    await publishShared(databaseUrl, second, first);
    await indexStore(importer, databaseUrl).tidy(second.index, first.index);
    // Its index is gone, so it looks at once.
    expect(await getName(places)).toBe("Second");

    await publishShared(databaseUrl, { ...EMPTY, generation: 3 }, second);
    await places.refresh();
    expect(await getName(places)).toBeUndefined();
    expect(readdirSync(empty)).toEqual([]);
  });

  test("finds those of an earlier version once a server of their folder has started", async () => {
    await importPlaces(EMPTY, "First");
    const places = await follow(empty);
    expect(await getName(places)).toBeUndefined();
    expect(await getName(await follow(importer))).toBe("First");
    await expect.poll(() => getName(places), { timeout: 10_000 }).toBe("First");
  });

  test("starts without the database, and finds them when it responds", async () => {
    await publishShared(databaseUrl, await importPlaces(EMPTY, "First"), EMPTY);
    await server.stop();
    try {
      const places = await follow(empty);
      await expect(places.getPlace(RECORD.id)).rejects.toMatchObject({ code: "UNAVAILABLE" });
      await server.restart();
      await expect.poll(() => getName(places).catch(() => undefined), { timeout: 15_000 }).toBe("First");
    } finally {
      await server.restart();
    }
  });
});
