import { join } from "node:path";
import { type FileStore, FileStoreError, type ListedFile, listAll, openFileStore } from "@lieudit/files";
import type { ListingStore } from "../listing-store.ts";

export interface CleanOptions {
  store: Pick<ListingStore, "usedPhotos">;
  dataDir: string;
  /** FILES_URL: the object storage of photos. Default: they are in `dataDir`. */
  filesUrl?: string | undefined;
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
  const { store, dataDir, filesUrl, now, mostPhotosShare = 1, signal } = options;
  const report: CleanReport = { fileCount: 0, byteCount: 0, sparedCount: 0 };
  const used = await store.usedPhotos();
  const listings = join(dataDir, "listings");

  const files = openFileStore(listings, filesUrl);
  const photos = await listAll(files, "photos/");
  const own = photos.filter(({ key }) => !isNote(key));
  const unused = own.filter(({ key }) => !used.paths.has(key));
  if (unused.length >= MAX_UNCHECKED && unused.length > own.length * mostPhotosShare) {
    report.sparedCount = unused.length;
  } else {
    await removeOld(files, unused);
    // Notes about photos are removed after the photos.
    const notes = photos.filter(({ key }) => isNote(key));
    await removeOld(files, notes, ({ key }) => isOutdated(files, key));
  }

  const caches = openFileStore(dataDir, undefined);
  const sizes = await listAll(caches, "listings/pictures/");
  await removeOld(
    caches,
    sizes.filter(({ key }) => !isCopy(key, used.ids)),
  );
  await removeOld(caches, await listAll(caches, "og/"), undefined, SHARE_PICTURE_MS);
  return report;

  /** Removes files that are as old as that, and of which `isDone` holds at that moment. */
  async function removeOld(
    store: FileStore,
    listed: readonly ListedFile[],
    isDone: (file: ListedFile) => Promise<boolean> = async () => true,
    ageMs = MIN_AGE_MS,
  ): Promise<void> {
    for (const file of listed) {
      signal?.throwIfAborted();
      if (now.getTime() - file.modified.getTime() < ageMs || !(await isDone(file))) continue;
      // It may have been touched since it was listed.
      const facts = await store.stat(file.key);
      if (facts === null || now.getTime() - facts.modified.getTime() < ageMs) continue;
      await store.delete(file.key);
      report.fileCount += 1;
      report.byteCount += facts.byteCount;
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

/** Whether a note belongs to a photo that no longer exists. */
async function isOutdated(files: FileStore, note: string): Promise<boolean> {
  try {
    const { path } = JSON.parse(String(await files.read(note))) as { path: string }; // as `PhotoIntake` wrote it
    return (await files.stat(path)) === null;
  } catch (error) {
    if (error instanceof FileStoreError) throw error;
    return true;
  }
}
