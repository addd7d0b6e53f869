import { performance } from "node:perf_hooks";
import type { Engine, EngineName } from "./engines/engine.ts";
import { lieudit } from "./engines/lieudit.ts";
import { minisearch } from "./engines/minisearch.ts";
import { plainFts5 } from "./engines/plain-fts5.ts";
import {
  ALL_AUTOCOMPLETE,
  type ClassResult,
  joinClasses,
  type LoadResult,
  type MeasuredClass,
  measureClass,
  measureLoad,
} from "./measure/measure-engine.ts";
import { measureThreads, type ThreadsResult } from "./measure/measure-threads.ts";
import { createBenchQueries } from "./places/bench-queries.ts";

/** Task of a process that run.ts starts with one JSON argument. Each engine has its own process, memory and pauses. */
export interface EngineTask {
  engine: EngineName;
  step: "build" | "answer";
  folder: string;
  places: number;
  seed: number;
  queriesPerClass: number;
  /** Number of times that each query runs; its best time counts. */
  samples: number;
}

export interface EngineReport {
  seconds: number;
  /** Largest resident memory of the process so far, in bytes. */
  peakBytes: number;
  /** Set by the step `answer` only. */
  openMs?: number;
  residentBytes?: number;
  classes?: ClassResult[];
  load?: LoadResult;
  /** Set for engines with reader threads. */
  threads?: ThreadsResult;
}

/** One engine of one round. */
export interface EngineRun {
  engine: string;
  build: EngineReport;
  answer: EngineReport;
  diskBytes: number;
}

const ENGINES: Readonly<Record<EngineName, Engine>> = {
  lieudit,
  "plain FTS5": plainFts5,
  MiniSearch: minisearch,
};

// Written by run.ts as this type.
const task = JSON.parse(process.argv[2] ?? "null") as EngineTask;
const engine = ENGINES[task.engine];
const start = performance.now();
const report = task.step === "build" ? await build() : await answer();
process.stdout.write(`${JSON.stringify(report)}\n`);

async function build(): Promise<EngineReport> {
  await engine.build?.(task.folder, task.places, task.seed);
  return { seconds: (performance.now() - start) / 1_000, peakBytes: peakBytes() };
}

async function answer(): Promise<EngineReport> {
  const open = await engine.open(task.folder, task.places, task.seed);
  const openMs = performance.now() - start;
  const queryClasses = createBenchQueries(task.places, task.seed, task.queriesPerClass);
  const classes: ClassResult[] = [];
  const autocompletes: MeasuredClass[] = [];
  const supported = [];
  for (const queryClass of queryClasses) {
    const measured = await measureClass(open, queryClass, task.samples);
    if (measured === null) continue;
    classes.push(measured.result);
    supported.push(queryClass);
    if (queryClass.queries[0]?.kind === "autocomplete") autocompletes.push(measured);
  }
  if (autocompletes.length > 0) classes.unshift(joinClasses(ALL_AUTOCOMPLETE, autocompletes));
  const load = await measureLoad(open, supported);
  const residentBytes = process.memoryUsage.rss();
  await open.close();
  const threads = engine.hasReaderThreads ? await measureThreads(engine, task, supported) : undefined;
  return {
    seconds: (performance.now() - start) / 1_000,
    peakBytes: peakBytes(),
    openMs,
    residentBytes,
    classes,
    load,
    ...(threads === undefined ? {} : { threads }),
  };
}

function peakBytes(): number {
  return process.resourceUsage().maxRSS * 1_024;
}
