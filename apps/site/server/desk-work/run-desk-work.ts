import { setTimeout as sleep } from "node:timers/promises";
import { sendWebhooks } from "@lieudit/leads";
import { runAtIntervals } from "../lead-work/in-turn.ts";
import type { DeskWorkParts } from "./desk-work-parts.ts";
import { escalateLeads } from "./escalate-leads.ts";
import { importDeliveries, tidyDeliveries } from "./import-deliveries.ts";

type Work = (parts: DeskWorkParts) => Promise<unknown>;

/** Pauses between two rounds, in ms. */
const WEBHOOK_PAUSE_MS = 1_000;
const DELIVERY_PAUSE_MS = 1_000;
const PUBLISH_PAUSE_MS = 5_000;
const ESCALATE_PAUSE_MS = 60_000;
const TIDY_PAUSE_MS = 3_600_000;
/** How often the page of health learns that work runs. */
const RECORD_MS = 60_000;
/** Author of scheduled publications in the audit log. */
const SCHEDULE = { id: "programme", name: "publication programmée" };

/** Publishes scheduled listings, imports deliveries, sends webhooks and escalates leads, until the signal aborts. */
export async function runDeskWork(parts: DeskWorkParts): Promise<void> {
  await Promise.all([
    repeatWork("webhooks", sendWebhooks, parts, WEBHOOK_PAUSE_MS),
    repeatWork("publications", publishDue, parts, PUBLISH_PAUSE_MS),
    repeatWork("deliveries", importDeliveries, parts, DELIVERY_PAUSE_MS),
    repeatWork("tidying", tidyUp, parts, TIDY_PAUSE_MS),
    repeatWork("escalations", escalateLeads, parts, ESCALATE_PAUSE_MS),
  ]);
}

/** Removes old files of listings and old deliveries of webhooks. */
async function tidyUp(parts: DeskWorkParts): Promise<void> {
  await tidyDeliveries(parts);
  await parts.leads.removeOldDeliveries();
}

async function repeatWork(name: string, work: Work, parts: DeskWorkParts, pauseMs: number): Promise<void> {
  const { log, signal, desk } = parts;
  const recordRun = runAtIntervals(RECORD_MS, () => desk.recordRun(name));
  while (!signal.aborted) {
    await work(parts)
      .then(recordRun)
      .catch((error: Error) => log(`Work of the desk is delayed and will be retried: ${error.message}`));
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

/** Publishes the listings whose time has come, with an entry each in the audit log. */
export async function publishDue({
  listings,
  desk,
  log,
}: Pick<DeskWorkParts, "listings" | "desk" | "log">): Promise<void> {
  const { published, failed } = await listings.publishDueEdits();
  for (const { agence, reference } of published)
    await desk.recordAudit({
      person: SCHEDULE,
      agency: agence,
      action: "publication d’annonce",
      subject: reference,
    });
  for (const id of failed) log(`The listing ${id} was not published: it is no longer complete.`);
}
