import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { OpenEngine } from "../engines/engine.ts";
import type { BenchQuery } from "../places/bench-queries.ts";

/** Longer than a timer's own unit, shorter than an answer that anybody waits for. */
const TICK_MS = 1;

/**
 * Asks so many questions a second, whether the ones before are answered or not,
 * as visitors do.
 *
 * @returns the milliseconds that each took from the moment it was due.
 */
export async function steadyLoad(
  engine: OpenEngine,
  queries: readonly BenchQuery[],
  { perSecond, ms }: { perSecond: number; ms: number },
): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  async function ask(query: BenchQuery, due: number): Promise<void> {
    await engine.ask(query);
    times.push(performance.now() - due);
  }
  for (let now = start; now < start + ms; now = performance.now()) {
    for (;;) {
      const due = start + (1_000 * pending.length) / perSecond;
      if (due > now) break;
      pending.push(ask(queries[pending.length % queries.length]!, due));
    }
    await wait(TICK_MS);
  }
  await Promise.all(pending);
  return times;
}
