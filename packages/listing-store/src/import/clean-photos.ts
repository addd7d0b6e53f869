import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ListingStore } from "../listing-store.ts";

export interface CleanOptions {
  store: ListingStore;
  /** `DATA_DIR/listings` */
  folder: string;
  now: Date;
}

export interface CleanReport {
  fileCount: number;
  byteCount: number;
}

/** A file that an import has just written is not yet known to the store. */
const YOUNG_MS = 86_400_000;

/** Removes the files of photos that no listing shows any more. */
export async function cleanPhotos({ store, folder, now }: CleanOptions): Promise<CleanReport> {
  const used = await store.usedPhotoPaths();
  const report = { fileCount: 0, byteCount: 0 };
  for (const path of await filesIn(folder, "photos")) {
    const file = join(folder, path);
    const { size, mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs < YOUNG_MS) continue;
    if (path.startsWith("photos/connues/") ? await isOfThePast(folder, file) : !used.has(path)) {
      await rm(file);
      report.fileCount += 1;
      report.byteCount += size;
    }
  }
  return report;
}

/** Paths below `folder`, with `/` between. */
async function filesIn(folder: string, name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { withFileTypes: true }).catch(() => []);
  const below = await Promise.all(
    entries.map((entry) => {
      const path = `${name}/${entry.name}`;
      return entry.isDirectory() ? filesIn(folder, path) : [path];
    }),
  );
  // What is known of photos goes after the photos themselves.
  return below.flat().sort((a, b) => Number(a.includes("/connues/")) - Number(b.includes("/connues/")));
}

/** Whether a note tells of a photo that is not there. */
async function isOfThePast(folder: string, note: string): Promise<boolean> {
  try {
    const { path } = JSON.parse(await readFile(note, "utf8")) as { path: string }; // as `PhotoIntake` wrote it
    await stat(join(folder, path));
    return false;
  } catch {
    return true;
  }
}
