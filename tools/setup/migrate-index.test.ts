import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { SHARD_VERSION, signSchema } from "../../packages/place-index/src/sqlite/schema.ts";
import { isIndexOutdated } from "./migrate-index.mjs";

const folder = mkdtempSync(join(tmpdir(), "lieudit-index-move-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['{"version": 1, "generation": 3, "index": "postgres-0a1b2c3d_3", "sources": []}', true],
  ['{"version": 1, "generation": 3, "index": null, "sources": []}', false],
  ["damaged", false],
])("the index of %s is rebuilt: %s", (manifest, isRebuilt) => {
  const places = mkdtempSync(join(folder, "places-"));
  writeFileSync(join(places, "current.json"), manifest);
  expect(isIndexOutdated(places)).toBe(isRebuilt);
});

test("an index that another version wrote is rebuilt; one of this version, a damaged one and none are not", async () => {
  const places = mkdtempSync(join(folder, "places-"));
  expect(isIndexOutdated(places)).toBe(false);
  const path = join(places, "index-1.sqlite");
  await createSqlitePlaceIndexWriter(path).finish();
  writeFileSync(
    join(places, "current.json"),
    JSON.stringify({ version: 1, generation: 1, index: "index-1.sqlite", sources: [] }),
  );
  expect(isIndexOutdated(places)).toBe(false);
  const index = new DatabaseSync(path);
  index.exec("pragma user_version = 1");
  index.close();
  expect(isIndexOutdated(places)).toBe(true);
  writeFileSync(path, "damaged");
  expect(isIndexOutdated(places)).toBe(false);
});

test("an index of a later version is rebuilt, unless another server has published it for all", async () => {
  const places = mkdtempSync(join(folder, "places-"));
  const path = join(places, "index-1.sqlite");
  await createSqlitePlaceIndexWriter(path).finish();
  const manifest = { version: 1, generation: 1, index: "index-1.sqlite", sources: [] };
  writeFileSync(join(places, "current.json"), JSON.stringify(manifest));
  const index = new DatabaseSync(path);
  index.exec("pragma user_version = 999");
  index.close();
  expect(isIndexOutdated(places)).toBe(true);
  vi.stubEnv("FILES_URL", "s3://key:secret@127.0.0.1:1/bucket");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(isIndexOutdated(places)).toBe(false);
});

test("an index in shards of this version is not rebuilt, one of another version is", async () => {
  const places = mkdtempSync(join(folder, "places-"));
  const head = join(places, "index-1.sqlite");
  const sign = (version: number) => {
    const index = new DatabaseSync(head);
    signSchema(index, version);
    index.close();
  };
  const shards = { maxPlaces: 1_000, files: [] };
  const manifest = { version: 1, generation: 1, index: "index-1.sqlite", shards, sources: [] };
  writeFileSync(join(places, "current.json"), JSON.stringify(manifest));
  sign(SHARD_VERSION);
  expect(isIndexOutdated(places)).toBe(false);
  sign(SHARD_VERSION - 1);
  expect(isIndexOutdated(places)).toBe(true);
});
