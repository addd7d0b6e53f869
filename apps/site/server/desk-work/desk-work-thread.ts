import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { openDeskStore } from "@lieudit/desk";
import { httpPost } from "@lieudit/intake";
import { openLeadStore } from "@lieudit/leads";
import { openListingStore } from "@lieudit/listing-store";
import { leadsFolder } from "../lead-work/start-lead-work.ts";
import { runDeskWork } from "./run-desk-work.ts";
import type { DeskWorkSettings } from "./start-desk-work.ts";

const port = parentPort;
if (port === null) throw new Error("desk-work-thread.ts runs as a thread of the server's primary process");

// From our own main thread.
const { dataDir, databaseUrl, filesUrl, fixedClock, publicUrl, operatorEmail, allowPrivateHosts } =
  workerData as DeskWorkSettings;
const now = () => fixedClock ?? new Date();
const stop = new AbortController();
port.once("message", () => stop.abort());

/** Longer than for pages, since nobody waits for this thread. */
const DATABASE_TIMEOUTS = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };
const location = { databaseUrl, now, ...DATABASE_TIMEOUTS };
const listings = await openListingStore({ folder: join(dataDir, "listings"), ...location });
const desk = await openDeskStore({ folder: join(dataDir, "desk"), ...location });
const leads = await openLeadStore({ folder: leadsFolder(dataDir), filesUrl, ...location });

/** A receiver that does not respond by then gets the delivery again later. */
const POST_TIMEOUT_MS = 10_000;

await runDeskWork({
  listings,
  desk,
  leads,
  dataDir,
  filesUrl,
  allowPrivateHosts,
  publicUrl,
  operatorEmail,
  now,
  async post(url, { body, headers }) {
    const response = await httpPost(new URL(url), body, {
      headers: {
        ...headers,
        "user-agent": "lieudit-webhooks",
        "content-length": `${Buffer.byteLength(body)}`,
      },
      allowPrivateHosts,
      idleTimeoutMs: POST_TIMEOUT_MS,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(POST_TIMEOUT_MS)]),
    });
    response.destroy();
    return response.statusCode ?? 0;
  },
  log: (line) => port.postMessage(line),
  signal: stop.signal,
});
await Promise.all([listings.close(), desk.close(), leads.close()]);
port.close();
