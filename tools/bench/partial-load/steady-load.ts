import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { OpenEngine } from "../engines/engine.ts";
import type { BenchQuery } from "../places/bench-queries.ts";

/** Pause between checks for due queries. */
const TICK_MS = 1;

/**
 * Sends queries at a steady rate without waiting for results, like visitors.
 *
 * @returns the time of each query from its due time, in milliseconds
 */
export async function runSteadyLoad(
  engine: OpenEngine,
  queries: readonly BenchQuery[],
  { perSecond, ms }: { perSecond: number; ms: number },
): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  async function runQuery(query: BenchQuery, due: number): Promise<void> {
    await engine.ask(query);
    times.push(performance.now() - due);
  }
  for (let now = start; now < start + ms; now = performance.now()) {
    for (;;) {
      const due = start + (1_000 * pending.length) / perSecond;
      if (due > now) break;
      pending.push(runQuery(queries[pending.length % queries.length]!, due));
    }
    await wait(TICK_MS);
  }
  await Promise.all(pending);
  return times;
}
