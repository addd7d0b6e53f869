import { join } from "node:path";
import { readManifest } from "@lieudit/place-index/store";

/** The road graphs of the sources that are published now, the newest source's first. */
export async function publishedRoads(folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  return (manifest?.sources ?? []).flatMap(({ roads }) => (roads === undefined ? [] : [join(folder, roads)]));
}
