import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes photos whose key is not in `keys`, and temporary files of killed imports. */
export async function removeUnusedPhotos(folder: string, keys: ReadonlySet<string>): Promise<void> {
  for (const shelf of await listFolder(folder)) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
    for (const name of await listFolder(join(folder, shelf))) {
      const isOurs = /^[0-9a-f]{64}\./.test(name);
      const isFinished = /^[0-9a-f]{64}\.\w+$/.test(name);
      if (!isOurs || (isFinished && keys.has(name.slice(0, 64)))) continue;
      await rm(join(folder, shelf, name), { force: true }).catch(() => {});
    }
  }
}

function listFolder(path: string): Promise<string[]> {
  return readdir(path).catch(() => []);
}
