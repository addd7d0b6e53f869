import { Worker } from "node:worker_threads";
import { PlaceIndexError } from "../place-index.ts";
import { CallFlags } from "./call-flags.ts";
import { CallTooHeavyError } from "./work-budget.ts";
import type {
  CallResult,
  IndexAddress,
  WorkerCall,
  WorkerReply,
  WorkerRequest,
  WorkerSetup,
} from "./worker-messages.ts";

/** A worker whose thread has not stopped an aborted call after this time is replaced. */
const ABORT_GRACE_MS = 1_000;

/** A replaced worker that still runs after this time is terminated. */
const TERMINATE_AFTER_MS = 10_000;

export interface WorkerOptions {
  /** Calls that the worker holds at once. The rest wait here, where an abort removes them. */
  callsAtWorker: number;
  /** Receives each worker thread as it starts: for counting, and for tests of broken workers. */
  onWorker?: ((worker: Worker) => void) | undefined;
  /** Whether the worker leaves the processor to other threads. Default false; has an effect on Linux only. */
  hasLowPriority?: boolean;
}

interface AskOptions {
  maxShared?: number | undefined;
  onWork?: ((cpuMs: number) => void) | undefined;
}

interface Pending {
  call: WorkerCall;
  maxShared: number | undefined;
  resolve: (answer: CallResult) => void;
  reject: (error: unknown) => void;
  onWork: (cpuMs: number) => void;
  /** Workers that broke while they held this call. */
  breaks: number;
  /** Its number at the worker that holds it. */
  id?: number;
}

/**
 * The calls of one index, run by a worker thread. A worker that breaks is
 * replaced and its calls are sent again, one at a time; a call that breaks a
 * second worker is rejected with BROKEN.
 *
 * An abort rejects the call at once and stops the thread's work on it through
 * `CallFlags`. A worker whose thread does not stop is replaced, too.
 */
export class WorkerClient {
  readonly #address: IndexAddress;
  readonly #callsAtWorker: number;
  readonly #hasLowPriority: boolean;
  #worker: Worker | undefined;
  readonly #flags = new CallFlags();
  #waiting: Pending[] = [];
  readonly #sent = new Map<number, Pending>();
  /** Timers of aborted calls that their worker still holds, by number. */
  readonly #stalls = new Map<number, NodeJS.Timeout>();
  #nextId = 1;
  #isClosed = false;

  readonly #onWorker: (worker: Worker) => void;

  constructor(
    address: IndexAddress,
    { callsAtWorker, onWorker = () => {}, hasLowPriority = false }: WorkerOptions,
  ) {
    this.#address = address;
    this.#hasLowPriority = hasLowPriority;
    this.#callsAtWorker = callsAtWorker;
    this.#onWorker = onWorker;
  }

  /**
   * @param maxShared units of work after which the thread stops the call
   * @param onWork receives the CPU time of the call in milliseconds, even if the caller has left
   * @throws {CallTooHeavyError} when the thread stopped the call.
   */
  ask(
    call: WorkerCall,
    signal?: AbortSignal,
    { maxShared, onWork = () => {} }: AskOptions = {},
  ): Promise<CallResult> {
    if (this.#isClosed) return Promise.reject(toClosedError());
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const pending: Pending = { call, maxShared, resolve, reject, onWork, breaks: 0 };
      if (signal !== undefined) {
        const abort = () => {
          this.#waiting = this.#waiting.filter((waiting) => waiting !== pending);
          this.#abortSent(pending);
          reject(signal.reason);
        };
        signal.addEventListener("abort", abort, { once: true });
        pending.resolve = (answer) => {
          signal.removeEventListener("abort", abort);
          resolve(answer);
        };
        pending.reject = (error) => {
          signal.removeEventListener("abort", abort);
          reject(error);
        };
      }
      this.#waiting.push(pending);
      this.#send();
    });
  }

  /** Calls without a result so far. */
  get pendingCount(): number {
    return this.#waiting.length + this.#sent.size;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const pending of [...this.#sent.values(), ...this.#waiting]) pending.reject(toClosedError());
    this.#sent.clear();
    this.#waiting = [];
    this.#clearStalls();
    const worker = this.#worker;
    if (worker === undefined) return;
    // Killing a thread in the middle of a query can take the process with it: it ends by itself.
    const ended = new Promise((resolve) => worker.once("exit", resolve));
    worker.ref();
    worker.postMessage("close" satisfies WorkerRequest);
    await ended;
  }

  #send(): void {
    // After a break each call is alone with its worker, so that it answers for itself only.
    const isCareful = (pending: Pending | undefined) => pending !== undefined && pending.breaks > 0;
    while (this.#waiting.length > 0) {
      const isAlone = isCareful(this.#waiting[0]) || [...this.#sent.values()].some(isCareful);
      if (this.#sent.size >= (isAlone ? 1 : this.#callsAtWorker)) return;
      const pending = this.#waiting.shift()!;
      const id = this.#nextId++;
      pending.id = id;
      this.#sent.set(id, pending);
      const worker = this.#startedWorker();
      worker.ref();
      worker.postMessage({ id, call: pending.call, maxShared: pending.maxShared } satisfies WorkerRequest);
    }
  }

  #startedWorker(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("./search-worker.ts", import.meta.url), {
      workerData: {
        address: this.#address,
        flags: this.#flags.buffer,
        hasLowPriority: this.#hasLowPriority,
      } satisfies WorkerSetup,
      // The worker prints nothing.
      env: getWorkerEnvironment(),
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    let failure: unknown;
    worker.on("message", (reply: WorkerReply) => {
      if (this.#worker === worker) this.#settle(reply);
    });
    worker.on("error", (error) => {
      failure = error;
    });
    worker.on("exit", (code) =>
      this.#replace(worker, failure ?? new Error(`The worker ended with code ${code}.`)),
    );
    this.#worker = worker;
    this.#onWorker(worker);
    return worker;
  }

  #settle(reply: WorkerReply): void {
    // Its calls were rejected, and the process must not end while the thread still reads.
    if (this.#isClosed) return;
    const pending = this.#sent.get(reply.id);
    this.#sent.delete(reply.id);
    clearTimeout(this.#stalls.get(reply.id));
    this.#stalls.delete(reply.id);
    pending?.onWork(reply.cpuMs);
    if ("isTooHeavy" in reply) pending?.reject(new CallTooHeavyError());
    else if ("answer" in reply) pending?.resolve(reply.answer);
    // The caller of an aborted call already has its error.
    else if ("code" in reply) pending?.reject(new PlaceIndexError(reply.code, reply.message));
    this.#send();
    // An idle index does not keep the process running.
    if (this.#sent.size === 0) this.#worker?.unref();
  }

  /** Stops the work on an aborted call that a worker holds. */
  #abortSent(pending: Pending): void {
    const { id } = pending;
    const worker = this.#worker;
    if (id === undefined || this.#sent.get(id) !== pending || worker === undefined) return;
    this.#flags.abort(id);
    worker.postMessage({ abortedId: id } satisfies WorkerRequest);
    const timer = setTimeout(() => this.#abandon(worker, id), ABORT_GRACE_MS);
    this.#stalls.set(id, timer.unref());
  }

  /** Replaces a worker whose thread is stuck in the aborted call `id`. Its other calls go to the next worker. */
  #abandon(worker: Worker, id: number): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#sent.delete(id);
    this.#clearStalls();
    this.#waiting.unshift(...this.#sent.values());
    this.#sent.clear();
    worker.postMessage("close" satisfies WorkerRequest);
    worker.unref();
    // A thread within SQLite must end by itself: terminating it there can abort the process.
    const timer = setTimeout(() => void worker.terminate(), TERMINATE_AFTER_MS).unref();
    worker.once("exit", () => clearTimeout(timer));
    this.#send();
  }

  #clearStalls(): void {
    for (const timer of this.#stalls.values()) clearTimeout(timer);
    this.#stalls.clear();
  }

  #replace(worker: Worker, cause: unknown): void {
    // A worker that was abandoned holds no calls.
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#clearStalls();
    if (this.#isClosed) return;
    const held = [...this.#sent.values()];
    this.#sent.clear();
    for (const pending of held.reverse()) {
      pending.breaks += 1;
      if (pending.breaks === 1) this.#waiting.unshift(pending);
      else {
        pending.reject(
          new PlaceIndexError(
            "BROKEN",
            "The place index stopped while it answered this request, twice; the log has the cause.",
            { cause },
          ),
        );
      }
    }
    this.#send();
  }
}

/**
 * Returns all that the worker reads of the environment: where Node keeps compiled
 * modules, if anywhere. With them a thread starts in half the time, since it
 * need not load the WebAssembly that takes types out of TypeScript.
 *
 * @see https://nodejs.org/api/module.html#module-compile-cache
 */
function getWorkerEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

/** Returns the error of every call to a closed index. */
export function toClosedError(): PlaceIndexError {
  return new PlaceIndexError("CLOSED", "The place index is closed; open it again to ask it.");
}
