import type { Batch, Call, KeyLimits, Receipt, Spending } from "./count-calls.ts";
import { KeyStoreError } from "./key-file.ts";
import type { KeyRows } from "./key-rows.ts";

/** Counts calls against the limits of their keys. Simultaneous calls share one write. */
export interface CallCounter {
  /**
   * Counts a call of a key if its limits allow it.
   *
   * @throws {KeyStoreError} if the count cannot be written.
   */
  spend(id: string, limits: KeyLimits): Promise<Spending>;
  /**
   * Refunds a call that was counted but not executed, before any later call is counted. If this
   * cannot be written, the call stays counted.
   */
  giveBack(receipt: Receipt): void;
  /** Whether the last calls could not be counted, as with a full disk. Keys with quotas are then rejected. */
  isFailing(): boolean;
}

interface CounterOptions {
  /** A write fails if other processes block it for longer. */
  patienceMs: number;
}

interface Wish extends Call {
  resolve: (outcome: Spending) => void;
  reject: (error: unknown) => void;
}

/** Creates a counter that stores its counts in `rows`. */
export function createCallCounter(rows: Pick<KeyRows, "count">, { patienceMs }: CounterOptions): CallCounter {
  let waiting = new Map<string, Wish[]>();
  let returned: Receipt[] = [];
  let isCounting = false;
  let isFailing = false;

  /** Counts all waiting calls in one transaction. A locked file is retried without blocking this process. */
  async function countAll(): Promise<void> {
    const deadline = performance.now() + patienceMs;
    // Waits for one turn of the event loop, so that simultaneous calls are counted together.
    await new Promise(setImmediate);
    while (waiting.size > 0 || returned.length > 0) {
      const batch = { returned, wished: [...waiting].map(([id, wishes]) => ({ id, wishes })) };
      [waiting, returned] = [new Map(), []];
      try {
        const outcomes = await rows.count(batch);
        isFailing = false;
        for (const { wish, outcome } of outcomes) wish.resolve(outcome);
      } catch (error) {
        if (isBusy(error) && performance.now() < deadline) {
          await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 4));
          takeBack(batch);
          continue;
        }
        isFailing = true;
        for (const { wishes } of batch.wished) for (const { reject } of wishes) reject(error);
      }
    }
    // Set before any caller resumes: nothing has yielded since the last check.
    isCounting = false;
  }

  /** Later calls join those that are tried again. */
  function takeBack({ returned: refunds, wished }: Batch<Wish>): void {
    for (const { id, wishes } of wished) waiting.set(id, [...wishes, ...(waiting.get(id) ?? [])]);
    returned = [...refunds, ...returned];
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

/** SQLITE_BUSY: another process is writing. */
function isBusy(error: unknown): boolean {
  const cause = error instanceof KeyStoreError ? error.cause : error;
  return cause instanceof Error && "errcode" in cause && (Number(cause.errcode) & 0xff) === 5;
}
