import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FileStoreError, openFileStore } from "@lieudit/files";
import { type BackgroundThread, startBackgroundThread } from "@lieudit/intake";
import type { ListingStore, PhotoFile } from "@lieudit/listing-store";
import { PICTURE_WIDTHS } from "../app/listings/list/picture-address.ts";
import { PictureFiles } from "./picture-files.ts";

/** Data that the thread starts with. */
export interface PictureSizesSettings {
  dataDir: string;
  databaseUrl: string | undefined;
  filesUrl: string | undefined;
}

/** Makes photos in the sizes of pages after each import, in a thread that all workers share. */
export function startPictureSizes(
  settings: PictureSizesSettings,
  log: (line: string) => void,
): BackgroundThread {
  return startBackgroundThread({
    script: new URL("./picture-sizes-thread.ts", import.meta.url),
    workerData: settings,
    log,
    endedText: "Sizes of photos are not made for a minute",
  });
}

export interface KeepSizesOptions {
  listings: Pick<ListingStore, "photoFiles" | "version">;
  dataDir: string;
  filesUrl?: string | undefined;
  log: (line: string) => void;
  signal: AbortSignal;
  /** Between two looks at the store. */
  pauseMs?: number;
}

const PAUSE_MS = 5000;
const PROGRESS_MS = 60_000;
/** The width that a page names where it names one only. */
const LIST_WIDTH = 640;

/** Makes the missing WebP sizes of all photos whenever the listings change, until `signal` aborts. */
export async function keepSizesMade({
  listings,
  dataDir,
  filesUrl,
  log,
  signal,
  pauseMs = PAUSE_MS,
}: KeepSizesOptions): Promise<void> {
  const files = new PictureFiles(
    join(dataDir, "listings", "pictures"),
    openFileStore(join(dataDir, "listings"), filesUrl),
  );
  const complete = new Set<string>();
  let version = "";
  let problem = "";
  while (!signal.aborted) {
    const current = await listings.version();
    if (current !== version) {
      const photos = (await listings.photoFiles()).filter(({ id }) => !complete.has(id));
      try {
        await makeSizes(photos, { files, complete, log, signal });
        version = current;
        problem = "";
      } catch (error) {
        if (!(error instanceof FileStoreError)) throw error;
        // Tried again soon; logged once.
        if (problem !== error.message) log(error.message);
        problem = error.message;
      }
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

/** Lists come first: the first photo of each listing in one size, then in all, then the other photos. */
async function makeSizes(
  photos: readonly PhotoFile[],
  {
    files,
    complete,
    log,
    signal,
  }: { files: PictureFiles; complete: Set<string>; log: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  const passes = [
    { photos: photos.filter(({ isFirst }) => isFirst), widths: [LIST_WIDTH] },
    { photos, widths: PICTURE_WIDTHS },
  ];
  let madeCount = 0;
  let loggedAt = Date.now();
  for (const pass of passes) {
    for (const photo of pass.photos) {
      if (signal.aborted) return;
      // A photo that cannot be read leaves the others their turn.
      madeCount += await makeMissing(photo, pass.widths, files, signal).catch((error: unknown) => {
        if (error instanceof FileStoreError) throw error;
        return 0;
      });
      if (pass.widths === PICTURE_WIDTHS) complete.add(photo.id);
      if (Date.now() - loggedAt < PROGRESS_MS) continue;
      loggedAt = Date.now();
      log(`Sizes of photos: ${complete.size} of ${photos.length} photos are ready.`);
    }
  }
  if (madeCount > 0) log(`Sizes of photos: made ${madeCount} files, all photos are ready.`);
}

/** Makes the missing sizes of a photo, which is read once. Returns their number. */
async function makeMissing(
  photo: PhotoFile,
  widths: readonly number[],
  files: PictureFiles,
  signal: AbortSignal,
): Promise<number> {
  const missing: number[] = [];
  for (const width of widths)
    if (isUseful(width, photo) && !(await files.has(photo.id, width, "webp"))) missing.push(width);
  if (missing.length === 0 || (await files.readFinished(photo.id, photo.path)) !== null) return 0;
  const original = await files.readOriginal(photo.path);
  let madeCount = 0;
  for (const width of missing) {
    if (signal.aborted) break;
    const made = await files.make(photo.id, photo.path, width, "webp", async () => original);
    if (made !== null) madeCount += 1;
  }
  return madeCount;
}

/** A photo is never enlarged: above its own width one size is enough. */
function isUseful(width: number, { widthPx }: PhotoFile): boolean {
  return PICTURE_WIDTHS.every((other) => other >= width || other < widthPx);
}
