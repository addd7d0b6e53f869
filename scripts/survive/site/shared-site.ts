import { join } from "node:path";
import { newDataDir, removeDataDir, type SurvivedSite, startSite } from "./running-site.ts";
import { SHARED_PLANTS } from "./site-plants.ts";

export type Variant = "ours" | "broken";

/** A site that several rows ask, which records in which order it writes and answers. */
export interface SharedSite extends SurvivedSite {
  /** File with an `OrderEvent` in each line. */
  order: string;
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
  const site = await startSite({
    dataDir,
    env: { SURVIVE_ORDER: order, ACCESS_LOG: "on" },
    plants: variant === "broken" ? Object.values(SHARED_PLANTS).flat() : [],
  });
  return { ...site, order };
}

export async function endSharedSites(): Promise<void> {
  const sites = await Promise.allSettled(shared.values());
  shared.clear();
  for (const site of sites) {
    if (site.status === "rejected") continue;
    await site.value.kill();
    await removeDataDir(site.value.dataDir);
  }
}
