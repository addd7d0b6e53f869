import { Worker } from "node:worker_threads";
import { PlaceIndexError } from "../place-index.ts";
import type { CallResult, IndexAddress, WorkerCall, WorkerReply, WorkerRequest } from "./worker-messages.ts";

export interface WorkerOptions {
  /** Calls that the worker holds at once. The rest wait here, where an abort takes them out. */
  callsAtWorker: number;
  /** Told of each worker thread as it starts: for counting and for tests of what happens when one breaks. */
  onWorker?: ((worker: Worker) => void) | undefined;
}

interface Pending {
  call: WorkerCall;
  resolve: (answer: CallResult) => void;
  reject: (error: unknown) => void;
  /** Workers that broke while they held this call. */
  breaks: number;
}

/**
 * The calls of one index, answered by a worker thread. A worker that breaks is
 * replaced and its calls are asked again, one at a time; a call that breaks a
 * second worker is rejected with BROKEN.
 */
export class WorkerClient {
  readonly #address: IndexAddress;
  readonly #callsAtWorker: number;
  #worker: Worker | undefined;
  #waiting: Pending[] = [];
  readonly #sent = new Map<number, Pending>();
  #nextId = 1;
  #isClosed = false;

  readonly #onWorker: (worker: Worker) => void;

  constructor(address: IndexAddress, { callsAtWorker, onWorker = () => {} }: WorkerOptions) {
    this.#address = address;
    this.#callsAtWorker = callsAtWorker;
    this.#onWorker = onWorker;
  }

  ask(call: WorkerCall, signal?: AbortSignal): Promise<CallResult> {
    if (this.#isClosed) return Promise.reject(toClosedError());
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const pending: Pending = { call, resolve, reject, breaks: 0 };
      if (signal !== undefined) {
        const abort = () => {
          this.#waiting = this.#waiting.filter((waiting) => waiting !== pending);
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

  /** Calls that are not answered yet. */
  get pendingCount(): number {
    return this.#waiting.length + this.#sent.size;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const pending of [...this.#sent.values(), ...this.#waiting]) pending.reject(toClosedError());
    this.#sent.clear();
    this.#waiting = [];
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
      this.#sent.set(id, pending);
      const worker = this.#startedWorker();
      worker.ref();
      worker.postMessage({ id, call: pending.call } satisfies WorkerRequest);
    }
  }

  #startedWorker(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("./search-worker.ts", import.meta.url), {
      workerData: this.#address,
      // The worker prints nothing.
      env: workerEnvironment(),
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    let failure: unknown;
    worker.on("message", (reply: WorkerReply) => this.#settle(reply));
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
    if ("answer" in reply) pending?.resolve(reply.answer);
    else pending?.reject(new PlaceIndexError(reply.code, reply.message));
    this.#send();
    // An index that is asked nothing keeps no process alive.
    if (this.#sent.size === 0) this.#worker?.unref();
  }

  #replace(worker: Worker, cause: unknown): void {
    if (this.#worker === worker) this.#worker = undefined;
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
 * All that the worker reads of the environment: where Node keeps compiled
 * modules, if anywhere. With them a thread starts in half the time, since it
 * need not load the WebAssembly that takes types out of TypeScript.
 *
 * @see https://nodejs.org/api/module.html#module-compile-cache
 */
function workerEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

/** What a closed index answers to every call. */
export function toClosedError(): PlaceIndexError {
  return new PlaceIndexError("CLOSED", "The place index is closed; open it again to ask it.");
}
