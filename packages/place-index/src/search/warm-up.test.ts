import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writePlaces } from "../../test/write-places.ts";
import { aPoi } from "../conformance/places.ts";
import { createSqlitePlaceIndexWriter } from "../sqlite/index.ts";
import { openReader } from "../sqlite/sqlite-reader.ts";
import type { IndexReader } from "./index-reader.ts";
import { runCall } from "./run-call.ts";
import { warmUp } from "./warm-up.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-warm-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function aReader(name: string, ...places: ReturnType<typeof aPoi>[]): Promise<IndexReader> {
  const path = join(folder, `${name}.sqlite`);
  await writePlaces(createSqlitePlaceIndexWriter(path), places);
  return openReader({ path });
}

test("an index that asked itself answers as before", async () => {
  const reader = await aReader("some", aPoi("Café des Moulins"), aPoi("Boulangerie du Port"), aPoi("Phare"));
  const ask = () =>
    runCall(reader, { method: "autocomplete", query: { input: "mou", limit: 5, language: "fr" } });
  const before = await ask();
  await warmUp(reader, { ms: Number.POSITIVE_INFINITY, placeCount: 3, keptCount: 2 });
  expect(await ask()).toEqual(before);
  expect(before.hits).toHaveLength(1);
  await reader.close();
});

test("an empty index gets no queries, nor does one without time", async () => {
  const reader = await aReader("none");
  let asked = 0;
  reader.candidates = async () => {
    asked += 1;
    return [];
  };
  await warmUp(reader, { ms: Number.POSITIVE_INFINITY, placeCount: 0, keptCount: 100 });
  await warmUp(reader, { ms: 0, placeCount: 100, keptCount: 100 });
  expect(asked).toBe(0);
  await reader.close();
});

test("an index that breaks or is closed meanwhile ends it, without an error", async () => {
  const reader = await aReader("closed", aPoi("Café"));
  await reader.close();
  await expect(
    warmUp(reader, { ms: Number.POSITIVE_INFINITY, placeCount: 1, keptCount: 1 }),
  ).resolves.toBeUndefined();
});
