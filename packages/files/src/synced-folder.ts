import { mkdir, open } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Creates `folder` with its missing parents, so that they survive a power cut. */
export async function makeSyncedFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  const firstCreated = await mkdir(path, { recursive: true });
  if (firstCreated === undefined) return;
  for (let created = path; created.length >= firstCreated.length; created = dirname(created))
    await syncFolder(dirname(created));
}

/** Makes renames and removals in `folder` survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
