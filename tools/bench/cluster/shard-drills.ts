import { copyFile, mkdir, open, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readFileDigest } from "@lieudit/files";
import type { PlaceIndex } from "@lieudit/place-index";
import { createShardedPlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { followPlaceIndex, type PlacesManifest, publishManifest } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { percentiles } from "../measure/percentiles.ts";
import { syntheticPlaces } from "../places/synthetic-places.ts";
import type { Cluster } from "./build-cluster.ts";
import type { ClusterClass, ClusterQuestion } from "./cluster-questions.ts";
import { type Comparison, compareIndexes } from "./compare-indexes.ts";

export interface LossReport {
  /** Questions whose results are all in other shards, and those of them with the same results. */
  elsewhereCount: number;
  elsewhereSameCount: number;
  /** Questions with other results than before that are not marked as partial. */
  unmarkedCount: number;
  /** The longest time of any question while the shard was damaged, in ms. */
  maxMs: number;
  /** From the repair until all shards answer again, in ms. */
  repairMs: number;
}

/** Publishes the shards of a cluster as a server follows them. */
export async function publishCluster({ headPath, shards }: Cluster): Promise<PlacesManifest> {
  const manifest: PlacesManifest = {
    version: 1,
    generation: 1,
    index: "index-1.sqlite",
    shards,
    sources: [],
  };
  await publishManifest(dirname(headPath), manifest);
  return manifest;
}

/** Overwrites a shard under a server that reads it, and repairs it. */
export async function measureLoss(
  cluster: Cluster,
  questions: Record<ClusterClass, readonly ClusterQuestion[]>,
): Promise<LossReport> {
  const folder = dirname(cluster.headPath);
  const [lost] = cluster.shards.files.toSorted((a, b) => b.placeCount - a.placeCount);
  const path = join(folder, lost!.file);
  const one = await openSqlitePlaceIndex(cluster.onePath, { readerThreads: 0 });
  const served = await followPlaceIndex(folder, { pollMs: 200 });
  try {
    await copyFile(path, `${path}.copy`);
    const { same, elsewhere } = await selectSame(one, served, questions, (id) => isIn(lost!.file, id));
    await damage(path);
    const all = await compareIndexes(one, served, same);
    const others = await compareIndexes(one, served, elsewhere);
    const start = performance.now();
    await rename(`${path}.copy`, path);
    while (served.inUse().lostFiles?.length !== 0) await wait(20);
    const count = (list: Comparison[], field: "count" | "sameCount" | "unmarkedCount") =>
      list.reduce((sum, comparison) => sum + comparison[field], 0);
    return {
      elsewhereCount: count(others, "count"),
      elsewhereSameCount: count(others, "sameCount"),
      unmarkedCount: count(all, "unmarkedCount"),
      maxMs: Math.max(...[...all, ...others].map(({ maxMs }) => maxMs)),
      repairMs: performance.now() - start,
    };
  } finally {
    await Promise.all([one.close(), served.close()]);
  }

  async function isIn(file: string, id: string): Promise<boolean> {
    const place = await one.getPlace(id);
    return place !== null && findShard(cluster, place).file === file;
  }
}

/** Selects the questions that have the same results in both, and those of them without a result that `isLost`. */
async function selectSame(
  one: PlaceIndex,
  served: PlaceIndex,
  questions: Record<ClusterClass, readonly ClusterQuestion[]>,
  isLost: (id: string) => Promise<boolean>,
): Promise<Record<"same" | "elsewhere", Record<ClusterClass, ClusterQuestion[]>>> {
  const same = {} as Record<ClusterClass, ClusterQuestion[]>;
  const elsewhere = {} as Record<ClusterClass, ClusterQuestion[]>;
  for (const [name, asked] of Object.entries(questions)) {
    const unchanged: ClusterQuestion[] = [];
    const kept: ClusterQuestion[] = [];
    for (const ask of asked) {
      const ids = await ask(one);
      if (String(await ask(served)) !== String(ids)) continue;
      unchanged.push(ask);
      const lost = await Promise.all(ids.map(isLost));
      if (ids.length > 0 && !lost.includes(true)) kept.push(ask);
    }
    same[name as ClusterClass] = unchanged;
    elsewhere[name as ClusterClass] = kept;
  }
  return { same, elsewhere };
}

/** Width of the cells that the manifest counts in, in degrees. */
const CELL_DEGREES = 0.02;

function findShard({ shards }: Cluster, { location }: PlaceRecord) {
  const row = Math.floor((location.latitude + 90) / CELL_DEGREES);
  const column = Math.floor((location.longitude + 180) / CELL_DEGREES);
  return shards.files.find(
    ({ cells }) => row >= cells.south && row < cells.north && column >= cells.west && column < cells.east,
  )!;
}

/** Overwrites all of a file but its first page, which only says what it is. */
async function damage(path: string): Promise<void> {
  const { size } = await stat(path);
  const file = await open(path, "r+");
  const garbage = Buffer.alloc(1 << 20, 0x5a);
  for (let at = 8_192; at < size; at += garbage.length) {
    await file.write(garbage, 0, Math.min(garbage.length, size - at), at);
  }
  await file.sync();
  await file.close();
}

export interface PublicationReport {
  /** p95 in ms, without a publication and beside one. */
  quietP95: number;
  besideP95: number;
  /** Shards that the publication changed. */
  changedCount: number;
  /** Whether all other files are the same ones, unwritten. */
  isRestUntouched: boolean;
  /** From the manifest's replacement until the new places answer, in ms. */
  swapMs: number;
}

/** Questions a second. */
const RATE = 60;
const QUIET_MS = 8_000;
const BESIDE_MS = 8_000;

/** Publishes one changed shard beside traffic. It was built elsewhere: a server copies, verifies and opens it. */
export async function measurePublication(
  cluster: Cluster,
  manifest: PlacesManifest,
  { places, seed, questions }: { places: number; seed: number; questions: readonly ClusterQuestion[] },
): Promise<PublicationReport> {
  const folder = dirname(cluster.headPath);
  const next = await buildNext(cluster, places, seed);
  const kept = next.shards.files.filter(({ generation }) => generation === 1);
  const before = await Promise.all(kept.map(({ file }) => readStamp(join(folder, file))));
  const served = await followPlaceIndex(folder, { pollMs: 200 });
  try {
    await runTraffic(served, questions, 2_000);
    const quiet = await runTraffic(served, questions, QUIET_MS);
    let swapMs = 0;
    const publishing = async () => {
      for (const name of next.files) {
        await copyFile(join(next.folder, name), join(folder, `${name}.fetched`));
        await readFileDigest(join(folder, `${name}.fetched`));
        await rename(join(folder, `${name}.fetched`), join(folder, name));
      }
      const start = performance.now();
      await publishManifest(folder, {
        ...manifest,
        generation: 2,
        index: "index-2.sqlite",
        shards: next.shards,
      });
      while (served.inUse().generation !== 2) await wait(10);
      swapMs = performance.now() - start;
    };
    const [beside] = await Promise.all([
      runTraffic(served, questions, BESIDE_MS),
      wait(500).then(publishing),
    ]);
    const after = await Promise.all(kept.map(({ file }) => readStamp(join(folder, file))));
    return {
      quietP95: percentiles(quiet).p95,
      besideP95: percentiles(beside).p95,
      changedCount: next.shards.files.length - kept.length,
      isRestUntouched: String(before) === String(after),
      swapMs,
    };
  } finally {
    await served.close();
  }
}

/** Builds the next publication in a folder of its own: a place of one shard has another name. */
async function buildNext({ headPath, shards }: Cluster, places: number, seed: number) {
  const present = dirname(headPath);
  const path = join(present, "index-2.sqlite");
  const writer = createShardedPlaceIndexWriter(path, {
    generation: 2,
    maxPlaces: shards.maxPlaces,
    previous: shards,
  });
  const source = {
    name: "bench",
    origin: "next",
    importedAt: "2026-01-02T00:00:00Z",
    attribution: "",
    placeCount: places,
  };
  await writer.add(source, renameOne(syntheticPlaces(places, seed)));
  await writer.finish();
  const built = writer.listShards();
  const files = [
    "index-2.sqlite",
    ...built.files.filter(({ generation }) => generation === 2).map(({ file }) => file),
  ];
  const folder = `${present}-next`;
  await mkdir(folder, { recursive: true });
  for (const name of files) await rename(join(present, name), join(folder, name));
  return { folder, files, shards: built };
}

function* renameOne(places: Iterable<PlaceRecord>): Generator<PlaceRecord> {
  let isRenamed = false;
  for (const place of places) {
    if (isRenamed || place.kind !== "poi") yield place;
    else yield { ...place, names: { ...place.names, default: `${place.names.default} Nouveau` } };
    isRenamed ||= place.kind === "poi";
  }
}

async function readStamp(path: string): Promise<string> {
  const { ino, mtimeNs, size } = await stat(path, { bigint: true });
  return `${ino}/${mtimeNs}/${size}`;
}

/** Asks at a steady rate, without waiting for results. Returns the time of each question from its due time, in ms. */
async function runTraffic(
  index: PlaceIndex,
  questions: readonly ClusterQuestion[],
  ms: number,
): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  const ask = async (question: ClusterQuestion, due: number) => {
    await question(index);
    times.push(performance.now() - due);
  };
  while (performance.now() < start + ms) {
    const due = start + (1_000 * pending.length) / RATE;
    if (due > performance.now()) await wait(1);
    else pending.push(ask(questions[pending.length % questions.length]!, due));
  }
  await Promise.all(pending);
  return times;
}
