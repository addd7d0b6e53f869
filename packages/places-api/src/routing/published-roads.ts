import { join } from "node:path";
import { readManifest } from "@lieudit/place-index/store";

/** Returns the road graphs of the published sources, the newest first. */
export async function readPublishedRoads(folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  return (manifest?.sources ?? []).flatMap(({ roads }) => (roads === undefined ? [] : [join(folder, roads)]));
}
