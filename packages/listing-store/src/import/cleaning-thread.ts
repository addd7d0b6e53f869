import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "@lieudit/intake";
import { openListingStore } from "../open-listing-store.ts";
import { cleanPictures } from "./clean-pictures.ts";
import type { CleaningSettings } from "./start-cleaning.ts";

const port = parentPort;
if (port === null) throw new Error("cleaning-thread.ts runs as a thread of the server's primary process");

// Pages have priority over the cleaning.
lowerThreadPriority();

// Sent by the main thread of this program.
const { dataDir, databaseUrl, filesUrl } = workerData as CleaningSettings;
/** Longer than for pages, since nobody waits for this thread. */
const DATABASE_TIMEOUTS = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };
/** Removing a larger share, such as a whole agency, takes `npm run listings -- clean`. */
const MAX_PHOTOS_SHARE = 0.5;

const stop = new AbortController();
port.once("message", () => stop.abort());

const store = await openListingStore({
  folder: join(dataDir, "listings"),
  databaseUrl,
  ...DATABASE_TIMEOUTS,
});
try {
  const resumedCount = await store.resumeImports();
  if (resumedCount > 0) port.postMessage(`Finished ${resumedCount} interrupted imports of listings.`);
  const { fileCount, byteCount, sparedCount } = await cleanPictures({
    store,
    dataDir,
    filesUrl,
    now: new Date(),
    mostPhotosShare: MAX_PHOTOS_SHARE,
    signal: stop.signal,
  });
  if (fileCount > 0) {
    port.postMessage(
      `Removed pictures that nothing shows: ${fileCount} ${fileCount === 1 ? "file" : "files"}, ${(byteCount / 1e6).toFixed(1)} MB.`,
    );
  }
  if (sparedCount > 0) {
    port.postMessage(
      `${sparedCount} photos, more than half of all, belong to no listing of this database; ` +
        "if that is right, `npm run listings -- clean` removes them.",
    );
  }
} catch (error) {
  if (!stop.signal.aborted) throw error;
} finally {
  await store.close();
  port.close();
}
