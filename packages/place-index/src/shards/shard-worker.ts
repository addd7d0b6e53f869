import { parentPort, workerData } from "node:worker_threads";
import { type BuiltShard, buildShard, type ShardOrder } from "./build-shard.ts";

/** Messages of the thread. Errors are sent as data, because classes and codes cannot be cloned. */
export type ShardMessage =
  | { is: "progress"; share: number }
  | { is: "done"; shard: BuiltShard }
  | { is: "failed"; message: string; code?: unknown; errcode?: unknown };

/** The thread that builds one shard. Any message stops it. */
const port = parentPort;
if (port === null) throw new Error("shard-worker.ts runs as a thread of an import");

let isStopped = false;
port.once("message", () => {
  isStopped = true;
});

try {
  // Sent by our own writer.
  const order = workerData as ShardOrder;
  const shard = await buildShard(order, (share) => {
    if (isStopped) throw new Error("The build was stopped.");
    port.postMessage({ is: "progress", share } satisfies ShardMessage);
    if (order.restGate !== undefined) Atomics.wait(order.restGate, 0, 1);
  });
  port.postMessage({ is: "done", shard } satisfies ShardMessage);
} catch (error) {
  const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  port.postMessage({ is: "failed", message, code, errcode } satisfies ShardMessage);
} finally {
  port.close();
}
