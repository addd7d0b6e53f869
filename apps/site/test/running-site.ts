import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILD_FOLDER } from "../server/open-site.ts";
import { compiledBefore } from "./compiled-before.ts";
import { writeFixtureData } from "./fixture-data.ts";
import { writeFixtureListings } from "./fixture-listings.ts";
import { FIXTURE_NOW } from "./fixture-places.ts";
import {
  type SharedStores,
  sharePhotos,
  sharePlaces,
  startRoundRobin,
  startSharedStores,
} from "./two-servers.ts";

export interface RunningSite {
  url: string;
  port: number;
  /** Of the first server. */
  dataDir: string;
  /** Of all servers. */
  dataDirs: readonly string[];
  /** What servers share, for a store that a test opens; empty for a single server. */
  stores: Partial<SharedStores>;
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

export interface RunSiteOptions {
  /** Whether anybody offers anything. Default true. */
  hasListings?: boolean;
  /** Writes other data than the fixture into an empty data folder, and publishes it for the servers of `stores`. */
  writeData?: (dataDir: string, stores: Partial<SharedStores>) => Promise<void>;
}

/**
 * Runs the built site as `npm start` does, over the fixture's index, on a free port. With
 * SITE_SERVERS=2, two servers with empty folders serve it behind a proxy.
 */
export async function runSite(
  env: Record<string, string> = {},
  {
    hasListings = true,
    writeData = (dataDir, stores) => writeFixture(dataDir, stores, hasListings),
  }: RunSiteOptions = {},
): Promise<RunningSite> {
  assertBuilt();
  const isPlain = ["EMPTY", "DATA_DIR", "DATABASE_URL", "FILES_URL"].every((name) => env[name] === undefined);
  if (process.env.SITE_SERVERS === "2" && isPlain) return runTwoServers(env, writeData);
  const dataDir = await mkdtemp(join(tmpdir(), "lieudit-site-"));
  if (env.EMPTY === undefined) await writeData(dataDir, {});
  const port = await freePort();
  const server = startServer({ PORT: String(port), DATA_DIR: dataDir, LIEUDIT_CLOCK: FIXTURE_NOW, ...env });
  await untilPrinted(server, "est prêt");
  return {
    ...server,
    url: `http://localhost:${port}`,
    port,
    dataDir,
    dataDirs: [dataDir],
    stores: {},
    async stop() {
      server.process.kill("SIGTERM");
      const code = await server.ended;
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

async function writeFixture(
  dataDir: string,
  stores: Partial<SharedStores>,
  hasListings: boolean,
): Promise<void> {
  await writeFixtureData(dataDir);
  await sharePlaces(dataDir, stores);
  if (!hasListings) return;
  await writeFixtureListings(dataDir, stores.databaseUrl);
  await sharePhotos(dataDir, stores);
}

async function runTwoServers(
  env: Record<string, string>,
  writeData: NonNullable<RunSiteOptions["writeData"]>,
): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), "lieudit-two-servers-"));
  const { stop: stopStores, ...stores } = await startSharedStores();
  const seed = join(folder, "seed");
  await mkdir(seed);
  await writeData(seed, stores);
  const [port, ...serverPorts] = [await freePort(), await freePort(), await freePort()];
  const dataDirs = ["a", "b"].map((name) => join(folder, name));
  const servers = serverPorts.map((serverPort, i) =>
    startServer({
      LIEUDIT_CLOCK: FIXTURE_NOW,
      PUBLIC_URL: `http://localhost:${port}`,
      ...env,
      PORT: String(serverPort),
      DATA_DIR: dataDirs[i]!,
      DATABASE_URL: stores.databaseUrl,
      FILES_URL: stores.filesUrl,
      TRUSTED_PROXIES: String(1 + Number(env.TRUSTED_PROXIES ?? 0)),
    }),
  );
  for (const server of servers) await untilPrinted(server, "est prêt");
  for (const serverPort of serverPorts) await untilHealthy(serverPort);
  const proxy = await startRoundRobin(port, serverPorts);
  return {
    process: servers[0]!.process,
    output: () => servers.map((server) => server.output()).join("\n"),
    url: `http://localhost:${port}`,
    port,
    dataDir: dataDirs[0]!,
    dataDirs,
    stores,
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      for (const server of servers) server.process.kill("SIGTERM");
      const [code = null] = await Promise.all(servers.map((server) => server.ended));
      await stopStores();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Resolves once a server has fetched the places. */
async function untilHealthy(port: number): Promise<void> {
  for (;;) {
    const response = await fetch(`http://localhost:${port}/sante`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
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
