import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "@lieudit/intake";
import { openListingStore } from "@lieudit/listing-store";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { createServiceRouter, readPublishedRoads } from "@lieudit/places-api";
import { keepTravelTimes, type TravelTimesSettings } from "./travel-times.ts";

const port = parentPort;
if (port === null) throw new Error("travel-times-thread.ts runs as a thread of the server's primary process");

// Requests for pages go first.
lowerThreadPriority();

// From our own main thread.
const { dataDir, databaseUrl } = workerData as TravelTimesSettings;
const stop = new AbortController();
port.once("message", () => stop.abort());

/** Nobody waits for this thread; it waits for a database that starts late. */
const PATIENT = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };
const folder = join(dataDir, "places");
const log = (line: string) => port.postMessage(line);
const listings = await openListingStore({ folder: join(dataDir, "listings"), databaseUrl, ...PATIENT });
const places = await followPlaceIndex(folder, { readerThreads: 1, startsBroken: true });
// A routing server has limits that so many points exceed; the graphs have none.
const router = createServiceRouter({ settings: { servers: {}, timeoutMs: 0 }, folder, onProblem: log });
await keepTravelTimes({
  listings,
  places,
  router,
  readRoads: () => readPublishedRoads(folder),
  log,
  signal: stop.signal,
});
await Promise.all([router.close(), places.close(), listings.close()]);
port.close();
