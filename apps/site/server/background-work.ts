import { join } from "node:path";
import { startCleaning } from "@lieudit/listing-store/cleaning";
import { startInbox } from "@lieudit/listing-store/inbox";
import { startLiveRefresh } from "@lieudit/live-values";
import type { Operator } from "../app/shell/services/site-content.ts";
import { startLeadWork } from "./lead-work/start-lead-work.ts";
import { startPictureSizes } from "./picture-sizes.ts";
import type { SiteSettings } from "./site-settings.ts";

/**
 * What goes on beside the pages, each in a thread of its own and once for all
 * workers: fresh prices and availability, deliveries of listings, sizes of their photos,
 * removal of unused pictures, letters and alerts. Each says in the server's log
 * what it could not do.
 */
export function startBackgroundWork(settings: SiteSettings, operator: Operator): { stop(): Promise<void> } {
  const { dataDir, databaseUrl, live, listingsInbox } = settings;
  const log = (line: string) => console.error(line);
  const threads = [
    startLiveRefresh({ dataDir, ...live }, log),
    startInbox(
      {
        folder: join(dataDir, "listings"),
        databaseUrl,
        inbox: listingsInbox,
        allowPrivateHosts: live.allowPrivateHosts,
      },
      log,
    ),
    startPictureSizes({ dataDir, databaseUrl }, log),
    startCleaning({ dataDir, databaseUrl }, log),
    startLeadWork(settings, operator, log),
  ];
  return {
    async stop() {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
