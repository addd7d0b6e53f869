import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { importDemo } from "./setup/demo-import.mjs";
import { importDemoListings } from "./setup/demo-listings.mjs";
import { NODE_24, ROOT } from "./setup/folders.mjs";
import { buildSite } from "./setup/site-build.mjs";

/** The built site over the demo, for programs that measure it. */
export interface DemoSite {
  url: string;
  stop: () => Promise<void>;
}

/** Kept between runs, apart from the data of `npm start`. */
const DATA_DIR = join(ROOT, ".lieudit", "demo-site");

/** The first process takes this much longer than the last import. */
const START_MS = 60_000;

/**
 * Builds the site and imports the demo where that is needed, and starts one
 * worker over it.
 *
 * @param wrapper a program that starts it, such as `["taskset", "-c", "0"]`
 * @throws {Error} with what the server said when it does not get ready.
 */
export async function startDemoSite({
  port,
  wrapper = [],
}: {
  port: number;
  wrapper?: readonly string[];
}): Promise<DemoSite> {
  await buildSite();
  await importDemo(DATA_DIR);
  await importDemoListings(DATA_DIR);
  const [command = NODE_24, ...args] = [...wrapper, NODE_24, join(ROOT, "apps", "site", "server", "main.ts")];
  const server = spawn(command, args, {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR, WORKERS: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await untilReady(server);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      if (server.exitCode !== null) return;
      server.kill("SIGTERM");
      await once(server, "exit");
    },
  };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const timer = setTimeout(() => {
      server.kill("SIGTERM");
      reject(new Error(`The site was not ready in ${START_MS / 1000} s:\n${printed}`));
    }, START_MS);
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!printed.includes("est prêt")) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout?.on("data", take);
    server.stderr?.on("data", take);
    server.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with ${code} before it was ready:\n${printed}`));
    });
  });
}
