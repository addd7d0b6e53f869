import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { availableMemory } from "node:process";
import { Worker } from "node:worker_threads";
import type { IndexDescription, PlaceIndexWriter } from "../place-index.ts";
import { SHARD_VERSION } from "../sqlite/schema.ts";
import { writeIndexFile } from "../sqlite/writer.ts";
import { Staging } from "../writing/staging.ts";
import { type BuiltShard, buildShard, type ShardOrder, withKnownTypes } from "./build-shard.ts";
import { completeHead, countHeadPlaces } from "./head-file.ts";
import { openRankedPart } from "./ranked-part.ts";
import type { Region } from "./region.ts";
import { type ShardFile, type ShardList, toShardFileName } from "./shard-file.ts";
import type { ShardMessage } from "./shard-worker.ts";
import { splitRegions } from "./split-regions.ts";

export interface ShardedWriterOptions {
  generation: number;
  /** Places of each shard, without those at its border. */
  maxPlaces: number;
  /** The shards before: those whose places are the same stay. */
  previous?: ShardList | undefined;
  /** Shards that are built at the same time; 0 for the calling thread. Default: as many as processors and memory allow. */
  threads?: number | undefined;
  /** While this number, in shared memory, is 1, the threads rest. */
  restGate?: Int32Array | undefined;
}

export interface ShardedPlaceIndexWriter extends PlaceIndexWriter {
  /** Returns the shards, once they are finished. */
  listShards(): ShardList;
}

/** Memory of a thread that builds a shard of five million places, about. */
const THREAD_BYTES = 700_000_000;

/** Share of the work of `finish` that building shards takes, roughly. */
const SHARDS_SHARE = 0.9;

/**
 * Writes an index in shards: files of the places of a region each, beside `path`, which becomes the head of them. The
 * shards of an earlier publication stay as they are if they have the same places.
 */
export function createShardedPlaceIndexWriter(
  path: string,
  { generation, maxPlaces, previous, threads, restGate }: ShardedWriterOptions,
): ShardedPlaceIndexWriter {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const scratch = `${path}.staging`;
  const staging = new Staging(scratch);
  /** Set while shards are built. */
  let stopBuilding = async (): Promise<void> => {};
  const created: string[] = [];
  let list: ShardList | undefined;

  async function buildShards(regions: readonly Region[], onProgress: (share: number) => void) {
    const kept = previous?.maxPlaces === maxPlaces ? previous.files : [];
    let nextNumber = Math.max(0, ...kept.map(({ number }) => number)) + 1;
    const orders = regions.map((cells) => {
      const before = kept.find(({ cells: known }) => JSON.stringify(known) === JSON.stringify(cells));
      const number = before?.number ?? nextNumber++;
      const file = toShardFileName(number, generation);
      created.push(file);
      const order: ShardOrder = {
        scratch,
        path: join(folder, file),
        cells,
        types: staging.listTypes(),
        restGate,
        present: before && {
          path: join(folder, before.file),
          content: before.content,
          sha256: before.sha256,
        },
      };
      return { number, file, before, order };
    });
    const built = await build(
      orders.map(({ order }) => order),
      onProgress,
    );
    return orders.map(({ number, file, before, order }, i) => {
      const { isUnchanged, ranks: _ranks, filter: _filter, ...facts } = built[i]!;
      const unchanged = isUnchanged ? before : undefined;
      return {
        built: built[i]!,
        file: unchanged ?? ({ number, file, cells: order.cells, generation, ...facts } satisfies ShardFile),
      };
    });
  }

  async function build(
    orders: readonly ShardOrder[],
    onProgress: (share: number) => void,
  ): Promise<BuiltShard[]> {
    if (threads === 0) {
      const built: BuiltShard[] = [];
      for (const order of orders) built.push(await buildShard(order, () => {}));
      return built;
    }
    const builds = new BuildThreads();
    stopBuilding = () => builds.stop();
    return builds.run(orders, threads ?? countThreads(), onProgress);
  }

  async function writeHead(
    shards: Awaited<ReturnType<typeof buildShards>>,
    description: IndexDescription,
  ): Promise<void> {
    const { placeCount } = staging;
    const headCount = countHeadPlaces(placeCount, maxPlaces);
    const condition = `rowid <= ${headCount} or is_locality`;
    const head = openRankedPart(scratch, `${path}.head.staging`, condition, "1");
    try {
      await writeIndexFile(path, {
        records: head.records,
        types: withKnownTypes(staging.listTypes()),
        description,
        onProgress: () => {},
        complete: (database) =>
          completeHead(database, folder, shards, { placeCount, headCount, ranks: head.ranks }),
        version: SHARD_VERSION,
      });
    } finally {
      head.remove();
    }
  }

  return {
    add: (source, records) => staging.add(source, records),

    async finish(onProgress = () => {}) {
      staging.rank();
      const description = staging.describe();
      const known = previous?.maxPlaces === maxPlaces ? previous.files.map(({ cells }) => cells) : undefined;
      const regions = splitRegions(staging.countCells(), maxPlaces, known);
      // The threads read it.
      staging.close();
      const shards = await buildShards(regions, (share) => onProgress(SHARDS_SHARE * share));
      await writeHead(shards, description);
      staging.remove();
      list = { maxPlaces, files: shards.map(({ file }) => file) };
      onProgress(1);
      return description;
    },

    async abort() {
      await stopBuilding();
      staging.remove();
      for (const file of created) rmSync(join(folder, file), { force: true });
      rmSync(path, { force: true });
    },

    listShards() {
      if (list === undefined) throw new Error("The shards are not finished.");
      return list;
    },
  };
}

function countThreads(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(availableMemory() / THREAD_BYTES)));
}

/** Threads that build a shard each. */
class BuildThreads {
  readonly #running = new Map<Worker, Promise<unknown>>();
  #isStopped = false;

  /** Builds the shards of all orders, so many at a time. */
  async run(
    orders: readonly ShardOrder[],
    threads: number,
    onProgress: (share: number) => void,
  ): Promise<BuiltShard[]> {
    const built: BuiltShard[] = [];
    const shares = orders.map(() => 0);
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < orders.length && !this.#isStopped) {
        const at = next++;
        built[at] = await this.#build(orders[at]!, (share) => {
          shares[at] = share;
          onProgress(shares.reduce((sum, one) => sum + one, 0) / shares.length);
        });
        shares[at] = 1;
      }
    };
    try {
      await Promise.all(Array.from({ length: Math.min(threads, orders.length) }, work));
    } catch (error) {
      await this.stop();
      throw error;
    }
    return built;
  }

  /** Stops all threads at the next piece of work, and waits for them. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const worker of this.#running.keys()) worker.postMessage("stop");
    await Promise.all(this.#running.values());
  }

  #build(order: ShardOrder, onProgress: (share: number) => void): Promise<BuiltShard> {
    const worker = new Worker(new URL("./shard-worker.ts", import.meta.url), { workerData: order });
    const ended = new Promise((resolve) => worker.once("exit", resolve)).then(() =>
      this.#running.delete(worker),
    );
    this.#running.set(worker, ended);
    return new Promise((resolve, reject) => {
      worker.on("message", (message: ShardMessage) => {
        if (message.is === "done") resolve(message.shard);
        else if (message.is === "failed") reject(Object.assign(new Error(message.message), toCodes(message)));
        else {
          try {
            onProgress(message.share);
          } catch (error) {
            reject(error);
          }
        }
      });
      worker.once("error", reject);
      worker.once("exit", (code) =>
        reject(new Error(`The thread that builds a shard ended with code ${code}.`)),
      );
    });
  }
}

/** Returns the codes by which a command knows a full disk. */
function toCodes({ code, errcode }: { code?: unknown; errcode?: unknown }): object {
  return { ...(code === undefined ? {} : { code }), ...(errcode === undefined ? {} : { errcode }) };
}
