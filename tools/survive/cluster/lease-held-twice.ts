import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { LEASE_MS } from "@lieudit/database";
import { isPostgresInstalled, startPostgres } from "../../../packages/test-kit/src/postgres/index.ts";
import type { Scenario } from "../scenario.ts";
import { OWN_BUGS } from "../site/site-bugs.ts";
import { Tally } from "../tally.ts";

const DAY_MS = 86_400_000;
/** Difference of the clock of each server to the right one. */
const SKEWS_MS = [0, DAY_MS, -DAY_MS];
const MAX_START_MS = 30_000;
/** The servers take turns for this time. */
const CALM_MS = 3_000;
/** Time from a killed owner's last renewal until another server works. */
const MAX_TAKEOVER_MS = LEASE_MS + 10_000;

/** Time in which a server held the lease, as far as it said so. */
interface Holding {
  server: number;
  fromMs: number;
  toMs: number;
}

/** Servers whose clocks are days apart take turns with a lease; its owner is killed, and another one takes over. */
export const leaseHeldTwice: Scenario = {
  name: "servers take turns, and the one whose turn it is gets killed",
  seededBug: "a lease is held twice",
  findMissingPrerequisite: () => (isPostgresInstalled() ? null : "PostgreSQL is not installed"),
  async run({ isShort }, build) {
    const tally = new Tally();
    const database = await startPostgres();
    const folder = await mkdtemp(join(tmpdir(), "lieudit-lease-"));
    const bugs = build === "mutated" ? OWN_BUGS["lease held twice"] : [];
    const holdings: Holding[] = [];
    const servers: ChildProcess[] = [];
    try {
      for (const server of SKEWS_MS.keys()) servers.push(startServer(server));
      const hasAll = () => new Set(holdings.map(({ server }) => server)).size === SKEWS_MS.length;
      if (!(await waitFor(hasAll, MAX_START_MS))) tally.addViolation("a server never had its turn");
      if (bugs.some((_, index) => !existsSync(join(folder, String(index)))))
        throw new Error("The source of leases has changed. Update the seeded bug.");
      await wait(CALM_MS);
      for (let kill = 0; build === "real" && kill < (isShort ? 1 : 5); kill += 1) {
        const killed = holdings.at(-1)?.server ?? 0;
        const killedMs = performance.now();
        const count = holdings.length;
        servers[killed]?.kill("SIGKILL");
        const isTaken = () => holdings.slice(count).some(({ server }) => server !== killed);
        if (!(await waitFor(isTaken, MAX_TAKEOVER_MS)))
          tally.addViolation(`nobody had a turn ${MAX_TAKEOVER_MS} ms after kill ${kill + 1}`);
        tally.addRun(performance.now() - killedMs);
        servers[killed] = startServer(killed);
        await wait(CALM_MS);
      }
    } finally {
      for (const server of servers) server.kill("SIGKILL");
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    }
    holdings.sort((a, b) => a.fromMs - b.fromMs);
    for (const [at, { server, fromMs }] of holdings.entries()) {
      tally.addRun(0);
      const before = holdings[at - 1];
      if (before !== undefined && before.server !== server && before.toMs > fromMs)
        tally.addViolation(`servers ${before.server} and ${server} worked at the same time`);
    }
    return tally.toOutcome();

    function startServer(server: number): ChildProcess {
      const program = join(import.meta.dirname, "lease-holder.ts");
      const preload = pathToFileURL(join(import.meta.dirname, "../site/preload.ts")).href;
      const child = spawn(process.execPath, [program, database.url, String(SKEWS_MS[server])], {
        env: {
          PATH: process.env.PATH,
          NODE_OPTIONS: `--import ${preload}`,
          ...(bugs.length > 0 && { SURVIVE_BUGS: JSON.stringify(bugs), SURVIVE_MUTATED: folder }),
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      let holding: Holding | undefined;
      createInterface({ input: child.stdout }).on("line", (line) => {
        const [event, time] = line.split(" ");
        const atMs = Number(time);
        if (event === "begin") {
          holding = { server, fromMs: atMs, toMs: atMs };
          holdings.push(holding);
        } else if (holding !== undefined) holding.toMs = atMs;
      });
      return child;
    }
  },
};

/** Returns whether a condition comes true in time. */
async function waitFor(isTrue: () => boolean, maxMs: number): Promise<boolean> {
  const until = performance.now() + maxMs;
  while (!isTrue()) {
    if (performance.now() > until) return false;
    await wait(50);
  }
  return true;
}
