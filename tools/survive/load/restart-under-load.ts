import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";

const SITE = join(import.meta.dirname, "../../../apps/site");
const CLIENTS = 8;
/** A call that nobody answers is given up. */
const MAX_MS = 10_000;
/** A page that takes its time, and one that does not. */
const PATHS = ["/sante", "/v1/openapi.json"];

/** All workers of the site are replaced again and again while it is asked: every call is answered. */
export const restartUnderLoad: Scenario = {
  name: "restart under load",
  seededBug: "workers are killed, and started anew when they are gone",
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
      const port = await portOf(site);
      const restarting = (async () => {
        while (!isDone) {
          restarts += 1;
          if (build === "real") site.kill("SIGUSR2");
          else for (const worker of await childrenOf(site.pid ?? 0)) process.kill(worker, "SIGKILL");
          await wait(4_000);
        }
      })();
      let next = 0;
      await Promise.all(
        Array.from({ length: CLIENTS }, async () => {
          while (next < calls || restarts < 2) {
            const call = next++;
            await tally.run(`call ${call}`, () => called(port, PATHS[call % PATHS.length] ?? ""));
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
    return tally.outcome();
  },
};

/** On a connection of its own: what is kept open may be closed by either side at any time. */
async function called(port: number, path: string): Promise<void> {
  const sent = request({ port, path, host: "127.0.0.1", agent: false, signal: AbortSignal.timeout(MAX_MS) });
  sent.end();
  const [answer] = await once(sent, "response");
  await text(answer);
  if (answer.statusCode >= 500 || !answer.complete)
    throw new Error(`${path} is answered ${answer.statusCode}`);
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "")),
  );
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
}

function portOf(site: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    // It goes on reading: a full pipe would stop the site.
    site.stdout?.on("data", (chunk) => {
      output += chunk;
      const port = /prêt : http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    site.once("exit", () => reject(new Error(`The site did not start: ${output}`)));
  });
}
