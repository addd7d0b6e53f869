import { join } from "node:path";
import { startCleaning } from "@lieudit/listing-store/cleaning";
import { startInbox } from "@lieudit/listing-store/inbox";
import { dropOrphanedLive, startLiveRefresh } from "@lieudit/live-values";
import { type PlacesManifest, startPlacesMirror } from "@lieudit/place-index/store";
import type { Operator } from "../app/shell/services/site-content.ts";
import { startDeskWork } from "./desk-work/start-desk-work.ts";
import { startLeadWork } from "./lead-work/start-lead-work.ts";
import { logOutagesOnce } from "./log-outages-once.ts";
import { startPictureSizes } from "./picture-sizes.ts";
import type { SiteSettings } from "./site-settings.ts";
import { startTravelTimes } from "./travel-times.ts";
import { warnAboutUncopiedFiles } from "./uncopied-files.ts";

/**
 * Background work, each kind once for all workers, and most in its own thread. It
 * fetches shared places, refreshes prices and availability, imports listings, sizes their photos,
 * computes travel times, removes unused pictures, sends e-mails and alerts, and publishes
 * scheduled listings. Errors go to the
 * server's log.
 */
export function startBackgroundWork(settings: SiteSettings, operator: Operator): { stop(): Promise<void> } {
  const { dataDir, databaseUrl, filesUrl, live, listingsInbox, mapCacheBytes } = settings;
  const log = logOutagesOnce((line) => console.error(line));
  void warnAboutUncopiedFiles(settings, log).catch((error: Error) => log(error.message));
  const folder = join(dataDir, "places");
  const onPublished = (manifest: PlacesManifest) => dropOrphanedLive(folder, manifest);
  const threads = [
    startPlacesMirror({ folder, databaseUrl, filesUrl, log, onPublished, maxBasemapBytes: mapCacheBytes }),
    startLiveRefresh({ dataDir, databaseUrl, filesUrl, ...live }, log),
    startInbox(
      {
        folder: join(dataDir, "listings"),
        databaseUrl,
        filesUrl,
        inbox: listingsInbox,
        allowPrivateHosts: live.allowPrivateHosts,
      },
      log,
    ),
    startPictureSizes({ dataDir, databaseUrl, filesUrl }, log),
    startCleaning({ dataDir, databaseUrl, filesUrl }, log),
    startTravelTimes({ dataDir, databaseUrl }, log),
    startLeadWork(settings, operator, log),
    startDeskWork(settings, operator, log),
  ];
  return {
    async stop() {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
