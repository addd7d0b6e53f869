import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { StagedHouses, StagedRecord } from "../../writing/ranked-records.ts";
import { type CountsByScope, WordCounts } from "../../writing/word-counts.ts";
import type { RowBatch } from "./row-batch.ts";
import type { RowSetup } from "./row-maker.ts";

/** Messages to the thread. */
export type RowOrder = readonly (StagedRecord | StagedHouses)[] | "end";
/** Messages of the thread: one for each order, in their order. */
export type RowReply = { batch: RowBatch } | { counts: CountsByScope };

/** Orders on their way. With one, both threads would wait for each other. */
const MAX_WAITING = 3;

/** By default it grows to 96 MB. */
const MAX_YOUNG_MB = 16;

/** Makes rows as `RowMaker` does, in a thread of its own, and yields its counts of words at the end. */
export async function* makeRowsInThread(
  setup: RowSetup,
  staged: Iterable<readonly (StagedRecord | StagedHouses)[]>,
): AsyncGenerator<RowBatch | WordCounts> {
  const worker = new Worker(new URL("./row-thread.ts", import.meta.url), {
    workerData: setup,
    resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  });
  // Throws what the thread throws.
  const replies = on(worker, "message", { close: ["exit"] });
  const send = (order: RowOrder) => worker.postMessage(order);
  const receive = async () => {
    // The thread sends nothing else.
    const { value } = (await replies.next()) as IteratorResult<[RowReply], undefined>;
    if (value === undefined) throw new Error("The thread for the rows of the index ended.");
    return value[0];
  };
  try {
    let waiting = 0;
    for (const order of staged) {
      send(order);
      waiting += 1;
      if (waiting < MAX_WAITING) continue;
      const reply = await receive();
      waiting -= 1;
      if ("batch" in reply) yield reply.batch;
    }
    send("end");
    for (;;) {
      const reply = await receive();
      if ("counts" in reply) {
        yield new WordCounts(reply.counts);
        return;
      }
      yield reply.batch;
    }
  } finally {
    await worker.terminate();
  }
}
