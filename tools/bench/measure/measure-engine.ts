import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { LateAnswer, type OpenEngine } from "../engines/engine.ts";
import type { BenchQuery, QueryClass } from "../places/bench-queries.ts";
import { type Percentiles, percentiles } from "./percentiles.ts";

export interface ClassResult extends Percentiles {
  name: string;
  asked: number;
  /** Share of the questions that had an answer. */
  answered: number;
  /** Questions that the engine gave up at least once, because its own limit of time ran out. */
  late: number;
}

export interface LoadResult {
  /** Of those that were answered. */
  queriesPerSecond: number;
  p99: number;
  /** Of the thread that asks, in milliseconds, less the monitor's own millisecond. */
  eventLoopDelayP99: number;
  late: number;
}

/** A class that takes longer is cut short: what it says is clear by then. */
const CLASS_BUDGET_MS = 20_000;
const WARM_UP = 20;

export interface MeasuredClass {
  result: ClassResult;
  times: number[];
}

/**
 * Asks the questions of a class, all of them `samples` times over, and keeps the
 * best time of each: more than one for a machine that has other work.
 *
 * @returns null for a class that the engine cannot be asked.
 */
export async function measureClass(
  engine: OpenEngine,
  { name, queries }: QueryClass,
  samples: number,
): Promise<MeasuredClass | null> {
  for (const query of queries.slice(0, WARM_UP)) {
    if ((await timed(engine, query)).count === null) return null;
  }
  const times: number[] = [];
  const late = new Set<number>();
  let answered = 0;
  const until = performance.now() + CLASS_BUDGET_MS;
  for (let round = 0; round < samples && performance.now() < until; round++) {
    for (const [number, query] of queries.entries()) {
      const { count, ms } = await timed(engine, query);
      times[number] = Math.min(ms, times[number] ?? ms);
      if (count === "late") late.add(number);
      else if (round === 0 && count !== null && count > 0) answered += 1;
      if (performance.now() > until) break;
    }
  }
  const asked = times.length;
  return {
    result: { name, asked, answered: answered / asked, late: late.size, ...percentiles(times) },
    times,
  };
}

/** What the engine answers, and after how many milliseconds it does, or gives up. */
async function timed(
  engine: OpenEngine,
  query: BenchQuery,
): Promise<{ count: number | null | "late"; ms: number }> {
  const start = performance.now();
  try {
    const count = await engine.ask(query);
    return { count, ms: performance.now() - start };
  } catch (error) {
    if (error instanceof LateAnswer) return { count: "late", ms: error.afterMs };
    throw error;
  }
}

/** The row of the bar: what somebody who types waits for, whatever he types. */
export const ALL_AUTOCOMPLETE = "autocomplete, all";

/** Several classes as one, as if all of their questions had been asked together. */
export function joinedClasses(name: string, classes: readonly MeasuredClass[]): ClassResult {
  const times = classes.flatMap((measured) => measured.times);
  const answered = classes.reduce((sum, { result }) => sum + result.answered * result.asked, 0);
  const late = classes.reduce((sum, { result }) => sum + result.late, 0);
  return { name, asked: times.length, answered: answered / times.length, late, ...percentiles(times) };
}

const CLIENTS = 16;
const LOAD_MS = 8_000;
const MONITOR_RESOLUTION_MS = 1;

/** Sixteen clients that ask one question after the other, all classes mixed. */
export async function measureLoad(
  engine: OpenEngine,
  classes: readonly QueryClass[],
  loadMs = LOAD_MS,
): Promise<LoadResult> {
  const queries = mixed(classes);
  const monitor = monitorEventLoopDelay({ resolution: MONITOR_RESOLUTION_MS });
  const times: number[] = [];
  let next = 0;
  let late = 0;
  monitor.enable();
  const start = performance.now();
  const until = start + loadMs;
  async function client(): Promise<void> {
    while (performance.now() < until) {
      const query = queries[next++ % queries.length]!;
      const { count, ms } = await timed(engine, query);
      if (count === "late") late += 1;
      else times.push(ms);
      // A client is at the other end of a socket: its next question comes with a later turn of the loop.
      await new Promise(setImmediate);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  monitor.disable();
  return {
    queriesPerSecond: (1_000 * times.length) / (performance.now() - start),
    p99: percentiles(times).p99,
    eventLoopDelayP99: Math.max(0, monitor.percentile(99) / 1e6 - MONITOR_RESOLUTION_MS),
    late,
  };
}

/** One of each class in turn, but for those that are asked apart. */
export function mixed(classes: readonly QueryClass[]): BenchQuery[] {
  const together = classes.filter(({ isApart }) => !isApart);
  const longest = Math.max(...together.map(({ queries }) => queries.length));
  return Array.from({ length: longest }, (_, i) =>
    together.flatMap(({ queries }) => queries.slice(i, i + 1)),
  ).flat();
}
