import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FailingWrites } from "./failing-writes.ts";
import { newDataDir, removeDataDir, type SurvivedSite, startSite } from "./running-site.ts";
import { OURS, SHARED_PLANTS } from "./site-plants.ts";

export type Variant = "ours" | "broken";

/** A site that several rows ask, which records in which order it writes and answers. */
export interface SharedSite extends SurvivedSite {
  /** File with an `OrderEvent` in each line. */
  order: string;
  /** Has writes of the processes that answer fail. */
  failWrites: (which: Omit<FailingWrites, "round">) => Promise<void>;
}

const shared = new Map<Variant, Promise<SharedSite>>();

/** The site of a variant, started by the first row that asks; it runs until `endSharedSites`. */
export function sharedSite(variant: Variant): Promise<SharedSite> {
  const known = shared.get(variant) ?? start(variant);
  shared.set(variant, known);
  return known;
}

async function start(variant: Variant): Promise<SharedSite> {
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
    plants: [...OURS, ...(variant === "broken" ? Object.values(SHARED_PLANTS).flat() : [])],
  });
  return { ...site, order, failWrites };
}

/** Ends the sites that faults shared. */
export async function endSharedSites(): Promise<void> {
  const sites = await Promise.allSettled(shared.values());
  shared.clear();
  for (const site of sites) {
    if (site.status === "rejected") continue;
    await site.value.kill();
    await removeDataDir(site.value.dataDir);
  }
}
