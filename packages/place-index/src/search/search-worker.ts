import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { CallFlags } from "./call-flags.ts";
import type { IndexReader } from "./index-reader.ts";
import { runCall } from "./run-call.ts";
import { warmUp } from "./warm-up.ts";
import { CallAbortedError, CallTooHeavyError } from "./work-budget.ts";
import {
  type CallRequest,
  type IndexAddress,
  toWorkerError,
  type WorkerReply,
  type WorkerRequest,
  type WorkerSetup,
} from "./worker-messages.ts";

/** The thread that reads one index. It opens the index with the first call. A synchronous engine runs calls in their order. */
const { address, flags: memory, hasLowPriority } = workerData as WorkerSetup;
if (hasLowPriority) lowerPriority();
const flags = new CallFlags(memory);
let reader: Promise<IndexReader> | undefined;

parentPort?.on("message", (request: WorkerRequest) => {
  if (request === "close") {
    void close();
  } else if ("abortedId" in request) {
    // The call may wait for a database; its thread is free, and the caller may send another one.
    send({ id: request.abortedId, isAborted: true, cpuMs: 0 });
  } else {
    void reply(request).then(send);
  }
});

function send(message: WorkerReply): void {
  parentPort?.postMessage(message);
}

async function reply({ id, call, maxShared }: CallRequest): Promise<WorkerReply> {
  const isAborted = () => flags.isAborted(id);
  const start = process.threadCpuUsage();
  const readCpuMs = () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  };
  try {
    if (isAborted()) return { id, isAborted: true, cpuMs: 0 };
    reader ??= open();
    const opened = await reader;
    // Callers wait for an index that opens; a worker that replaces a broken one has calls to run.
    if (call.method === "open" && opened.warmUp !== undefined) await warmUp(opened, opened.warmUp);
    return { id, answer: await runCall(opened, call, { isAborted, maxShared }), cpuMs: readCpuMs() };
  } catch (error) {
    const cpuMs = readCpuMs();
    if (error instanceof CallAbortedError) return { id, isAborted: true, cpuMs };
    if (error instanceof CallTooHeavyError) return { id, isTooHeavy: true, cpuMs };
    const { code, message } = toWorkerError(error);
    return { id, code, message, cpuMs };
  }
}

/** Linux gives each thread a priority of its own, under the number that its link in /proc ends with. */
function lowerPriority(): void {
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Other systems only know priorities of processes.
  }
}

async function open(): Promise<IndexReader> {
  try {
    // One of our own modules: see `IndexAddress`.
    const { openReader } = (await import(address.module)) as { openReader: OpenReader };
    return await openReader(address.options);
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
