import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { OpenEngine } from "../engines/engine.ts";
import type { BenchQuery, QueryClass } from "../places/bench-queries.ts";
import { type Percentiles, percentiles } from "./percentiles.ts";

export interface ClassResult extends Percentiles {
  name: string;
  queryCount: number;
  /** Share of the queries with results. */
  answered: number;
}

export interface LoadResult {
  queriesPerSecond: number;
  p99: number;
  /** Delay of the calling thread in milliseconds, minus the resolution of the monitor. */
  eventLoopDelayP99: number;
}

/** A class that takes longer is stopped early. */
const CLASS_BUDGET_MS = 20_000;
const WARM_UP = 20;

export interface MeasuredClass {
  result: ClassResult;
  times: number[];
}

/**
 * Runs the queries of a class `samples` times and keeps the best time of each.
 * Several samples reduce noise on a busy machine.
 *
 * @returns null for a class that the engine does not support.
 */
export async function measureClass(
  engine: OpenEngine,
  { name, queries }: QueryClass,
  samples: number,
): Promise<MeasuredClass | null> {
  for (const query of queries.slice(0, WARM_UP)) {
    if ((await timeQuery(engine, query)).count === null) return null;
  }
  const times: number[] = [];
  let answered = 0;
  const until = performance.now() + CLASS_BUDGET_MS;
  for (let round = 0; round < samples && performance.now() < until; round++) {
    for (const [number, query] of queries.entries()) {
      const { count, ms } = await timeQuery(engine, query);
      times[number] = Math.min(ms, times[number] ?? ms);
      if (round === 0 && count !== null && count > 0) answered += 1;
      if (performance.now() > until) break;
    }
  }
  const queryCount = times.length;
  return {
    result: { name, queryCount, answered: answered / queryCount, ...percentiles(times) },
    times,
  };
}

/** Runs a query; returns the number of results and the duration. */
async function timeQuery(
  engine: OpenEngine,
  query: BenchQuery,
): Promise<{ count: number | null; ms: number }> {
  const start = performance.now();
  const count = await engine.ask(query);
  return { count, ms: performance.now() - start };
}

/** Name of the row with all autocompletes, which the bar applies to. */
export const ALL_AUTOCOMPLETE = "autocomplete, all";

/** Combines the results of several classes into one. */
export function joinClasses(name: string, classes: readonly MeasuredClass[]): ClassResult {
  const times = classes.flatMap((measured) => measured.times);
  const answered = classes.reduce((sum, { result }) => sum + result.answered * result.queryCount, 0);
  return { name, queryCount: times.length, answered: answered / times.length, ...percentiles(times) };
}

const CLIENTS = 16;
const LOAD_MS = 8_000;
const MONITOR_RESOLUTION_MS = 1;

/** Measures 16 concurrent clients, each with one query at a time, all classes mixed. */
export async function measureLoad(
  engine: OpenEngine,
  classes: readonly QueryClass[],
  loadMs = LOAD_MS,
): Promise<LoadResult> {
  const queries = mixQueries(classes);
  const monitor = monitorEventLoopDelay({ resolution: MONITOR_RESOLUTION_MS });
  const times: number[] = [];
  let next = 0;
  monitor.enable();
  const start = performance.now();
  const until = start + loadMs;
  async function client(): Promise<void> {
    while (performance.now() < until) {
      const query = queries[next++ % queries.length]!;
      times.push((await timeQuery(engine, query)).ms);
      // Like a client behind a socket, the next query arrives in a later turn of the event loop.
      await new Promise(setImmediate);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  monitor.disable();
  return {
    queriesPerSecond: (1_000 * times.length) / (performance.now() - start),
    p99: percentiles(times).p99,
    eventLoopDelayP99: Math.max(0, monitor.percentile(99) / 1e6 - MONITOR_RESOLUTION_MS),
  };
}

/** Interleaves the queries of all classes, except separate ones. */
export function mixQueries(classes: readonly QueryClass[]): BenchQuery[] {
  const mixable = classes.filter(({ isSeparate }) => !isSeparate);
  const longest = Math.max(...mixable.map(({ queries }) => queries.length));
  return Array.from({ length: longest }, (_, i) =>
    mixable.flatMap(({ queries }) => queries.slice(i, i + 1)),
  ).flat();
}
