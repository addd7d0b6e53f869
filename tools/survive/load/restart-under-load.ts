import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { Scenario } from "../scenario.ts";
import { listChildProcesses } from "../site/running-site.ts";
import { Tally } from "../tally.ts";
import { waitForPort } from "./wait-for-port.ts";

const SITE = join(import.meta.dirname, "../../../apps/site");
const CLIENTS = 8;
/** Timeout of a call. */
const MAX_MS = 10_000;
/** A slow path and a fast one. */
const PATHS = ["/sante", "/v1/openapi.json"];

/** All workers of the site are replaced repeatedly under load; every call succeeds. */
export const restartUnderLoad: Scenario = {
  name: "restart under load",
  seededBug: "workers are killed before their replacements start",
  async run({ isShort }, build) {
    if (!existsSync(join(SITE, "build", "server")))
      throw new Error("The site is not built; run npm start or npm test, which build it.");
    const calls = build === "mutated" ? 400 : isShort ? 3_000 : 100_000;
    const tally = new Tally();
    const folder = await mkdtemp(join(tmpdir(), "lieudit-restart-"));
    const site = spawn(process.execPath, [join(SITE, "server", "main.ts")], {
      env: { ...process.env, PORT: "0", DATA_DIR: folder, WORKERS: "2", API_ACCESS: "open" },
      stdio: ["ignore", "pipe", build === "real" ? "inherit" : "ignore"],
    });
    let isDone = false;
    let restarts = 0;
    try {
      const port = await waitForPort(site, /prêt : http:\/\/[^:]+:(\d+)/);
      const restarting = (async () => {
        while (!isDone) {
          restarts += 1;
          if (build === "real") site.kill("SIGUSR2");
          else for (const worker of await listChildProcesses(site.pid ?? 0)) process.kill(worker, "SIGKILL");
          await wait(4_000);
        }
      })();
      // Half of the clients keep their connections, like a reverse proxy.
      const agents = new Agent({ keepAlive: true });
      let next = 0;
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          while (next < calls || restarts < 2) {
            const call = next++;
            const agent = client % 2 === 0 ? false : agents;
            await tally.run(`call ${call}`, () => sendCall(port, PATHS[call % PATHS.length] ?? "", agent));
          }
        }),
      );
      isDone = true;
      await restarting;
    } finally {
      isDone = true;
      const ended = site.exitCode === null ? once(site, "exit") : undefined;
      site.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    }
    return tally.toOutcome();
  },
};

/** Sends a request on a connection of `agent`, or on a new one. */
async function sendCall(port: number, path: string, agent: Agent | false): Promise<void> {
  const sent = request({ port, path, host: "127.0.0.1", agent, signal: AbortSignal.timeout(MAX_MS) });
  sent.end();
  const [response] = await once(sent, "response");
  await text(response);
  if (response.statusCode >= 500 || !response.complete)
    throw new Error(`${path} returned ${response.statusCode}`);
}
