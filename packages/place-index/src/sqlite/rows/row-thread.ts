import { parentPort, workerData } from "node:worker_threads";
import { RowMaker, type RowSetup } from "./row-maker.ts";
import type { RowOrder, RowReply } from "./rows-in-thread.ts";

const port = parentPort;
if (port === null) throw new Error("row-thread.ts runs as a thread of an index writer");

// Both are sent by our own main thread.
const maker = new RowMaker(workerData as RowSetup);
port.on("message", (order: RowOrder) => {
  const reply: RowReply =
    order === "end" ? { counts: maker.wordCounts.byScope } : { batch: maker.make(order) };
  port.postMessage(reply);
});
