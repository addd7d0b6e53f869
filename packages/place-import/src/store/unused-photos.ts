import { rm } from "node:fs/promises";
import { join } from "node:path";
import { namesIn } from "./places-folder.ts";

/** Removes the photos whose key is not in `keys`, and drafts of imports that were killed. */
export async function removeUnusedPhotos(folder: string, keys: ReadonlySet<string>): Promise<void> {
  for (const shelf of await namesIn(folder)) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
    for (const name of await namesIn(join(folder, shelf))) {
      const isOurs = /^[0-9a-f]{64}\./.test(name);
      if (!isOurs || (keys.has(name.slice(0, 64)) && !name.endsWith(".tmp"))) continue;
      await rm(join(folder, shelf, name), { force: true }).catch(() => {});
    }
  }
}
