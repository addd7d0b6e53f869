import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compiledBefore } from "../../../apps/site/test/compiled-before.ts";
import { writeFixtureListings } from "../../../apps/site/test/fixture-listings.ts";
import type { SiteBug } from "./site-bug.ts";

const SITE = join(import.meta.dirname, "../../../apps/site");

/** The built site in processes of its own, with one worker. */
export interface RunningSite {
  url: string;
  port: number;
  dataDir: string;
  /** All that it has printed. */
  output: () => string;
  /** Whether its first process runs. */
  isRunning: () => boolean;
  /** The processes that answer. */
  workers: () => Promise<number[]>;
  /** All its processes. */
  processes: () => Promise<number[]>;
  /** Ends all of its processes at once, with no chance to write anything. */
  kill: () => Promise<void>;
  /** Asks it to end; its data stay. */
  stop: () => Promise<void>;
}

export interface SiteOptions {
  dataDir: string;
  env?: Readonly<Record<string, string>>;
  /** What makes it wrong. */
  bugs?: readonly SiteBug[];
}

/** A new data folder, which is gone when this process ends. */
export async function newDataDir({ hasListings = false } = {}): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "lieudit-survive-"));
  if (hasListings) await writeFixtureListings(dataDir);
  return dataDir;
}

/**
 * Starts the site over a data folder.
 *
 * @throws {Error} with all that it printed when it ends before it is ready, or when a plant found no place.
 */
export async function startSite({ dataDir, env = {}, bugs = [] }: SiteOptions): Promise<RunningSite> {
  if (!existsSync(join(SITE, "build", "server")))
    throw new Error("The site is not built; run npm start or npm test, which build it.");
  const mutated = join(dataDir, "mutated");
  await mkdir(mutated, { recursive: true });
  const inside = pathToFileURL(join(import.meta.dirname, "preload.ts")).href;
  const child = spawn(process.execPath, [join(SITE, "server", "main.ts")], {
    env: {
      PATH: process.env.PATH,
      ...compiledBefore(),
      PORT: "0",
      WORKERS: "1",
      DATA_DIR: dataDir,
      // Each sender has an address of its own, as a proxy would tell it.
      FORMS_PER_HOUR: "0",
      TRUSTED_PROXIES: "1",
      NODE_OPTIONS: `--import ${inside}`,
      ...(bugs.length > 0 && { SURVIVE_BUGS: JSON.stringify(bugs), SURVIVE_MUTATED: mutated }),
      ...env,
    },
    // A group of its own, so that all of it can be killed at once.
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
  let printed = "";
  const port = await new Promise<number>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
      const told = /prêt : http:\/\/[^:]+:(\d+)/.exec(printed)?.[1];
      if (told !== undefined) resolve(Number(told));
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.once("exit", (code) =>
      reject(new Error(`The site ended with ${code} before it was ready: ${printed}`)),
    );
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (how: () => void) => {
    const ended = isRunning() ? once(child, "exit") : undefined;
    how();
    await ended;
    killAll();
    process.off("exit", killAll);
  };
  const workers = () => childrenOf(child);
  const site: RunningSite = {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    output: () => printed,
    isRunning,
    workers,
    processes: async () => [child.pid ?? 0, ...(await workers())],
    kill: () => end(killAll),
    stop: () => end(() => child.kill("SIGTERM")),
  };
  const missing = bugs.filter((_, index) => !existsSync(join(mutated, String(index))));
  if (missing.length > 0) {
    await site.kill();
    const places = missing.map(({ file, find }) => `${find} in ${file}`).join("; ");
    throw new Error(
      `A broken build could not be made, since its source has changed: ${places}. Change what is mutated.`,
    );
  }
  return site;
}

/** Removes what `newDataDir` made. */
export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** Whether one of its workers ended and was replaced. */
export function hasLostProcess({ output }: Pick<RunningSite, "output">): boolean {
  return output().includes("is started again");
}

async function childrenOf({ pid }: ChildProcess): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "")),
  );
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}
