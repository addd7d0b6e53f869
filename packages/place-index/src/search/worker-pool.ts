import { WorkerClient, type WorkerOptions } from "./worker-client.ts";
import type { CallResult, IndexAddress, WorkerCall } from "./worker-messages.ts";

export interface WorkerPoolOptions extends WorkerOptions {
  /** Worker threads, each with the index open. */
  threads: number;
}

/**
 * The calls of one index, shared out among worker threads: each goes to the
 * thread with the least to do. Where all are idle that is the first, whose
 * pages and words are at hand.
 */
export class WorkerPool {
  readonly #workers: readonly WorkerClient[];

  constructor(address: IndexAddress, { threads, ...options }: WorkerPoolOptions) {
    this.#workers = Array.from({ length: threads }, () => new WorkerClient(address, options));
  }

  /** Opens the index in every thread: none of them lets a first caller wait for it. */
  async open(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.ask({ method: "open" })));
  }

  ask(call: WorkerCall, signal?: AbortSignal): Promise<CallResult> {
    return this.#workers
      .reduce((least, worker) => (worker.pendingCount < least.pendingCount ? worker : least))
      .ask(call, signal);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }
}
