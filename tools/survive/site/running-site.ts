import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compiledBefore } from "../../../apps/site/test/compiled-before.ts";
import { writeFixtureListings } from "../../../apps/site/test/fixture-listings.ts";
import type { SiteBug } from "./site-bugs.ts";

const SITE = join(import.meta.dirname, "../../../apps/site");

/** The built site in its own processes, with one worker. */
export interface RunningSite {
  url: string;
  port: number;
  dataDir: string;
  /** Returns all of its output. */
  output: () => string;
  /** Whether its first process runs. */
  isRunning: () => boolean;
  /** Ids of the worker processes. */
  workers: () => Promise<number[]>;
  /** Ids of all its processes. */
  processes: () => Promise<number[]>;
  /** Kills all of its processes at once, so that none can write anything. */
  kill: () => Promise<void>;
  /** Shuts it down and keeps its data. */
  stop: () => Promise<void>;
}

export interface SiteOptions {
  dataDir: string;
  env?: Readonly<Record<string, string>>;
  /** Seeded bugs. */
  bugs?: readonly SiteBug[];
}

/** Creates a data folder; remove it with `removeDataDir`. */
export async function createDataDir({ hasListings = false } = {}): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "lieudit-survive-"));
  if (hasListings) await writeFixtureListings(dataDir);
  return dataDir;
}

/**
 * Starts the site over a data folder.
 *
 * @throws {Error} with its output when it exits before it is ready, or when a seeded bug matches nothing.
 */
export async function startSite({ dataDir, env = {}, bugs = [] }: SiteOptions): Promise<RunningSite> {
  if (!existsSync(join(SITE, "build", "server")))
    throw new Error("The site is not built; run npm start or npm test, which build it.");
  const mutated = join(dataDir, "mutated");
  await mkdir(mutated, { recursive: true });
  const preload = pathToFileURL(join(import.meta.dirname, "preload.ts")).href;
  const child = spawn(process.execPath, [join(SITE, "server", "main.ts")], {
    env: {
      PATH: process.env.PATH,
      ...compiledBefore(),
      PORT: "0",
      WORKERS: "1",
      DATA_DIR: dataDir,
      // Each client has its own address, in the header that a proxy sets.
      FORMS_PER_HOUR: "0",
      TRUSTED_PROXIES: "1",
      NODE_OPTIONS: `--import ${preload}`,
      ...(bugs.length > 0 && { SURVIVE_BUGS: JSON.stringify(bugs), SURVIVE_MUTATED: mutated }),
      ...env,
    },
    // Its own process group, so that all of it can be killed at once.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const killAll = () => {
    try {
      process.kill(-(child.pid ?? 0), "SIGKILL");
    } catch {
      // It has ended.
    }
  };
  process.once("exit", killAll);
  let output = "";
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /prêt : http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) =>
      reject(new Error(`The site ended with ${code} before it was ready: ${output}`)),
    );
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: () => void) => {
    const ended = isRunning() ? once(child, "exit") : undefined;
    signal();
    await ended;
    killAll();
    process.off("exit", killAll);
  };
  const workers = () => listChildProcesses(child.pid ?? 0);
  const site: RunningSite = {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    output: () => output,
    isRunning,
    workers,
    processes: async () => [child.pid ?? 0, ...(await workers())],
    kill: () => end(killAll),
    stop: () => end(() => child.kill("SIGTERM")),
  };
  const missing = bugs.filter((_, index) => !existsSync(join(mutated, String(index))));
  if (missing.length > 0) {
    await site.kill();
    const unmatched = missing.map(({ file, find }) => `${find} in ${file}`).join("; ");
    throw new Error(
      `The mutated build failed, since its source has changed: ${unmatched}. Update the seeded bug.`,
    );
  }
  return site;
}

/** Removes a folder of `createDataDir`. */
export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** Whether one of its workers ended and was replaced. */
export function hasLostProcess({ output }: Pick<RunningSite, "output">): boolean {
  return output().includes("is started again");
}

export async function listChildProcesses(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "")),
  );
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}
