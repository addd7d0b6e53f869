import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ListingStore } from "../listing-store.ts";

export interface CleanOptions {
  store: Pick<ListingStore, "usedPhotos">;
  dataDir: string;
  now: Date;
  /**
   * Keeps all photos if more than this share would be removed, since they may
   * belong to another database. Default 1.
   */
  mostPhotosShare?: number | undefined;
  signal?: AbortSignal | undefined;
}

export interface CleanReport {
  fileCount: number;
  byteCount: number;
  /** Photos that were kept because they exceed that share. */
  sparedCount: number;
}

/** The store does not know files yet that an import has just written. */
const MIN_AGE_MS = 86_400_000;
/** Lifetime of the preview pictures of shared links. */
const SHARE_PICTURE_MS = 30 * 86_400_000;
/** Up to this number, photos are removed whatever their share. */
const MAX_UNCHECKED = 20;

/**
 * Removes the files of unused pictures: imported photos, their resized copies,
 * and previews of shared links.
 */
export async function cleanPictures(options: CleanOptions): Promise<CleanReport> {
  const { store, dataDir, now, mostPhotosShare = 1, signal } = options;
  const report: CleanReport = { fileCount: 0, byteCount: 0, sparedCount: 0 };
  const used = await store.usedPhotos();
  const listings = join(dataDir, "listings");

  const photos = await listFiles(listings, "photos");
  const own = photos.filter((path) => !isNote(path));
  const unused = own.filter((path) => !used.paths.has(path));
  if (unused.length >= MAX_UNCHECKED && unused.length > own.length * mostPhotosShare) {
    report.sparedCount = unused.length;
  } else {
    await removeOld(listings, unused, report);
    // Notes about photos are removed after the photos.
    await removeOld(listings, photos.filter(isNote), report, (note) => isOutdated(listings, note));
  }

  const sizes = await listFiles(listings, "pictures");
  await removeOld(
    listings,
    sizes.filter((path) => !isCopy(path, used.ids)),
    report,
  );
  await removeOld(dataDir, await listFiles(dataDir, "og"), report, undefined, SHARE_PICTURE_MS);
  return report;

  /** Files that are as old as that, and of which `isDone` holds at that moment. */
  async function removeOld(
    folder: string,
    paths: readonly string[],
    total: CleanReport,
    isDone: (file: string) => Promise<boolean> = async () => true,
    ageMs = MIN_AGE_MS,
  ): Promise<void> {
    for (const path of paths) {
      signal?.throwIfAborted();
      const file = join(folder, path);
      const stats = await stat(file).catch(() => null);
      if (stats === null || now.getTime() - stats.mtimeMs < ageMs || !(await isDone(file))) continue;
      await rm(file, { force: true });
      total.fileCount += 1;
      total.byteCount += stats.size;
    }
  }
}

function isNote(path: string): boolean {
  return path.startsWith("photos/connues/");
}

/** Whether a file is a copy of a picture, `<id>-<width>.<format>` or `<id>.<format>`; ids contain hyphens too. */
function isCopy(path: string, ids: ReadonlySet<string>): boolean {
  const [, name = ""] = /([^/]+)\.(?:webp|avif|jpeg)$/.exec(path) ?? [];
  return ids.has(name) || ids.has(name.replace(/-\d{3,4}$/, ""));
}

/** Lists the paths below `folder`, with `/` as separator. */
async function listFiles(folder: string, name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { withFileTypes: true }).catch(() => []);
  const files: string[] = [];
  for (const entry of entries) {
    const path = `${name}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await listFiles(folder, path)));
    else files.push(path);
  }
  return files;
}

/** Whether a note belongs to a photo that no longer exists. */
async function isOutdated(folder: string, note: string): Promise<boolean> {
  try {
    const { path } = JSON.parse(await readFile(note, "utf8")) as { path: string }; // as `PhotoIntake` wrote it
    await stat(join(folder, path));
    return false;
  } catch {
    return true;
  }
}
