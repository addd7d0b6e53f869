import type { PlaceIndex } from "@lieudit/place-index";
import { openMeasuredIndex } from "@lieudit/place-index/measuring";
import { readThreadCpuMs } from "../cpu/measure-cpu.ts";
import { percentiles } from "../measure/percentiles.ts";
import type { Cluster } from "./build-cluster.ts";
import { CLUSTER_CLASSES, type ClusterClass, type ClusterQuestion } from "./cluster-questions.ts";
import { type Comparison, compareIndexes } from "./compare-indexes.ts";

/** What shards cost beside one index, for the questions of a class. */
export interface ClassCost {
  name: ClusterClass;
  /** CPU time of all questions in shards, by that in one index. */
  cpuRatio: number;
  p99Ratio: number;
  /** Shards that a question reads, without the head. */
  meanShards: number;
}

/** Questions that one index answers before the other has its turn: a busy machine slows both. */
const TURN = 50;

/** Compares shards with one index, both in this thread. */
export async function measureCluster(
  { onePath, headPath }: Cluster,
  questions: Record<ClusterClass, readonly ClusterQuestion[]>,
  samples: number,
): Promise<{ comparisons: Comparison[]; costs: ClassCost[] }> {
  const one = await openMeasuredIndex(onePath);
  const shards = await openMeasuredIndex(headPath, { hasShards: true });
  try {
    // Fills the caches of both.
    const comparisons = await compareIndexes(one.index, shards.index, questions);
    const costs: ClassCost[] = [];
    for (const name of CLUSTER_CLASSES) {
      const asked = questions[name];
      const before = shards.readShardCount();
      const times = { one: new Times(), shards: new Times() };
      for (let sample = 0; sample < samples; sample++) {
        for (let first = 0; first < asked.length; first += TURN) {
          const turn = asked.slice(first, first + TURN);
          await times.one.add(one.index, turn, first);
          await times.shards.add(shards.index, turn, first);
        }
      }
      costs.push({
        name,
        cpuRatio: times.shards.cpuMs / times.one.cpuMs,
        p99Ratio: times.shards.p99 / times.one.p99,
        meanShards: (shards.readShardCount() - before) / (samples * asked.length),
      });
    }
    return { comparisons, costs };
  } finally {
    await Promise.all([one.index.close(), shards.index.close()]);
  }
}

class Times {
  cpuMs = 0;
  /** The best time of each question. */
  readonly #best: number[] = [];

  get p99(): number {
    return percentiles(this.#best).p99;
  }

  async add(index: PlaceIndex, questions: readonly ClusterQuestion[], first: number): Promise<void> {
    const cpuStart = readThreadCpuMs();
    for (const [i, ask] of questions.entries()) {
      const start = performance.now();
      await ask(index);
      this.#best[first + i] = Math.min(performance.now() - start, this.#best[first + i] ?? Infinity);
    }
    this.cpuMs += readThreadCpuMs() - cpuStart;
  }
}
