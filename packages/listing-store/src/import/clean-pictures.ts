import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ListingStore } from "../listing-store.ts";

export interface CleanOptions {
  store: Pick<ListingStore, "usedPhotos">;
  dataDir: string;
  now: Date;
  /**
   * Removes no photo that came in when more than this part of them would go:
   * then it is rather the database that is not the one they belong to. Default 1.
   */
  mostPhotosShare?: number | undefined;
  signal?: AbortSignal | undefined;
}

export interface CleanReport {
  fileCount: number;
  byteCount: number;
  /** Photos that came in and were left, because they are too large a part of all. */
  sparedCount: number;
}

/** A file that an import has just written, or found again, is not yet known to the store. */
const YOUNG_MS = 86_400_000;
/** A picture that stands for a page where its address is shared is drawn anew after this time. */
const SHARED_FOR_MS = 30 * 86_400_000;
/** Below this many a large part of all is still few. */
const FEW = 20;

/**
 * Removes the files of pictures that nothing shows any more: photos that came
 * in, the sizes that were made of them, and what stands for pages elsewhere.
 */
export async function cleanPictures(options: CleanOptions): Promise<CleanReport> {
  const { store, dataDir, now, mostPhotosShare = 1, signal } = options;
  const report: CleanReport = { fileCount: 0, byteCount: 0, sparedCount: 0 };
  const used = await store.usedPhotos();
  const listings = join(dataDir, "listings");

  const photos = await filesIn(listings, "photos");
  const own = photos.filter((path) => !isNote(path));
  const unused = own.filter((path) => !used.paths.has(path));
  if (unused.length >= FEW && unused.length > own.length * mostPhotosShare) {
    report.sparedCount = unused.length;
  } else {
    await removeOld(listings, unused, report);
    // What is known of photos goes after the photos themselves.
    await removeOld(listings, photos.filter(isNote), report, (note) => isOfThePast(listings, note));
  }

  const sizes = await filesIn(listings, "pictures");
  await removeOld(
    listings,
    sizes.filter((path) => !isSizeOf(path, used.ids)),
    report,
  );
  await removeOld(dataDir, await filesIn(dataDir, "og"), report, undefined, SHARED_FOR_MS);
  return report;

  /** Files that are as old as that, and of which `isDone` holds at that moment. */
  async function removeOld(
    folder: string,
    paths: readonly string[],
    total: CleanReport,
    isDone: (file: string) => Promise<boolean> = async () => true,
    ageMs = YOUNG_MS,
  ): Promise<void> {
    for (const path of paths) {
      signal?.throwIfAborted();
      const file = join(folder, path);
      const found = await stat(file).catch(() => null);
      if (found === null || now.getTime() - found.mtimeMs < ageMs || !(await isDone(file))) continue;
      await rm(file, { force: true });
      total.fileCount += 1;
      total.byteCount += found.size;
    }
  }
}

function isNote(path: string): boolean {
  return path.startsWith("photos/connues/");
}

/** Whether the file is that of a picture, `<id>-<width>.<format>` or `<id>.<format>`; ids have hyphens too. */
function isSizeOf(path: string, ids: ReadonlySet<string>): boolean {
  const [, name = ""] = /([^/]+)\.(?:webp|avif|jpeg)$/.exec(path) ?? [];
  return ids.has(name) || ids.has(name.replace(/-\d{3,4}$/, ""));
}

/** Paths below `folder`, with `/` between. */
async function filesIn(folder: string, name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { withFileTypes: true }).catch(() => []);
  const files: string[] = [];
  for (const entry of entries) {
    const path = `${name}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await filesIn(folder, path)));
    else files.push(path);
  }
  return files;
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
