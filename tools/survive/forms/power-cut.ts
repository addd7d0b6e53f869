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
import type { OrderEvent } from "../site/write-order.ts";
import { Tally } from "../tally.ts";

/** What the broken build loses; each has to be found. */
const PLANTED: readonly LossKind[] = ["a file", "a name", "a commit"];
const WORK_MS = 20_000;

/**
 * The order in which the site writes, syncs, commits and answers is recorded,
 * one form after the other: whatever was answered would outlive a power cut.
 */
export const powerCut: Scenario = {
  name: "power cut after the answer",
  seededBug: "files, folders and commits are left to the system to sync",
  async run({ isShort }, build) {
    const site = await getSharedSite(build);
    const tally = new Tally();
    const runs = build === "mutated" ? 6 : isShort ? 12 : 1_000;
    const issue = createTokenIssuer(site.dataDir);
    const start = statSync(site.order, { throwIfNoEntry: false })?.size ?? 0;
    for (let run = 0; run < runs; run += 1) {
      const form =
        run % 2 === 0 ? buildEstimateForm(issue, randomUUID()) : buildMessageForm(issue, randomUUID());
      const answer = await (run % 3 === 2 ? acceptAll(site) : sendForm(site, form));
      tally.measured(answer.ms);
      if (!isThanksPage(answer) && answer.status !== 204) tally.violation(`it is answered ${answer.status}`);
    }
    // Photos are re-encoded and letters laid out by what follows.
    await waitUntilEmpty(WORK_MS, async () => {
      const { leads, waitingLetters } = await readStoredLeads(site.dataDir);
      const isWaiting = leads.some(({ files }) => files.some(({ state }) => state === "waiting"));
      return isWaiting || waitingLetters > 0 ? ["work"] : [];
    });
    const [worker = 0] = await site.workers();
    const model = new DiskModel();
    for (const event of eventsAfter(site.order, start)) model.follow(event, worker);
    const isEachFound = PLANTED.every((kind) => model.losses.some((loss) => loss.kind === kind));
    if (build === "real" || isEachFound)
      for (const { kind, text } of model.losses) tally.violation(`${kind} could be lost: ${text}`);
    return tally.outcome();
  },
};

function eventsAfter(file: string, start: number): OrderEvent[] {
  const lines = readFileSync(file).subarray(start).toString().split("\n");
  // As `preload.ts` wrote them.
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as OrderEvent);
}
