import { parentPort, workerData } from "node:worker_threads";
import type { IndexReader } from "./index-reader.ts";
import { runCall } from "./run-call.ts";
import { toWorkerError } from "./to-worker-error.ts";
import { warmUp } from "./warm-up.ts";
import type { IndexAddress, WorkerCall, WorkerReply, WorkerRequest } from "./worker-messages.ts";

/** The thread that reads one index. It opens the index with the first call; an engine that answers at once is asked in the order of the calls. */
const { module, options } = workerData as IndexAddress;
let reader: Promise<IndexReader> | undefined;

parentPort?.on("message", (request: WorkerRequest) => {
  if (request === "close") {
    void close();
  } else {
    const { id, call } = request;
    void reply(id, call).then((answer) => parentPort?.postMessage(answer));
  }
});

async function reply(id: number, call: WorkerCall): Promise<WorkerReply> {
  try {
    reader ??= open();
    const opened = await reader;
    // Whoever opens it waits for that; a worker that takes the place of a broken one has calls to answer.
    if (call.method === "open" && opened.warmUp !== undefined) await warmUp(opened, opened.warmUp);
    return { id, answer: await runCall(opened, call) };
  } catch (error) {
    const { code, message } = toWorkerError(error);
    return { id, code, message };
  }
}

async function open(): Promise<IndexReader> {
  try {
    // One of our own modules: see `IndexAddress`.
    const { openReader } = (await import(module)) as { openReader: OpenReader };
    return await openReader(options);
  } catch (error) {
    // The next call tries again: a database may be back by then.
    reader = undefined;
    throw error;
  }
}

type OpenReader = (options: IndexAddress["options"]) => Promise<IndexReader>;

async function close(): Promise<void> {
  await reader?.then((opened) => opened.close()).catch(() => {});
  parentPort?.close();
}
