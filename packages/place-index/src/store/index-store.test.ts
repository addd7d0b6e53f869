import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aPoi } from "../conformance/places.ts";
import { type FollowedPlaceIndex, followPlaceIndex } from "./follow-place-index.ts";
import { indexStore } from "./index-store.ts";
import { MANIFEST_FILE, publishManifest, readManifest } from "./manifest.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-store-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const source = {
  name: "test",
  origin: "",
  importedAt: "2026-11-20T08:00:00Z",
  attribution: "",
  placeCount: 0,
};

/** Publishes three places whose source says the generation, so that a mixed answer shows. */
async function publish(
  into: string,
  databaseUrl: string | undefined,
  { isTidied = true, names = ["Café Un", "Café Deux", "Café Trois"] } = {},
): Promise<string> {
  const previous = await readManifest(into);
  const generation = (previous?.generation ?? 0) + 1;
  const store = indexStore(into, databaseUrl);
  const index = store.nameFor(generation, previous?.index ?? null);
  const writer = await store.createWriter(index);
  await writer.add(
    source,
    names.map((name) => aPoi(name, "cafe", { source: `g${generation}` })),
  );
  await writer.finish();
  await publishManifest(into, { version: 1, generation, index, sources: [] });
  if (isTidied) await store.tidy(index, previous?.index ?? null);
  return index;
}

async function generationsSeen(index: FollowedPlaceIndex): Promise<string[]> {
  const { places } = await index.searchText({ text: "café", limit: 20, language: "fr" });
  return [...new Set(places.map((place) => place.source))];
}

test("a manifest that names a database is refused with what to do when none is set", async () => {
  await publishManifest(folder, { version: 1, generation: 1, index: "postgres-abc_1", sources: [] });
  await expect(followPlaceIndex(folder)).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: expect.stringMatching(/DATABASE_URL is not set\. Set it, or .*npm run import -- --rebuild/),
  });
});

describe.skipIf(!isPostgresInstalled())("in PostgreSQL (skipped where none is installed)", () => {
  let server: PostgresServer;
  let databaseUrl: string;
  let index: FollowedPlaceIndex | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  });
  beforeEach(async () => {
    // The result counts here, not the time: the machine may be busy.
    databaseUrl = `${await server.newDatabase()}?query_timeout=60000`;
  });
  afterEach(async () => {
    await index?.close();
    index = undefined;
  });
  afterAll(() => server.remove());

  test("readers turn from a file to the database and back", async () => {
    await publish(folder, undefined);
    index = await followPlaceIndex(folder, { databaseUrl });
    expect(await generationsSeen(index)).toEqual(["g1"]);
    expect(await publish(folder, databaseUrl)).toMatch(/^postgres-[0-9a-f]{8}_2$/);
    await index.refresh();
    expect(await generationsSeen(index)).toEqual(["g2"]);
    expect(await publish(folder, undefined)).toBe("index-3.sqlite");
    await index.refresh();
    expect(await generationsSeen(index)).toEqual(["g3"]);
  });

  test("reads during 10 swaps: none fails, although replaced indexes are deleted at once", async () => {
    await publish(folder, databaseUrl);
    // Notices come late, so calls meet tables that are gone.
    index = await followPlaceIndex(folder, { databaseUrl, pollMs: 60_000 });
    const followed = index;
    let isOver = false;
    let runs = 0;
    const violations: unknown[] = [];
    const reader = async () => {
      while (!isOver) {
        const seen = await generationsSeen(followed).catch((error: unknown) => [error, "failed"]);
        runs += 1;
        if (seen.length !== 1) violations.push(seen);
      }
    };
    const readers = [reader(), reader(), reader()];
    for (let swap = 0; swap < 10; swap++) {
      const before = runs;
      await publish(folder, databaseUrl);
      // A busy machine swaps faster than it reads.
      await vi.waitFor(() => expect(runs).toBeGreaterThan(before + 1), 20_000);
    }
    isOver = true;
    await Promise.all(readers);
    console.log(
      JSON.stringify({ fault: "tables dropped under reads", runs, violations: violations.length, swaps: 10 }),
    );
    expect(violations).toEqual([]);
    expect(runs).toBeGreaterThan(10);
    expect(await generationsSeen(index)).toEqual(["g11"]);
  });

  test("folders that share a database keep apart, and each keeps one index", async () => {
    const other = join(folder, "other");
    const { mkdir } = await import("node:fs/promises");
    await mkdir(other);
    const kept = await publish(other, databaseUrl);
    for (let i = 0; i < 3; i++) await publish(folder, databaseUrl);
    index = await followPlaceIndex(other, { databaseUrl });
    expect(index.inUse().generation).toBe(1);
    expect(await generationsSeen(index)).toEqual(["g1"]);
    await indexStore(other, databaseUrl).tidy(null, kept);
    const gone = { name: "PlaceIndexError", code: "NOT_FOUND" };
    await expect(index.describe()).rejects.toMatchObject(gone);
    await expect(generationsSeen(index)).rejects.toMatchObject(gone);
  });

  test("a writer that is cut off leaves nothing, and the index before it stays", async () => {
    await publish(folder, databaseUrl);
    index = await followPlaceIndex(folder, { databaseUrl });
    const store = indexStore(folder, databaseUrl);
    const writer = await store.createWriter(store.nameFor(2, (await readManifest(folder))!.index));
    await writer.add(
      source,
      Array.from({ length: 3_000 }, (_, i) => aPoi(`Café ${i}`)),
    );
    const stopped = new Error("stopped by hand");
    const finished = writer.finish((share) => {
      if (share > 0.3) throw stopped;
    });
    await expect(finished).rejects.toBe(stopped);
    await writer.abort();
    expect(await generationsSeen(index)).toEqual(["g1"]);
    const names: string[] = [];
    const { dropPostgresIndexes } = await import("../postgres/index.ts");
    await dropPostgresIndexes(databaseUrl, (name) => names.push(name) < 0);
    expect(names).toHaveLength(1);
  });

  test("what imports leave that were killed before they published, the next one removes", async () => {
    const store = indexStore(folder, databaseUrl);
    const killed = await publish(folder, databaseUrl);
    // As if the first import, and then that of another generation, had never come to the manifest.
    await rm(join(folder, MANIFEST_FILE));
    await publishManifest(folder, { version: 1, generation: 1, index: null, sources: [] });
    await publish(folder, databaseUrl, { isTidied: false });
    await rm(join(folder, MANIFEST_FILE));
    expect(store.nameFor(1, null)).toBe(killed);
    expect(await publish(folder, databaseUrl, { names: ["Café Neuf"] })).toBe(killed);
    index = await followPlaceIndex(folder, { databaseUrl });
    expect(await index.describe()).toMatchObject({ placeCount: 1 });
    const kept: string[] = [];
    const { dropPostgresIndexes } = await import("../postgres/index.ts");
    await dropPostgresIndexes(databaseUrl, (name) => kept.push(name) < 0);
    expect(kept.map((name) => `postgres-${name}`)).toEqual([killed]);
    // A word that somebody damaged is no word.
    await writeFile(join(folder, "database-word"), "../../etc\n");
    expect(store.nameFor(1, null)).toMatch(/^postgres-[0-9a-f]{8}_1$/);
  });

  test("a database that is down fails calls and no opening; calls are answered when it is back", async () => {
    await publish(folder, databaseUrl);
    await server.stop();
    try {
      index = await followPlaceIndex(folder, { databaseUrl });
      const down = { name: "PlaceIndexError", code: "UNAVAILABLE" };
      await expect(generationsSeen(index)).rejects.toMatchObject(down);
      await expect(index.describe()).rejects.toMatchObject(down);
    } finally {
      await server.restart();
    }
    expect(await generationsSeen(index)).toEqual(["g1"]);
  });

  test("a whole list of records comes back for reports", async () => {
    const name = await publish(folder, databaseUrl);
    const found: string[] = [];
    for await (const { names } of indexStore(folder, databaseUrl).records(name)) found.push(names.default);
    expect(found.sort()).toEqual(["Café Deux", "Café Trois", "Café Un"]);
  });

  test.each([
    [
      "a database that is not there",
      () => databaseUrl.replace("?", "_none?"),
      /does not have this database: .*test_/,
    ],
    [
      "a server that is not there",
      () => "postgresql://u@127.0.0.1:1/none",
      /does not answer: .*ECONNREFUSED/,
    ],
  ])("reports %s in a sentence", async (_, url, message) => {
    const store = indexStore(folder, url());
    const writer = await store.createWriter("postgres-abc_1");
    await writer.add(source, [aPoi("Café")]);
    await expect(writer.finish()).rejects.toThrow(message);
    await writer.abort();
  });

  test("an import into a copy of the folder leaves the places of the original alone", async () => {
    await publish(folder, databaseUrl);
    const copy = await mkdtemp(join(tmpdir(), "lieudit-copy-"));
    await cp(folder, copy, { recursive: true });
    index = await followPlaceIndex(folder, { databaseUrl });
    await publish(copy, databaseUrl);
    await publish(copy, databaseUrl);
    expect(await generationsSeen(index)).toEqual(["g1"]);
    await publish(folder, databaseUrl);
    await index.refresh();
    expect(await generationsSeen(index)).toEqual(["g2"]);
    await rm(copy, { recursive: true });
  });
});
