import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILD_FOLDER } from "../server/open-site.ts";
import { compiledBefore } from "./compiled-before.ts";
import { writeFixtureData } from "./fixture-data.ts";
import { writeFixtureListings } from "./fixture-listings.ts";
import { FIXTURE_NOW } from "./fixture-places.ts";

export interface RunningSite {
  url: string;
  port: number;
  dataDir: string;
  /** All that it has printed. */
  output: () => string;
  process: ChildProcess;
  /** Asks it to end as an operator does, and gives the exit code. */
  stop: () => Promise<number | null>;
}

/** A server process that has not said yet that it is ready. */
export interface StartedServer {
  process: ChildProcess;
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/**
 * Runs the built site as `npm start` does, over the fixture's index, on a free port.
 *
 * @param hasListings whether anybody offers anything
 */
export async function runSite(
  env: Record<string, string> = {},
  { hasListings = true } = {},
): Promise<RunningSite> {
  assertBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), "lieudit-site-"));
  if (env.EMPTY === undefined) {
    await writeFixtureData(dataDir);
    if (hasListings) await writeFixtureListings(dataDir);
  }
  const port = await freePort();
  const server = startServer({ PORT: String(port), DATA_DIR: dataDir, LIEUDIT_CLOCK: FIXTURE_NOW, ...env });
  await untilPrinted(server, "est prêt");
  return {
    ...server,
    url: `http://localhost:${port}`,
    port,
    dataDir,
    async stop() {
      server.process.kill("SIGTERM");
      const code = await server.ended;
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/**
 * Starts the server's own program with nothing but these settings.
 *
 * @param openFiles what the system lets each of its processes have open
 */
export function startServer(env: Record<string, string>, openFiles?: number): StartedServer {
  const program = [process.execPath, join(import.meta.dirname, "../server/main.ts")];
  const limited = openFiles === undefined ? [] : ["sh", "-c", `ulimit -n ${openFiles}; exec "$0" "$1"`];
  const [command = "", ...args] = [...limited, ...program];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...compiledBefore(), WORKERS: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { process: child, output: () => printed, ended };
}

/** Resolves when the server has printed `text`; rejects when it ends before. */
export async function untilPrinted(server: StartedServer, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const check = () => {
    if (server.output().includes(text)) resolve();
  };
  server.process.stdout?.on("data", check);
  server.process.stderr?.on("data", check);
  void server.ended.then((code) =>
    reject(new Error(`The server ended with ${code} before it printed "${text}":\n${server.output()}`)),
  );
  check();
  return promise;
}

/** Returns a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("A TCP server has a port.");
  return address.port;
}

function assertBuilt(): void {
  if (existsSync(join(BUILD_FOLDER, "server/index.js"))) return;
  throw new Error(
    "The site is not built, and these tests drive the built site; run `npm test`, which builds it, " +
      "or `npm run build -w apps/site` once.",
  );
}
