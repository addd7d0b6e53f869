import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Build } from "../scenario.ts";
import type { FailingWrites } from "./failing-writes.ts";
import { newDataDir, type RunningSite, removeDataDir, startSite } from "./running-site.ts";
import { SHARED_BUGS, TEST_ADJUSTMENTS } from "./site-bugs.ts";

/** A site that several rows ask, which records in which order it writes and answers. */
export interface SharedSite extends RunningSite {
  /** File with an `OrderEvent` in each line. */
  order: string;
  /** Has writes of the processes that answer fail. */
  failWrites: (which: Omit<FailingWrites, "round">) => Promise<void>;
}

const shared = new Map<Build, Promise<SharedSite>>();

/** The site of a build, started by the first row that asks; it runs until `stopSharedSites`. */
export function getSharedSite(build: Build): Promise<SharedSite> {
  const known = shared.get(build) ?? start(build);
  shared.set(build, known);
  return known;
}

async function start(build: Build): Promise<SharedSite> {
  const dataDir = await newDataDir({ hasListings: true });
  const order = join(dataDir, "order");
  const failing = join(dataDir, "failing");
  let round = 0;
  const failWrites: SharedSite["failWrites"] = (which) => {
    round += 1;
    return writeFile(failing, JSON.stringify({ round, ...which } satisfies FailingWrites));
  };
  await failWrites({ from: 0, isFull: false });
  const site = await startSite({
    dataDir,
    // Senders are counted, which is a write too; each of ours is another one.
    env: { SURVIVE_ORDER: order, SURVIVE_FAILING: failing, ACCESS_LOG: "on", FORMS_PER_HOUR: "1000" },
    bugs: [...TEST_ADJUSTMENTS, ...(build === "mutated" ? Object.values(SHARED_BUGS).flat() : [])],
  });
  return { ...site, order, failWrites };
}

/** Ends the sites that faults shared. */
export async function stopSharedSites(): Promise<void> {
  const sites = await Promise.allSettled(shared.values());
  shared.clear();
  for (const site of sites) {
    if (site.status === "rejected") continue;
    await site.value.kill();
    await removeDataDir(site.value.dataDir);
  }
}
