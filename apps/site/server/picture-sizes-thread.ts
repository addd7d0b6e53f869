import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "@lieudit/intake";
import { openListingStore } from "@lieudit/listing-store";
import { keepSizesMade, type PictureSizesSettings } from "./picture-sizes.ts";

const port = parentPort;
if (port === null)
  throw new Error("picture-sizes-thread.ts runs as a thread of the server's primary process");

// Requests for pages go first.
lowerThreadPriority();

// From our own main thread.
const { dataDir, databaseUrl, filesUrl } = workerData as PictureSizesSettings;
const stop = new AbortController();
port.once("message", () => stop.abort());

/** Nobody waits for this thread; it waits for a database that starts late. */
const PATIENT = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };
const listings = await openListingStore({ folder: join(dataDir, "listings"), databaseUrl, ...PATIENT });
await keepSizesMade({
  listings,
  dataDir,
  filesUrl,
  log: (line) => port.postMessage(line),
  signal: stop.signal,
});
await listings.close();
port.close();
