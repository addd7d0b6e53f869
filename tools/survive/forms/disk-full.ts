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
  findErrorPageProblem,
  isThanksPage,
  sendForm,
} from "../site/send-form.ts";
import { getSharedSite, type SharedSite } from "../site/shared-site.ts";
import { countByKey, listMissingFiles, readStoredLeads, waitUntilEmpty } from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";
import { DeskEdits } from "./desk-edits.ts";

/** Maximum time until forms are stored again after there is space. */
const MAX_RECOVERY_MS = 5_000;
const SETTLED_MS = 3_000;

/**
 * The disk is full for a while. Rejected forms keep the typed text, pages keep
 * working, and the site recovers without a restart. A file size limit makes
 * writes fail; where the system has none, a hook in the site's processes does.
 */
export const diskFull: Scenario = {
  name: "disk full",
  seededBug: "disk errors lose the typed text",
  async run({ isShort }, build) {
    const tally = new Tally();
    const site = await getSharedSite(build);
    const sender = new Sender(site, tally);
    const edits = await DeskEdits.create(site.dataDir);
    for (let remaining = isShort || build === "mutated" ? 1 : 20; remaining > 0; remaining -= 1) {
      if (!(await sender.isStored(buildMessageForm)) || !(await sender.isStored(buildEstimateForm)))
        tally.addViolation("a form was not stored while there was space");
      await setFull(site, true);
      await checkFullDisk(site, sender, tally);
      const { isSaved, response } = await edits.save(site);
      if (isSaved || response.status !== 503)
        tally.addViolation(`while the disk is full the desk returned ${response.status}`);
      await setFull(site, false);
      const until = performance.now() + MAX_RECOVERY_MS;
      while (!(await sender.isStored(buildMessageForm)) && performance.now() < until) await wait(100);
      if (performance.now() > until)
        tally.addViolation(`${MAX_RECOVERY_MS} ms after there is space no form is stored`);
      if (!(await sender.isStored(buildEstimateForm)))
        tally.addViolation("photos are not stored after there is space");
      if (!(await edits.save(site)).isSaved)
        tally.addViolation("the desk saves nothing after there is space");
    }
    const { leads } = await readStoredLeads(site.dataDir);
    const counts = countByKey(leads);
    for (const key of sender.acknowledged)
      if (counts.get(key) !== 1) tally.addViolation(`${key} was acknowledged and is lost`);
    for (const loss of await edits.findLosses()) tally.addViolation(loss);
    // The site may be moving a photo from one folder to another.
    const missing = await waitUntilEmpty(SETTLED_MS, async () =>
      listMissingFiles(site.dataDir, (await readStoredLeads(site.dataDir)).leads),
    );
    for (const photo of missing) tally.addViolation(photo);
    if (!site.isRunning() || hasLostProcess(site)) tally.addViolation("a process ended");
    return tally.toOutcome();
  },
};

async function checkFullDisk(site: SharedSite, sender: Sender, tally: Tally): Promise<void> {
  for (const fill of [buildMessageForm, buildEstimateForm, buildMessageForm]) {
    const { response, key } = await sender.send(fill);
    const problem = findErrorPageProblem(response, key);
    if (problem !== null) tally.addViolation(`while the disk is full ${problem}`);
  }
  const choice = await acceptAll(site);
  if (choice.status !== 503) tally.addViolation(`a choice without proof returned ${choice.status}`);
  for (const path of ["/", "/contact", "/vehicules"]) {
    const page = await fetch(site.url + path);
    await page.text();
    if (page.status !== 200) tally.addViolation(`${path} returned ${page.status} while the disk is full`);
  }
}

/** Sends forms and records the acknowledged ones. */
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
    const response = await sendForm(this.#site, fill(this.#issue, key));
    this.#tally.addRun(response.ms);
    if (isThanksPage(response)) this.acknowledged.push(key);
    return { response, key };
  }

  async isStored(fill: typeof buildMessageForm): Promise<boolean> {
    return isThanksPage((await this.send(fill)).response);
  }
}

async function setFull(site: SharedSite, isFull: boolean): Promise<void> {
  if (hasFileSizeLimit) await limitFileSize(site, isFull ? 1 : null);
  else await site.failWrites({ from: isFull ? 1 : 0, isFull });
}
