import { getCallerAccount } from "./caller-account.ts";
import { addSearchTime } from "./search-time.ts";
import { CallTooHeavyError, MAX_SHARED_WORK_UNITS } from "./work-budget.ts";
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
 * Calls of heavy callers share one more thread of low priority, which starts when it is needed. A
 * call of another caller that turns out to be expensive moves there and starts again. So nobody
 * waits long behind the searches of others.
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

  async ask(call: WorkerCall, signal?: AbortSignal): Promise<CallResult> {
    const account = getCallerAccount(signal);
    const onWork = (cpuMs: number) => {
      account?.charge(cpuMs);
      if (signal !== undefined) addSearchTime(signal, cpuMs);
    };
    if (account === undefined) {
      this.#lastLightCall = performance.now();
      return getLeastBusy(this.#workers).ask(call, signal, { onWork });
    }
    if (account.isHeavy()) return this.#askAsHeavy(call, signal, onWork);
    this.#lastLightCall = performance.now();
    try {
      return await getLeastBusy(this.#workers).ask(call, signal, {
        maxShared: MAX_SHARED_WORK_UNITS,
        onWork,
      });
    } catch (error) {
      if (!(error instanceof CallTooHeavyError)) throw error;
      return this.#askAsHeavy(call, signal, onWork);
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#heavyIdle);
    const workers = this.#heavyWorker === undefined ? this.#workers : [...this.#workers, this.#heavyWorker];
    await Promise.all(workers.map((worker) => worker.close()));
  }

  #askAsHeavy(
    call: WorkerCall,
    signal: AbortSignal | undefined,
    onWork: (cpuMs: number) => void,
  ): Promise<CallResult> {
    if (performance.now() - this.#lastLightCall > ALONE_AFTER_MS) {
      return getLeastBusy(this.#workers).ask(call, signal, { onWork });
    }
    this.#heavyWorker ??= this.#createHeavyWorker();
    clearTimeout(this.#heavyIdle);
    this.#heavyIdle = setTimeout(() => this.#endHeavyWorker(), HEAVY_IDLE_MS).unref();
    return this.#heavyWorker.ask(call, signal, { onWork });
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
