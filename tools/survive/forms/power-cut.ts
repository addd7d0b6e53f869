import { randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { Scenario } from "../scenario.ts";
import { DiskModel, type LossKind } from "../site/disk-model.ts";
import {
  acceptAll,
  buildEstimateForm,
  buildMessageForm,
  createTokenIssuer,
  isThanksPage,
  sendForm,
} from "../site/send-form.ts";
import { getSharedSite } from "../site/shared-site.ts";
import { readStoredLeads, waitUntilEmpty } from "../site/stored-leads.ts";
import type { OrderEvent } from "../site/watch-writes.ts";
import { Tally } from "../tally.ts";

/** Losses of the mutated build; the scenario must detect each. */
const SEEDED_LOSSES: readonly LossKind[] = ["a file", "a name", "a commit"];
/** Emails and photos take seconds; a machine at its limit needs longer. */
const WORK_MS = 60_000;

/**
 * Records the order in which the site writes, syncs, commits and responds, one
 * form at a time. Every acknowledged form would survive a power failure.
 */
export const powerCut: Scenario = {
  name: "power failure after the response",
  seededBug: "files, folders and commits are not synced",
  async run({ isShort }, build) {
    const site = await getSharedSite(build);
    const tally = new Tally();
    const runs = build === "mutated" ? 6 : isShort ? 12 : 1_000;
    const issue = createTokenIssuer(site.dataDir);
    const start = statSync(site.order, { throwIfNoEntry: false })?.size ?? 0;
    for (let run = 0; run < runs; run += 1) {
      const form =
        run % 2 === 0 ? buildEstimateForm(issue, randomUUID()) : buildMessageForm(issue, randomUUID());
      const response = await (run % 3 === 2 ? acceptAll(site) : sendForm(site, form));
      tally.addRun(response.ms);
      if (!isThanksPage(response) && response.status !== 204)
        tally.addViolation(`it returned ${response.status}`);
    }
    // Waits until photos are re-encoded and emails are written.
    await waitUntilEmpty(WORK_MS, async () => {
      const { leads, queuedEmails } = await readStoredLeads(site.dataDir);
      const isWaiting = leads.some(({ files }) => files.some(({ state }) => state === "waiting"));
      return isWaiting || queuedEmails > 0 ? ["work"] : [];
    });
    const [worker = 0] = await site.workers();
    const model = new DiskModel();
    for (const event of readEventsAfter(site.order, start)) model.follow(event, worker);
    const areAllDetected = SEEDED_LOSSES.every((kind) => model.losses.some((loss) => loss.kind === kind));
    if (build === "real" || areAllDetected)
      for (const { kind, text } of model.losses) tally.addViolation(`${kind} could be lost: ${text}`);
    return tally.toOutcome();
  },
};

function readEventsAfter(file: string, start: number): OrderEvent[] {
  const lines = readFileSync(file).subarray(start).toString().split("\n");
  // Written by `preload.ts`.
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as OrderEvent);
}
