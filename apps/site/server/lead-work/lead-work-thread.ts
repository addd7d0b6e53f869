import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { openDeskStore } from "@lieudit/desk";
import { openFileStore } from "@lieudit/files";
import { getLeadFolders, openLeadStore } from "@lieudit/leads";
import { openListingStore } from "@lieudit/listing-store";
import { createClockCheck } from "./clock-check.ts";
import { createPhotoDecoder } from "./photo-decoder.ts";
import { runLeadWork } from "./run-lead-work.ts";
import { createSendMail } from "./send-mail.ts";
import { type LeadWorkSettings, leadsFolder } from "./start-lead-work.ts";

const port = parentPort;
if (port === null) throw new Error("lead-work-thread.ts runs as a thread of the server's primary process");

// From our own main thread.
const { dataDir, databaseUrl, filesUrl, publicUrl, fixedClock, alertsFrequency, ...mail } =
  workerData as LeadWorkSettings;
const folder = leadsFolder(dataDir);
const now = () => fixedClock ?? new Date();
const stop = new AbortController();
port.once("message", () => {
  stop.abort();
  decoder.close();
});

/** Longer than for pages, since nobody waits for this thread. */
const DATABASE_TIMEOUTS = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };
const leads = await openLeadStore({ folder, databaseUrl, filesUrl, now, ...DATABASE_TIMEOUTS });
const listings = await openListingStore({
  folder: join(dataDir, "listings"),
  databaseUrl,
  now,
  ...DATABASE_TIMEOUTS,
});
/** Opened at its first use: emails are sent whether the accounts can be opened or not. */
let desk: ReturnType<typeof openDeskStore> | undefined;
const openDesk = () =>
  openDeskStore({ folder: join(dataDir, "desk"), databaseUrl, now, ...DATABASE_TIMEOUTS });
const decoder = createPhotoDecoder();
await runLeadWork({
  leads,
  listings,
  folder,
  files: openFileStore(folder, filesUrl),
  brand: { name: mail.fromName, url: publicUrl },
  alertsFrequency,
  sendMail: createSendMail({ ...mail, outbox: getLeadFolders(folder).outbox }),
  now,
  async recordRun(name) {
    desk ??= openDesk();
    await desk.then(
      (store) => store.recordRun(name),
      (error: Error) => {
        desk = undefined;
        throw error;
      },
    );
  },
  reencode: decoder.reencode,
  isClockTrusted: fixedClock === undefined ? createClockCheck(now) : () => true,
  log: (line) => port.postMessage(line),
  signal: stop.signal,
});
decoder.close();
await Promise.all([leads.close(), listings.close(), desk?.then((store) => store.close())]);
port.close();
