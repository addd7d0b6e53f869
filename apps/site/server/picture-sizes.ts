import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type BackgroundThread, startBackgroundThread } from "@lieudit/intake";
import type { ListingStore, PhotoFile } from "@lieudit/listing-store";
import { PICTURE_WIDTHS } from "../app/listings/list/picture-address.ts";
import { isFinishedPicture, PictureFiles } from "./picture-files.ts";

/** Data that the thread starts with. */
export interface PictureSizesSettings {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Makes photos in the sizes of pages after each import, in a thread that all workers share. */
export function startPictureSizes(
  { dataDir, databaseUrl }: PictureSizesSettings,
  log: (line: string) => void,
): BackgroundThread {
  return startBackgroundThread({
    script: new URL("./picture-sizes-thread.ts", import.meta.url),
    workerData: { dataDir, databaseUrl } satisfies PictureSizesSettings,
    log,
    endedText: "Sizes of photos are not made for a minute",
  });
}

export interface KeepSizesOptions {
  listings: Pick<ListingStore, "photoFiles" | "version">;
  dataDir: string;
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
  log,
  signal,
  pauseMs = PAUSE_MS,
}: KeepSizesOptions): Promise<void> {
  const files = new PictureFiles(join(dataDir, "listings", "pictures"));
  const complete = new Set<string>();
  let version = "";
  while (!signal.aborted) {
    const current = await listings.version();
    if (current !== version) {
      const photos = (await listings.photoFiles()).filter(({ id }) => !complete.has(id));
      await makeSizes(photos, { files, complete, log, signal });
      version = current;
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
      const widths = (await isFinishedPicture(photo.path)) ? [] : pass.widths;
      for (const width of widths.filter((one) => isUseful(one, photo))) {
        if (signal.aborted || (await files.has(photo.id, width, "webp"))) continue;
        // A photo that cannot be read leaves the others their turn.
        if (await files.make(photo.id, photo.path, width, "webp").catch(() => null)) madeCount += 1;
      }
      if (pass.widths === PICTURE_WIDTHS) complete.add(photo.id);
      if (Date.now() - loggedAt < PROGRESS_MS) continue;
      loggedAt = Date.now();
      log(`Sizes of photos: ${complete.size} of ${photos.length} photos are ready.`);
    }
  }
  if (madeCount > 0) log(`Sizes of photos: made ${madeCount} files, all photos are ready.`);
}

/** A photo is never enlarged: above its own width one size is enough. */
function isUseful(width: number, { widthPx }: PhotoFile): boolean {
  return PICTURE_WIDTHS.every((other) => other >= width || other < widthPx);
}
