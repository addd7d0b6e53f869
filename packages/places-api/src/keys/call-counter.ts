import { countCalls, type KeyLimits, type Receipt, type Spending } from "./count-calls.ts";
import { type KeyFile, KeyStoreError } from "./key-file.ts";

/** Counts calls against the limits of their keys, those that come together in one write. */
export interface CallCounter {
  /**
   * Counts a call of the key `id` if its limits allow one more.
   *
   * @throws {KeyStoreError} when the file cannot be written.
   */
  spend(id: string, limits: KeyLimits): Promise<Spending>;
  /**
   * Takes back a call that was counted and then not taken on, before any call
   * that is counted later. Where the file cannot be written the call stays counted.
   */
  giveBack(receipt: Receipt): void;
  /** Whether the last calls could not be counted, as on a full disk: keys with quotas are refused then. */
  isFailing(): boolean;
}

interface CounterOptions {
  /** Milliseconds since 1970. */
  nowMs: () => number;
  /** A write that other processes hold up for longer fails. */
  patienceMs: number;
}

interface Wish {
  limits: KeyLimits;
  resolve: (outcome: Spending) => void;
  reject: (error: unknown) => void;
}

/** A counter that keeps its figures in `file`. */
export function createCallCounter(file: KeyFile, { nowMs, patienceMs }: CounterOptions): CallCounter {
  const waiting = new Map<string, Wish[]>();
  let returned: Receipt[] = [];
  let isCounting = false;
  let isFailing = false;

  /** One transaction for all that wait; a file that another process holds is tried again, without holding up this one. */
  async function countAll(): Promise<void> {
    const deadline = performance.now() + patienceMs;
    // One turn of the event loop, so that calls that arrived together are counted together.
    await new Promise(setImmediate);
    while (waiting.size > 0 || returned.length > 0) {
      const wished = [...waiting].map(([id, wishes]) => ({ id, wishes }));
      try {
        const outcomes = file.use((keys) => countCalls(keys, { returned, wished }, nowMs()));
        forgetBatch();
        isFailing = false;
        for (const { wish, outcome } of outcomes) wish.resolve(outcome);
      } catch (error) {
        if (isBusy(error) && performance.now() < deadline) {
          await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 4));
          continue;
        }
        forgetBatch();
        isFailing = true;
        for (const { wishes } of wished) for (const { reject } of wishes) reject(error);
      }
    }
    // Before anyone hears of an outcome and wishes again: nothing since the last look has given up the thread.
    isCounting = false;
  }

  function forgetBatch(): void {
    waiting.clear();
    returned = [];
  }

  function beginCounting(): void {
    if (isCounting) return;
    isCounting = true;
    void countAll();
  }

  return {
    spend(id, limits) {
      return new Promise((resolve, reject) => {
        const wishes = waiting.get(id) ?? [];
        wishes.push({ limits, resolve, reject });
        waiting.set(id, wishes);
        beginCounting();
      });
    },
    giveBack(receipt) {
      returned.push(receipt);
      beginCounting();
    },
    isFailing: () => isFailing,
  };
}

/** SQLITE_BUSY: another process is writing at this moment. */
function isBusy(error: unknown): boolean {
  const cause = error instanceof KeyStoreError ? error.cause : error;
  return cause instanceof Error && "errcode" in cause && (Number(cause.errcode) & 0xff) === 5;
}
