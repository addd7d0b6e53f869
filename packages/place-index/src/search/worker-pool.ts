import { type CallerAccount, getCallerAccount } from "./caller-account.ts";
import { WorkerClient, type WorkerOptions } from "./worker-client.ts";
import type { CallResult, IndexAddress, WorkerCall } from "./worker-messages.ts";

export interface WorkerPoolOptions extends WorkerOptions {
  /** Worker threads, each with the index open. */
  threads: number;
}

/** The thread for heavy callers ends when none called for this long, in milliseconds. */
const HEAVY_IDLE_MS = 60_000;

/** Heavy callers may use all threads when nobody else has called for this long, in milliseconds. */
const ALONE_AFTER_MS = 2_000;

/**
 * The calls of one index, shared out among worker threads: each goes to the
 * thread with the least to do. Where all are idle that is the first, whose
 * pages and words are at hand.
 *
 * Calls of heavy callers share one more thread of low priority, which starts when it is needed.
 * The others then never wait behind an expensive search, which cannot be interrupted.
 */
export class WorkerPool {
  readonly #workers: readonly WorkerClient[];
  readonly #createHeavyWorker: () => WorkerClient;
  #heavyWorker: WorkerClient | undefined;
  #heavyIdle: NodeJS.Timeout | undefined;
  #lastLightCall = Number.NEGATIVE_INFINITY;

  constructor(address: IndexAddress, { threads, ...options }: WorkerPoolOptions) {
    this.#workers = Array.from({ length: threads }, () => new WorkerClient(address, options));
    this.#createHeavyWorker = () => new WorkerClient(address, { ...options, hasLowPriority: true });
  }

  /** Opens the index in every thread: none of them lets a first caller wait for it. */
  async open(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.ask({ method: "open" })));
  }

  ask(call: WorkerCall, signal?: AbortSignal): Promise<CallResult> {
    const account = getCallerAccount(signal);
    return getLeastBusy(this.#getWorkersFor(account)).ask(call, signal, (cpuMs) => account?.charge(cpuMs));
  }

  async close(): Promise<void> {
    clearTimeout(this.#heavyIdle);
    const workers = this.#heavyWorker === undefined ? this.#workers : [...this.#workers, this.#heavyWorker];
    await Promise.all(workers.map((worker) => worker.close()));
  }

  #getWorkersFor(account: CallerAccount | undefined): readonly WorkerClient[] {
    const now = performance.now();
    if (account?.isHeavy() !== true) {
      this.#lastLightCall = now;
      return this.#workers;
    }
    if (now - this.#lastLightCall > ALONE_AFTER_MS) return this.#workers;
    this.#heavyWorker ??= this.#createHeavyWorker();
    clearTimeout(this.#heavyIdle);
    this.#heavyIdle = setTimeout(() => this.#endHeavyWorker(), HEAVY_IDLE_MS).unref();
    return [this.#heavyWorker];
  }

  #endHeavyWorker(): void {
    // Its last call was aborted or answered long ago.
    void this.#heavyWorker?.close();
    this.#heavyWorker = undefined;
  }
}

function getLeastBusy(workers: readonly WorkerClient[]): WorkerClient {
  return workers.reduce((least, worker) => (worker.pendingCount < least.pendingCount ? worker : least));
}
