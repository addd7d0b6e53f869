import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { PlaceIndex } from "@lieudit/place-index";
import { openShardedPlaceIndex, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCluster, type Cluster } from "./build-cluster.ts";
import { createClusterQuestions } from "./cluster-questions.ts";
import { compareIndexes } from "./compare-indexes.ts";

const PLACES = 6_000;
const SEED = 20_261_130;

let folder: string;
let cluster: Cluster;
let one: PlaceIndex;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-cluster-"));
  cluster = await buildCluster(folder, { places: PLACES, seed: SEED, shardPlaces: 1_200, threads: 0 });
  one = await openSqlitePlaceIndex(cluster.onePath, { readerThreads: 0 });
}, 120_000);
afterAll(async () => {
  await one.close();
  await rm(folder, { recursive: true, force: true });
});

test("shards have the first results of one index", { timeout: 120_000 }, async () => {
  expect(cluster.shards.files.length).toBeGreaterThan(4);
  const shards = await openShardedPlaceIndex(cluster.headPath, { readerThreads: 0 });
  try {
    const comparisons = await compareIndexes(one, shards, createClusterQuestions(PLACES, SEED, 1_000));
    for (const { name, count, sameCount } of comparisons) {
      expect(count, name).toBe(1_000);
      expect(sameCount, name).toBeGreaterThanOrEqual(990);
    }
  } finally {
    await shards.close();
  }
});

test("without a shard, each other result is marked as partial", { timeout: 120_000 }, async () => {
  const [lost] = cluster.shards.files.toSorted((a, b) => b.placeCount - a.placeCount);
  await rm(join(dirname(cluster.headPath), lost!.file));
  const shards = await openShardedPlaceIndex(cluster.headPath, { readerThreads: 0 });
  try {
    const comparisons = await compareIndexes(one, shards, createClusterQuestions(PLACES, SEED, 200));
    for (const { name, count, sameCount, unmarkedCount } of comparisons) {
      expect(sameCount, name).toBeLessThan(count);
      // The differences that the test above allows are not due to the shard.
      expect(unmarkedCount, name).toBeLessThanOrEqual(2);
    }
  } finally {
    await shards.close();
  }
});

test("a shard that is left out without the mark is found", { timeout: 120_000 }, async () => {
  const head = new DatabaseSync(cluster.headPath);
  const [largest] = cluster.shards.files.toSorted((a, b) => b.placeCount - a.placeCount);
  head.prepare("delete from shard where number = ?").run(largest!.number);
  head.close();
  const shards = await openShardedPlaceIndex(cluster.headPath, { readerThreads: 0 });
  try {
    const comparisons = await compareIndexes(one, shards, createClusterQuestions(PLACES, SEED, 200));
    for (const { name, unmarkedCount } of comparisons) expect(unmarkedCount, name).toBeGreaterThan(2);
  } finally {
    await shards.close();
  }
});
