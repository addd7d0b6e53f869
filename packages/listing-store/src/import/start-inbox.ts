import { type BackgroundThread, startBackgroundThread } from "@lieudit/intake";

/** Settings of the watched folder; without a folder nothing is watched. */
export interface InboxSettings {
  /** `DATA_DIR/listings` */
  folder: string;
  databaseUrl?: string | undefined;
  filesUrl?: string | undefined;
  /** LISTINGS_INBOX */
  inbox: string | null;
  /** IMPORT_ALLOW_PRIVATE_HOSTS */
  allowPrivateHosts?: boolean | undefined;
}

/** Imports deliveries from a folder, in a thread of the primary process. */
export function startInbox(settings: InboxSettings, log: (line: string) => void): BackgroundThread {
  if (settings.inbox === null) return { stop: async () => {} };
  return startBackgroundThread({
    script: new URL("./inbox-worker.ts", import.meta.url),
    workerData: settings,
    log,
    endedText: "The watch of LISTINGS_INBOX ended, and starts again in a minute",
  });
}
