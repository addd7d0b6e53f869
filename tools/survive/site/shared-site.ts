import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Build } from "../scenario.ts";
import type { FailingWrites } from "./failing-writes.ts";
import { createDataDir, type RunningSite, removeDataDir, startSite } from "./running-site.ts";
import { SHARED_BUGS, TEST_ADJUSTMENTS } from "./site-bugs.ts";

/** A running site that several scenarios share. It records the order of its writes and responses. */
export interface SharedSite extends RunningSite {
  /** Path of a file with one `OrderEvent` per line. */
  order: string;
  /** Makes the selected writes of the worker processes fail, until the next call. */
  failWrites: (which: Omit<FailingWrites, "round">) => Promise<void>;
}

const shared = new Map<Build, Promise<SharedSite>>();

/** Returns the shared site of a build. The first call starts it, and it runs until `stopSharedSites`. */
export function getSharedSite(build: Build): Promise<SharedSite> {
  const site = shared.get(build) ?? start(build);
  shared.set(build, site);
  return site;
}

async function start(build: Build): Promise<SharedSite> {
  const dataDir = await createDataDir({ hasListings: true });
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
    // Rate limiting stays enabled, because counting the forms of a sender is a write too.
    env: { SURVIVE_ORDER: order, SURVIVE_FAILING: failing, ACCESS_LOG: "on", FORMS_PER_HOUR: "1000" },
    bugs: [...TEST_ADJUSTMENTS, ...(build === "mutated" ? Object.values(SHARED_BUGS).flat() : [])],
  });
  return { ...site, order, failWrites };
}

/** Stops the sites that scenarios share. */
export async function stopSharedSites(): Promise<void> {
  const sites = await Promise.allSettled(shared.values());
  shared.clear();
  for (const site of sites) {
    if (site.status === "rejected") continue;
    await site.value.kill();
    await removeDataDir(site.value.dataDir);
  }
}
