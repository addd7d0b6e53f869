import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aPoi } from "../conformance/places.ts";
import { createSqlitePlaceIndexWriter } from "../sqlite/index.ts";
import { type FollowedPlaceIndex, followPlaceIndex } from "./follow-place-index.ts";
import { MANIFEST_FILE, publishManifest } from "./manifest.ts";

let folder: string;
let index: FollowedPlaceIndex | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-follow-"));
});
afterEach(async () => {
  await index?.close();
  index = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Every record of a generation says so in its source, so that a mixed answer shows. */
async function publish(generation: number): Promise<void> {
  const file = `index-${generation}.sqlite`;
  const writer = createSqlitePlaceIndexWriter(join(folder, file));
  const description = {
    name: "test",
    origin: "",
    importedAt: "2026-11-20T08:00:00Z",
    attribution: "",
    placeCount: 0,
  };
  const places = ["Un", "Deux", "Trois"].map((name) =>
    aPoi(`Café ${name}`, "cafe", { source: `g${generation}` }),
  );
  await writer.add(description, places);
  await writer.finish();
  const source = { ...description, file: `sources/test-${generation}.ndjson.gz` };
  await publishManifest(folder, { version: 1, generation, index: file, sources: [source] });
}

async function generationSeen(): Promise<string[]> {
  const { places } = await index!.searchText({ text: "café", limit: 20, language: "fr" });
  return [...new Set(places.map(({ source }) => source))];
}

test("finds nothing before the first import, and the imported places afterwards", async () => {
  index = await followPlaceIndex(folder);
  expect(await generationSeen()).toEqual([]);
  expect(await index.describe()).toEqual({ sources: [], placeCount: 0, countByKind: {} });
  expect(index.inUse()).toEqual({ generation: null, isBehind: false });
  await publish(1);
  await index.refresh();
  expect(await generationSeen()).toEqual(["g1"]);
});

test("notices a new manifest by itself", async () => {
  await publish(1);
  index = await followPlaceIndex(folder, { pollMs: 50 });
  await publish(2);
  await vi.waitFor(async () => expect(await generationSeen()).toEqual(["g2"]), { timeout: 10_000 });
});

test("a manifest without an index empties it", async () => {
  await publish(1);
  index = await followPlaceIndex(folder);
  await publishManifest(folder, { version: 1, generation: 2, index: null, sources: [] });
  await index.refresh();
  expect(await generationSeen()).toEqual([]);
});

test("reports an index that does not open once, and keeps the previous one", async () => {
  await publish(1);
  const problems: unknown[] = [];
  index = await followPlaceIndex(folder, { onProblem: (error) => problems.push(error), pollMs: 10 });
  await publishManifest(folder, { version: 1, generation: 2, index: "index-missing.sqlite", sources: [] });
  await vi.waitFor(() => expect(problems).toHaveLength(1), { timeout: 10_000 });
  await expect(index.refresh()).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await generationSeen()).toEqual(["g1"]);
  expect(problems).toHaveLength(1);
  expect(index.inUse()).toEqual({ generation: 1, isBehind: true });
  await publish(3);
  await index.refresh();
  expect(index.inUse()).toEqual({ generation: 3, isBehind: false });
});

test("a first manifest that cannot be read is an error at once", async () => {
  await writeFile(join(folder, MANIFEST_FILE), "{");
  await expect(followPlaceIndex(folder)).rejects.toMatchObject({ name: "PlaceIndexError", code: "BROKEN" });
});

test("starts with a broken first manifest if asked to, and recovers when it is repaired", async () => {
  await publish(1);
  await writeFile(join(folder, MANIFEST_FILE), "{");
  const problems: unknown[] = [];
  index = await followPlaceIndex(folder, {
    startsBroken: true,
    pollMs: 20,
    onProblem: (error) => problems.push(error),
  });
  await expect(index.describe()).rejects.toMatchObject({ code: "BROKEN" });
  expect(index.inUse()).toEqual({ generation: null, isBehind: true });
  expect(problems).toHaveLength(1);
  await publish(2);
  await vi.waitFor(async () => expect(await generationSeen()).toEqual(["g2"]), { timeout: 10_000 });
});

test("after closing it rejects with CLOSED", async () => {
  await publish(1);
  index = await followPlaceIndex(folder);
  await index.close();
  await expect(index.getPlace("place-Caf-Un")).rejects.toMatchObject({ code: "CLOSED" });
});

test("10,000 reads during 20 swaps: none fails, each is of one generation", {
  timeout: 120_000,
}, async () => {
  const READS = 10_000;
  const SWAPS = 20;
  await publish(0);
  index = await followPlaceIndex(folder);
  let violations = 0;
  let done = 0;
  let allowed = 0;
  const seen = new Set<string>();
  async function read(): Promise<void> {
    while (done < READS) {
      await vi.waitUntil(() => done < allowed || done >= READS, { timeout: 60_000, interval: 1 });
      done += 1;
      try {
        const generations = await generationSeen();
        if (generations.length !== 1) violations += 1;
        for (const generation of generations) seen.add(generation);
      } catch {
        violations += 1;
      }
    }
  }
  const readers = Promise.all(Array.from({ length: 16 }, read));
  // Half of a swap's reads run while it happens, half after it, however fast they are.
  const share = READS / (2 * SWAPS + 1);
  for (let swap = 1; swap <= SWAPS; swap++) {
    allowed += share;
    await publish(swap);
    await index.refresh();
    // The old file goes at once: open descriptors outlive it.
    await rm(join(folder, `index-${swap - 1}.sqlite`));
    allowed += share;
    await vi.waitUntil(() => done >= allowed, { timeout: 60_000, interval: 1 });
  }
  allowed = READS;
  await readers;
  console.info(
    JSON.stringify({ fault: "index swapped under reads", runs: done, violations, swaps: seen.size - 1 }),
  );
  expect(violations).toBe(0);
  expect(seen.size).toBe(SWAPS + 1);
});
