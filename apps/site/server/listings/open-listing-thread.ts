import { Worker } from "node:worker_threads";
import { StoreError, type StoreErrorCode } from "@lieudit/database";
import { createConcurrencyLimiter, withTimeout } from "@lieudit/limits";
import type { ListingStore, OpenOptions } from "@lieudit/listing-store";

/** Settings of the thread; it has a clock of its own. */
export interface ListingThreadSettings extends Omit<OpenOptions, "now"> {
  /** The current time in tests. */
  fixedClock?: Date | undefined;
}

/** A call of a method, sent to the thread. */
export interface ListingCall {
  id: number;
  method: keyof ListingStore;
  args: readonly unknown[];
}

/** The result of the call with this id; 0 is the id of opening the store. */
export type ListingResult = { id: number; value: unknown } | { id: number; error: ListingCallError };

export interface ListingCallError {
  message: string;
  stack: string | undefined;
  code: StoreErrorCode | undefined;
  /** SQLite's code, which tells whether the file is damaged. */
  errcode: number | undefined;
}

export interface ListingThreadLimits {
  /** Calls that the thread works on at a time. */
  running: number;
  /** Length of the queue. Further calls are rejected at once. */
  waiting: number;
  /** Longest time of a call, waiting included, in ms. */
  timeoutMs: number;
}

/** A page makes up to six calls. Loading 200,000 listings again after a large import takes two seconds. */
const LIMITS: ListingThreadLimits = { running: 32, waiting: 256, timeoutMs: 8_000 };

/**
 * Opens the store of listings in a thread, so that no query delays a page that
 * needs none. Resolves when the listings are loaded, however long that takes. If
 * the thread ends, the next call starts another.
 *
 * @throws {StoreError} UNAVAILABLE if the store cannot be opened, as each call
 * if the thread is overloaded, too slow or ended.
 */
export async function openListingThread(
  settings: ListingThreadSettings,
  limits: ListingThreadLimits = LIMITS,
): Promise<ListingStore> {
  const limiter = createConcurrencyLimiter({
    running: limits.running,
    waiting: limits.waiting,
    maxWaitMs: limits.timeoutMs,
    createError: () => createUnavailable("trop de pages à la fois"),
  });
  let thread = await ListingThread.start(settings);
  let starting: Promise<ListingThread> | undefined;
  /** Returns the running thread; calls that find it ended wait for the same new one. */
  const getThread = async (): Promise<ListingThread> => {
    if (!thread.hasEnded) return thread;
    starting ??= restart().finally(() => {
      starting = undefined;
    });
    return starting;
  };
  const restart = async () => {
    thread = await ListingThread.start(settings);
    return thread;
  };
  const call = async (method: keyof ListingStore, args: readonly unknown[]) => {
    if (method === "close") return ((await starting?.catch(() => undefined)) ?? thread).close();
    return withTimeout(
      limiter.run(async () => (await getThread()).call(method, args)),
      limits.timeoutMs,
      () => createUnavailable(`pas de réponse en ${limits.timeoutMs} ms`),
    );
  };
  // Every member of `ListingStore` is a method whose arguments and results can be cloned.
  return new Proxy({} as ListingStore, {
    get: (_, name) =>
      // A promise that resolves with the proxy looks for `then`.
      typeof name === "symbol" || name === "then"
        ? undefined
        : (...args: readonly unknown[]) => call(name as keyof ListingStore, args),
  });
}

/** A running thread and the calls that wait for it. */
class ListingThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #exit: Promise<void>;
  #lastId = 0;
  hasEnded = false;

  static async start(settings: ListingThreadSettings): Promise<ListingThread> {
    const thread = new ListingThread(settings);
    await thread.#wait(0);
    return thread;
  }

  constructor(settings: ListingThreadSettings) {
    this.#worker = new Worker(new URL("./listing-thread.ts", import.meta.url), { workerData: settings });
    this.#worker.on("message", (result: ListingResult) => this.#settle(result));
    this.#worker.on("error", (error) => this.#end(error));
    this.#exit = new Promise((resolve) => {
      this.#worker.on("exit", () => {
        this.#end(new Error("son fil s’est arrêté"));
        resolve();
      });
    });
  }

  call(method: keyof ListingStore, args: readonly unknown[]): Promise<unknown> {
    if (this.hasEnded) throw createUnavailable("son fil s’est arrêté");
    this.#lastId += 1;
    const call: ListingCall = { id: this.#lastId, method, args };
    this.#worker.postMessage(call);
    return this.#wait(call.id);
  }

  async close(): Promise<void> {
    if (!this.hasEnded) await this.call("close", []);
    await this.#exit;
  }

  #wait(id: number): Promise<unknown> {
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    return waiting.promise;
  }

  #settle(result: ListingResult): void {
    const waiting = this.#waiting.get(result.id);
    this.#waiting.delete(result.id);
    if ("value" in result) {
      waiting?.resolve(result.value);
      return;
    }
    const { message, stack, code, errcode } = result.error;
    const error = code === undefined ? new Error(message) : new StoreError(code, message);
    waiting?.reject(Object.assign(error, { stack, errcode }));
  }

  #end(cause: Error): void {
    this.hasEnded = true;
    for (const { reject } of this.#waiting.values()) reject(createUnavailable(cause.message, cause));
    this.#waiting.clear();
  }
}

function createUnavailable(reason: string, cause?: Error): StoreError {
  return new StoreError("UNAVAILABLE", `La base des annonces ne répond pas (${reason}).`, { cause });
}
