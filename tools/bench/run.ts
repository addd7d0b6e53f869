import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { readOptionsOrExit } from "../command-options.ts";
import { parseBenchOptions } from "./bench-options.ts";
import { formatHits, measureCacheHits } from "./cache/measure-hits.ts";
import { type CpuResult, formatCpuTable, measureCpuClasses } from "./cpu/measure-cpu.ts";
import type { EngineReport, EngineRun, EngineTask } from "./engine-process.ts";
import type { EngineName } from "./engines/engine.ts";
import { LIEUDIT_FILE } from "./engines/lieudit.ts";
import { formatAttack, measureAttack } from "./overload/attackers.ts";
import { formatOverload, measureOverload } from "./overload/overload.ts";
import { formatPartialLoad, measurePartialLoad } from "./partial-load/partial-load.ts";
import { installPeers } from "./peers/install-peers.ts";
import { computeBars, reportTable } from "./report.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * `npm run bench`: compares our index with MiniSearch and a plain FTS5 schema,
 * with the same places and queries. See README.md.
 */
const { measures, engines, cpuSizes, keep, beside, isJson, ...settings } =
  readOptionsOrExit(parseBenchOptions);

if (measures !== "engines") {
  const run = {
    overload: runOverload,
    attackers: runAttackers,
    "partial-load": runPartialLoad,
    cpu: runCpu,
    cache: runCache,
  };
  await run[measures]();
  process.exit();
}
if (engines.includes("MiniSearch")) installPeers(say);
say(
  `${settings.places} places, ${settings.queriesPerClass} queries per class, seed ${settings.seed}, ` +
    `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}`,
);
const runs: EngineRun[] = [];
for (let round = 1; round <= settings.rounds; round++) {
  // All engines run in each round, so that other work on the machine affects all alike.
  for (const engine of engines) runs.push(await runEngine(engine, round));
  if (beside === undefined) continue;
  const before = await runEngine("lieudit", round, resolve(beside));
  runs.push({ ...before, engine: "lieudit of --beside" });
}
const bars = computeBars(runs);
if (isJson) process.stdout.write(`${JSON.stringify({ ...settings, runs, bars })}\n`);
else process.stdout.write(`${reportTable(runs, bars)}\n`);

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function runEngine(engine: EngineName, round: number, checkout = ROOT): Promise<EngineRun> {
  // Another checkout may have another schema of the index.
  const name = checkout === ROOT ? engine : `${basename(checkout)}-${engine}`;
  const reused = keep === undefined ? undefined : join(keep, getFolderName(name));
  const folder = reused ?? (await mkdtemp(join(tmpdir(), "lieudit-bench-")));
  try {
    const task = { engine, folder, ...settings };
    const build = await buildOrReuse(task, reused, `${name}, round ${round} of ${settings.rounds}`, checkout);
    say(`${name}: built in ${build.seconds.toFixed(1)} s; answering …`);
    const answer = await runInProcess({ ...task, step: "answer" }, checkout);
    return { engine, build, answer, diskBytes: await measureSize(folder) };
  } finally {
    if (reused === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** `--load 50%`: reads during an import and during a price refresh. */
async function runPartialLoad(): Promise<void> {
  const report = await withIndex((indexFolder, scratch) =>
    measurePartialLoad({ ...settings, indexFolder, scratch, say }),
  );
  print(isJson ? JSON.stringify({ ...settings, ...report }) : formatPartialLoad(report));
}

/** `--cpu`: CPU time of the hardest questions. */
async function runCpu(): Promise<void> {
  const bySize = new Map<number, CpuResult[]>();
  for (const places of cpuSizes) {
    const measure = (folder: string) => measureCpuClasses(join(folder, LIEUDIT_FILE));
    bySize.set(places, await withIndex(measure, places));
  }
  print(isJson ? JSON.stringify([...bySize]) : formatCpuTable(bySize));
}

/** `--cache`: requests that a cache in front of the service answers. */
async function runCache(): Promise<void> {
  const hits = await withIndex((folder) =>
    measureCacheHits(join(folder, LIEUDIT_FILE), settings.places, settings.seed),
  );
  print(isJson ? JSON.stringify(hits) : formatHits(hits));
}

/** `--overload`: sends the places server five times as many calls as it can handle. */
async function runOverload(): Promise<void> {
  const report = await withIndex((indexFolder, scratch) =>
    measureOverload({ ...settings, indexFile: join(indexFolder, LIEUDIT_FILE), scratch, say }),
  );
  print(isJson ? JSON.stringify({ ...settings, ...report }) : formatOverload(report));
}

/** `--attackers`: sends calls of many callers, with and without four that send the most expensive calls. */
async function runAttackers(): Promise<void> {
  const report = await withIndex((indexFolder, scratch) =>
    measureAttack({ ...settings, indexFile: join(indexFolder, LIEUDIT_FILE), scratch, say }),
  );
  print(isJson ? JSON.stringify({ ...settings, ...report }) : formatAttack(report));
}

function print(report: string): void {
  process.stdout.write(`${report}\n`);
}

/** Runs `measure` on our index, which is built unless `--keep` holds one. */
async function withIndex<Result>(
  measure: (indexFolder: string, scratch: string) => Promise<Result>,
  places = settings.places,
): Promise<Result> {
  const scratch = await mkdtemp(join(tmpdir(), "lieudit-bench-"));
  try {
    const reused = keep === undefined ? undefined : join(keep, getFolderName("lieudit", places));
    const indexFolder = reused ?? join(scratch, "index");
    await buildOrReuse({ engine: "lieudit", folder: indexFolder, ...settings, places }, reused, "lieudit");
    return await measure(indexFolder, scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Builds an index, or reads the report of the existing one in the folder of `--keep`. */
async function buildOrReuse(
  task: Omit<EngineTask, "step">,
  reused: string | undefined,
  what: string,
  checkout = ROOT,
): Promise<EngineReport> {
  const report = reused === undefined ? undefined : join(reused, "built.json");
  if (report !== undefined && existsSync(report)) {
    say(`${what}: using the existing build …`);
    // Written by an earlier run.
    return JSON.parse(await readFile(report, "utf8")) as EngineReport;
  }
  await mkdir(task.folder, { recursive: true });
  say(`${what}: building …`);
  const build = await runInProcess({ ...task, step: "build" }, checkout);
  if (report !== undefined) await writeFile(report, JSON.stringify(build));
  return build;
}

function getFolderName(engine: string, places = settings.places): string {
  return `${engine.toLowerCase().replaceAll(" ", "-")}-${places}-${settings.seed}`;
}

function runInProcess(task: EngineTask, checkout = ROOT): Promise<EngineReport> {
  return new Promise((resolve, reject) => {
    const program = join(checkout, "tools/bench/engine-process.ts");
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "--max-old-space-size=16384", program, JSON.stringify(task)],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code !== 0)
        reject(
          new Error(`${task.engine} exited with ${signal ?? `code ${code}`} in the step "${task.step}".`),
        );
      // Written by engine-process.ts as this type.
      else resolve(JSON.parse(output) as EngineReport);
    });
  });
}

async function measureSize(folder: string): Promise<number> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
