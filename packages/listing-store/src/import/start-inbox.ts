import { type BackgroundThread, startBackgroundThread } from "@lieudit/intake/threads";

/** What a server watches for deliveries; without a folder it watches nothing. */
export interface InboxSettings {
  /** `DATA_DIR/listings` */
  folder: string;
  databaseUrl?: string | undefined;
  /** LISTINGS_INBOX */
  inbox: string | null;
  /** IMPORT_ALLOW_PRIVATE_HOSTS */
  allowPrivateHosts?: boolean | undefined;
}

/** Imports what agencies drop into a folder, in a thread of the process that all workers have in common. */
export function startInbox(settings: InboxSettings, log: (line: string) => void): BackgroundThread {
  if (settings.inbox === null) return { stop: async () => {} };
  return startBackgroundThread({
    script: new URL("./inbox-worker.ts", import.meta.url),
    workerData: settings,
    log,
    endedText: "The watch of LISTINGS_INBOX ended, and starts again in a minute",
  });
}
