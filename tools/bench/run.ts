import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { readOptionsOrExit } from "../command-options.ts";
import { parseBenchOptions } from "./bench-options.ts";
import type { EngineReport, EngineTask } from "./engine-process.ts";
import type { EngineName } from "./engines/engine.ts";
import { LIEUDIT_FILE } from "./engines/lieudit.ts";
import { measureOverload, overloadText } from "./overload/overload.ts";
import { formatPartialLoad, measurePartialLoad } from "./partial-load/partial-load.ts";
import { installPeers } from "./peers/install-peers.ts";
import { barsOf, type EngineRun, reportTable } from "./report.ts";

/**
 * `npm run bench`: our index beside MiniSearch and a plain FTS5 schema, same
 * places, same questions, one run. See README.md.
 */
const { measures, engines, keep, isJson, ...settings } = readOptionsOrExit(parseBenchOptions);

if (measures !== "engines") {
  await (measures === "overload" ? runOverload() : runPartialLoad());
  process.exit();
}
if (engines.includes("MiniSearch")) installPeers(say);
const database = engines.includes("lieudit on PostgreSQL") ? await startDatabase() : undefined;
say(
  `${settings.places} places, ${settings.queriesPerClass} questions a class, seed ${settings.seed}, ` +
    `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}`,
);
const runs: EngineRun[] = [];
for (let round = 1; round <= settings.rounds; round++) {
  // Side by side in one round: the machine's mood is the same for all.
  for (const engine of engines) runs.push(await runEngine(engine, round));
}
await database?.remove();
const bars = barsOf(runs);
if (isJson) process.stdout.write(`${JSON.stringify({ ...settings, runs, bars })}\n`);
else process.stdout.write(`${reportTable(runs, bars)}\n`);

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function runEngine(engine: EngineName, round: number): Promise<EngineRun> {
  // What a server of ours held goes with it.
  const isGone = engine === "lieudit on PostgreSQL" && database !== undefined;
  const kept = keep === undefined || isGone ? undefined : join(keep, folderNameOf(engine));
  const folder = kept ?? (await mkdtemp(join(tmpdir(), "lieudit-bench-")));
  try {
    const task = { engine, folder, ...settings };
    const build = await built(task, kept, `${engine}, round ${round} of ${settings.rounds}`);
    say(`${engine}: built in ${build.seconds.toFixed(1)} s; answering …`);
    const answer = await inProcess({ ...task, step: "answer" });
    return { engine, build, answer, diskBytes: await sizeOf(folder) };
  } finally {
    if (kept === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** `--load 50%`: reads during an import and during a price refresh. */
async function runPartialLoad(): Promise<void> {
  await withIndex(async (indexFolder, scratch) => {
    const report = await measurePartialLoad({ ...settings, indexFolder, scratch, say });
    return isJson ? JSON.stringify({ ...settings, ...report }) : formatPartialLoad(report);
  });
}

/** `--overload`: the places server when five times as many calls come as it can answer. */
async function runOverload(): Promise<void> {
  await withIndex(async (indexFolder, scratch) => {
    const indexFile = join(indexFolder, LIEUDIT_FILE);
    const report = await measureOverload({ ...settings, indexFile, scratch, say });
    return isJson ? JSON.stringify({ ...settings, ...report }) : overloadText(report);
  });
}

/** Writes what `measure` says of our index of the places, which is built where none is kept. */
async function withIndex(measure: (indexFolder: string, scratch: string) => Promise<string>): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), "lieudit-bench-"));
  try {
    const kept = keep === undefined ? undefined : join(keep, folderNameOf("lieudit"));
    const indexFolder = kept ?? join(scratch, "index");
    await built({ engine: "lieudit", folder: indexFolder, ...settings }, kept, "lieudit");
    process.stdout.write(`${await measure(indexFolder, scratch)}\n`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What a kept folder says of its own building, or a new building. */
async function built(
  task: Omit<EngineTask, "step">,
  kept: string | undefined,
  what: string,
): Promise<EngineReport> {
  const report = kept === undefined ? undefined : join(kept, "built.json");
  if (report !== undefined && existsSync(report)) {
    say(`${what}: built before …`);
    // Written below.
    return JSON.parse(await readFile(report, "utf8")) as EngineReport;
  }
  await mkdir(task.folder, { recursive: true });
  say(`${what}: building …`);
  const build = await inProcess({ ...task, step: "build" });
  if (report !== undefined) await writeFile(report, JSON.stringify(build));
  return build;
}

function folderNameOf(engine: string): string {
  return `${engine.toLowerCase().replaceAll(" ", "-")}-${settings.places}-${settings.seed}`;
}

function inProcess(task: EngineTask): Promise<EngineReport> {
  return new Promise((resolve, reject) => {
    const program = new URL("./engine-process.ts", import.meta.url).pathname;
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
          new Error(`${task.engine} ended with ${signal ?? `code ${code}`} while it did: ${task.step}.`),
        );
      // Written by engine-process.ts as this type.
      else resolve(JSON.parse(output) as EngineReport);
    });
  });
}

/** With the settings of a small machine of its own; the database of DATABASE_URL is the peer's business. */
async function startDatabase(): Promise<PostgresServer | undefined> {
  if (process.env.DATABASE_URL) {
    say("The index in PostgreSQL is made in the database of DATABASE_URL, and stays there.");
    return undefined;
  }
  if (!isPostgresInstalled()) {
    say("No PostgreSQL server is installed; install one, or give an empty database in DATABASE_URL.");
    process.exit(2);
  }
  const server = await startPostgres({
    fsync: true,
    settings: { shared_buffers: "512MB", maintenance_work_mem: "256MB", max_wal_size: "4GB" },
  });
  // The processes of the engines inherit it.
  process.env.DATABASE_URL = server.url;
  return server;
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
