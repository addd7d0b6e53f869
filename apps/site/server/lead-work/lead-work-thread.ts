import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { leadFolders, openLeadStore } from "@lieudit/leads";
import { openListingStore } from "@lieudit/listing-store";
import { runLeadWork } from "./run-lead-work.ts";
import { createSendMail } from "./send-mail.ts";
import { type LeadWorkSettings, leadsFolder } from "./start-lead-work.ts";

const port = parentPort;
if (port === null) throw new Error("lead-work-thread.ts runs as a thread of the server's primary process");

// From our own main thread.
const { dataDir, databaseUrl, publicUrl, fixedClock, ...way } = workerData as LeadWorkSettings;
const folder = leadsFolder(dataDir);
const now = () => fixedClock ?? new Date();
const stop = new AbortController();
port.once("message", () => stop.abort());

/** Nobody waits for this thread; a database that starts late is waited for. */
const PATIENT = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };
const leads = await openLeadStore({ folder, databaseUrl, now, ...PATIENT });
const listings = await openListingStore({ folder: join(dataDir, "listings"), databaseUrl, now, ...PATIENT });
await runLeadWork({
  leads,
  listings,
  folder,
  publicUrl,
  sendMail: createSendMail({ ...way, outbox: leadFolders(folder).outbox }),
  now,
  log: (line) => port.postMessage(line),
  signal: stop.signal,
});
await Promise.all([leads.close(), listings.close()]);
port.close();
