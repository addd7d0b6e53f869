import { Worker } from "node:worker_threads";
import { MAX_AREA_SECONDS, type Router } from "../router.ts";
import type { RoutingReply, RoutingRequest, RoutingResults, RoutingTask } from "./routing-messages.ts";

export interface GraphRouterOptions {
  /** Paths of the published graphs, in order of preference. Called for each query. */
  files: () => Promise<readonly string[]>;
  /** Called with one sentence on why a graph is not used; each sentence once. */
  onProblem: (sentence: string) => void;
  /** Maximum number of queued queries; further ones get no routes. Default 64. */
  mostWaiting?: number;
}

/**
 * Finds routes in our own road graphs, in a background thread. The thread starts and reads
 * files at the first query. It works on one query at a time. The next one is that of the call
 * whose queries took the least time so far: a matrix of many rows lets others pass.
 */
export function createGraphRouter({ files, onProblem, mostWaiting = 64 }: GraphRouterOptions): Router {
  /** In the order of arrival. */
  const pending = new Map<number, PendingQuery>();
  const spentMs = new WeakMap<AbortSignal, number>();
  let running: { startMs: number } | undefined;
  const reported = new Set<string>();
  let worker: Worker | undefined;
  let nextId = 1;
  let isClosed = false;

  function tell(sentence: string): void {
    if (reported.has(sentence)) return;
    reported.add(sentence);
    onProblem(sentence);
  }

  function startedWorker(): Worker {
    if (worker !== undefined) return worker;
    const started = new Worker(new URL("./routing-worker.ts", import.meta.url), {
      // The thread writes nothing to stdout.
      env: getThreadEnvironment(),
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    let reason = "";
    started.on("message", (reply: RoutingReply) => {
      const request = pending.get(reply.id);
      pending.delete(reply.id);
      if (request?.signal !== undefined && running !== undefined)
        spentMs.set(request.signal, getSpentMs(request) + performance.now() - running.startMs);
      running = undefined;
      sendNext(started);
      request?.resolve(reply);
    });
    started.on("error", (error) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    started.on("exit", (code) => {
      if (worker === started) worker = undefined;
      running = undefined;
      if (!isClosed)
        tell(`The thread that finds routes ended (${reason || `code ${code}`}) and is started again.`);
      for (const { resolve, request } of pending.values()) resolve(findNothing(request.task));
      pending.clear();
    });
    worker = started;
    return started;
  }

  function getSpentMs({ signal }: PendingQuery): number {
    return signal === undefined ? 0 : (spentMs.get(signal) ?? 0);
  }

  function sendNext(thread: Worker): void {
    // An idle router does not keep the process running.
    if (pending.size === 0) thread.unref();
    if (running !== undefined || pending.size === 0) return;
    const [next] = [...pending.values()].sort((a, b) => getSpentMs(a) - getSpentMs(b));
    if (next === undefined) return;
    running = { startMs: performance.now() };
    thread.ref();
    thread.postMessage(next.request);
  }

  async function ask(task: RoutingTask, signal: AbortSignal | undefined): Promise<RoutingReply> {
    const paths = await files();
    signal?.throwIfAborted();
    if (isClosed || paths.length === 0 || pending.size >= mostWaiting) return findNothing(task);
    const id = nextId++;
    const thread = startedWorker();
    const abortFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const request: RoutingRequest = { id, files: paths, task, abortFlag };
    const { promise, resolve, reject } = Promise.withResolvers<RoutingReply>();
    const cancel = () => {
      // The thread replies to a query that it has begun.
      pending.delete(id);
      Atomics.store(abortFlag, 0, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", cancel, { once: true });
    pending.set(id, { request, resolve, signal });
    sendNext(thread);
    return promise.finally(() => signal?.removeEventListener("abort", cancel));
  }

  async function run<Method extends RoutingTask["method"]>(
    task: RoutingTask & { method: Method },
    signal: AbortSignal | undefined,
  ): Promise<RoutingResults[Method]> {
    signal?.throwIfAborted();
    let reply = await ask(task, signal);
    // An import has published other graphs since; the query is repeated with those.
    if (reply.isFileMissing) reply = await ask(task, signal);
    for (const problem of reply.problems) tell(problem);
    // The thread returns the result of the task's method.
    return reply.result as RoutingResults[Method];
  }

  return {
    routes: (query, signal) => run({ method: "routes", query }, signal),
    times: (query, signal) => run({ method: "times", query }, signal),
    async area(query, signal) {
      if (!(query.seconds > 0 && query.seconds <= MAX_AREA_SECONDS))
        throw new RangeError(
          `An area is within more than 0 and at most ${MAX_AREA_SECONDS} seconds, not ${query.seconds}.`,
        );
      return run({ method: "area", query }, signal);
    },
    directions: (query, signal) => run({ method: "directions", query }, signal),
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}

/**
 * Environment variables for the thread: only Node's compile cache, with which it starts in
 * half the time.
 *
 * @see https://nodejs.org/api/module.html#module-compile-cache
 */
function getThreadEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

interface PendingQuery {
  request: RoutingRequest;
  resolve: (reply: RoutingReply) => void;
  /** Shared by the queries of one call. */
  signal: AbortSignal | undefined;
}

function findNothing(task: RoutingTask): RoutingReply {
  return { id: 0, result: getEmptyResult(task), problems: [], isFileMissing: false };
}

function getEmptyResult(task: RoutingTask): RoutingReply["result"] {
  if (task.method === "area") return null;
  return task.method === "directions" ? [] : task.query.to.map(() => null);
}
