import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Scenario } from "../scenario.ts";
import { hasFileSizeLimit, limitFileSize } from "../site/file-size-limit.ts";
import { hasLostProcess } from "../site/running-site.ts";
import {
  acceptAll,
  buildEstimateForm,
  buildMessageForm,
  createTokenIssuer,
  isThanksPage,
  problemOfRefusal,
  sendForm,
} from "../site/send-form.ts";
import { getSharedSite, type SharedSite } from "../site/shared-site.ts";
import { countByKey, missingFiles, readStoredLeads, waitUntilEmpty } from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";

/** Writes are back this soon after space is. */
const BACK_MS = 5_000;
const SETTLED_MS = 3_000;

/**
 * Nothing more can be written, then it can again: forms come back with what
 * was typed, pages are shown all the time, and nobody restarts anything. The
 * system refuses writes by a limit for the size of files; where it cannot, a
 * hook in the site's processes does.
 */
export const diskFull: Scenario = {
  name: "disk full",
  seededBug: "failures of the disk end in a page that keeps nothing",
  async run({ isShort }, build) {
    const tally = new Tally();
    const site = await getSharedSite(build);
    const sender = new Sender(site, tally);
    for (let left = isShort || build === "mutated" ? 1 : 20; left > 0; left -= 1) {
      if (!(await sender.arrives(buildMessageForm)) || !(await sender.arrives(buildEstimateForm)))
        tally.violation("a form did not arrive while there was space");
      await setFull(site, true);
      await whileFull(site, sender, tally);
      await setFull(site, false);
      const until = performance.now() + BACK_MS;
      while (!(await sender.arrives(buildMessageForm)) && performance.now() < until) await wait(100);
      if (performance.now() > until)
        tally.violation(`${BACK_MS} ms after there is space nothing is kept yet`);
      if (!(await sender.arrives(buildEstimateForm)))
        tally.violation("photos are not kept after there is space");
    }
    const { leads } = await readStoredLeads(site.dataDir);
    const counts = countByKey(leads);
    for (const key of sender.acknowledged)
      if (counts.get(key) !== 1) tally.violation(`${key} was acknowledged and is lost`);
    // A photo may be on its way from one folder to the other while it is looked for.
    const missing = await waitUntilEmpty(SETTLED_MS, async () =>
      missingFiles(site.dataDir, (await readStoredLeads(site.dataDir)).leads),
    );
    for (const photo of missing) tally.violation(photo);
    if (!site.isRunning() || hasLostProcess(site)) tally.violation("a process ended");
    return tally.outcome();
  },
};

async function whileFull(site: SharedSite, sender: Sender, tally: Tally): Promise<void> {
  for (const fill of [buildMessageForm, buildEstimateForm, buildMessageForm]) {
    const { answer, key } = await sender.send(fill);
    const problem = problemOfRefusal(answer, key);
    if (problem !== null) tally.violation(`while the disk is full ${problem}`);
  }
  const choice = await acceptAll(site);
  if (choice.status !== 503) tally.violation(`a choice without proof is answered ${choice.status}`);
  for (const path of ["/", "/contact", "/vehicules"]) {
    const page = await fetch(site.url + path);
    await page.text();
    if (page.status !== 200) tally.violation(`${path} is answered ${page.status} while the disk is full`);
  }
}

/** Sends forms and notes which were acknowledged. */
class Sender {
  readonly acknowledged: string[] = [];
  readonly #site: SharedSite;
  readonly #tally: Tally;
  readonly #issue: ReturnType<typeof createTokenIssuer>;

  constructor(site: SharedSite, tally: Tally) {
    this.#site = site;
    this.#tally = tally;
    this.#issue = createTokenIssuer(site.dataDir);
  }

  async send(fill: typeof buildMessageForm) {
    const key = randomUUID();
    const answer = await sendForm(this.#site, fill(this.#issue, key));
    this.#tally.measured(answer.ms);
    if (isThanksPage(answer)) this.acknowledged.push(key);
    return { answer, key };
  }

  async arrives(fill: typeof buildMessageForm): Promise<boolean> {
    return isThanksPage((await this.send(fill)).answer);
  }
}

async function setFull(site: SharedSite, isFull: boolean): Promise<void> {
  if (hasFileSizeLimit) await limitFileSize(site, isFull ? 1 : null);
  else await site.failWrites({ from: isFull ? 1 : 0, isFull });
}
