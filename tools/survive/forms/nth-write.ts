import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Scenario } from "../scenario.ts";
import { hasFileSizeLimit, limitFileSize } from "../site/file-size-limit.ts";
import { hasLostProcess, type RunningSite } from "../site/running-site.ts";
import {
  buildEstimateForm,
  buildMessageForm,
  createTokenIssuer,
  type FilledForm,
  findErrorPageProblem,
  isThanksPage,
  type SiteResponse,
  sendForm,
} from "../site/send-form.ts";
import { getSharedSite } from "../site/shared-site.ts";
import {
  countByKey,
  getLeadKey,
  getLeadsFolder,
  listMissingFiles,
  readStoredLeads,
  waitUntilEmpty,
} from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";

/** More writes than any form needs. */
const MAX_WRITES = 40;
/** SQLite appends frames to its log; the file size limit makes a write fail within one. */
const FRAMES = 8;
const FRAME_BYTES = 4096 + 24;

/** The n-th write of a form fails, to a file or to the database. The form is stored completely or not at all. */
export const nthWrite: Scenario = {
  name: "the n-th write fails",
  seededBug: "a form is stored in several commits, and errors are ignored",
  async run({ isShort }, build) {
    const tally = new Tally();
    const site = await getSharedSite(build);
    const issue = createTokenIssuer(site.dataDir);
    const sendFailing = async (
      fill: typeof buildMessageForm,
      from: number,
      fail: () => Promise<void>,
      restore: () => Promise<void>,
    ) => {
      const key = randomUUID();
      const form = fill(issue, key);
      await fail();
      const first = await tally.run(`write ${from}`, () => sendForm(site, form));
      await restore();
      return first !== undefined && (await checkStored(site, { key, form, first, tally, from }));
    };
    // The first form creates folders; later passes are alike.
    for (let pass = 0; pass < (isShort || build === "mutated" ? 1 : 20); pass += 1) {
      for (const fill of [buildEstimateForm, buildMessageForm]) {
        for (let from = 1; from <= MAX_WRITES; from += 1) {
          const fail = () => site.failWrites({ from, isFull: false });
          // The form needs fewer writes than this.
          if (await sendFailing(fill, from, fail, () => site.failWrites({ from: 0, isFull: false }))) break;
        }
        for (let frame = 0; hasFileSizeLimit && frame < FRAMES; frame += 1) {
          const log = join(getLeadsFolder(site.dataDir), "leads.sqlite-wal");
          const fail = async () =>
            limitFileSize(site, (await stat(log)).size + Math.round((frame + 0.5) * FRAME_BYTES));
          await sendFailing(fill, frame, fail, () => limitFileSize(site, null));
        }
      }
    }
    if (!site.isRunning() || hasLostProcess(site)) tally.addViolation("a process ended");
    return tally.toOutcome();
  },
};

interface FailedForm {
  key: string;
  form: FilledForm;
  first: SiteResponse;
  tally: Tally;
  from: number;
}

/** Checks the response and the stored form; returns whether the first attempt was stored. */
async function checkStored(
  site: RunningSite,
  { key, form, first, tally, from }: FailedForm,
): Promise<boolean> {
  const problem = isThanksPage(first) ? null : findErrorPageProblem(first, key);
  if (problem !== null) tally.addViolation(`write ${from} of ${form.path}: ${problem}`);
  const stored = await readStoredLeads(site.dataDir);
  const matching = stored.leads.filter(({ answers }) => answers.some(({ value }) => value === key));
  const files = (form.photos ?? []).length;
  if (matching.some((lead) => lead.files.length !== files))
    tally.addViolation(`write ${from}: its row has no photo`);
  const missing = await waitUntilEmpty(SETTLED_MS, async () => {
    const current = (await readStoredLeads(site.dataDir)).leads;
    return listMissingFiles(
      site.dataDir,
      current.filter((lead) => getLeadKey(lead) === key),
    );
  });
  for (const photo of missing) tally.addViolation(`write ${from}: ${photo}`);
  if (isThanksPage(first) && matching.length === 0)
    tally.addViolation(`write ${from}: it was acknowledged and is lost`);
  const again = await sendForm(site, form);
  if (!isThanksPage(again)) tally.addViolation(`write ${from}: sent again it returned ${again.status}`);
  const count = countByKey((await readStoredLeads(site.dataDir)).leads).get(key) ?? 0;
  if (count !== 1) tally.addViolation(`write ${from}: sent again it is stored ${count} times`);
  return isThanksPage(first) && from > MIN_WRITES;
}

/** Time in which the site moves a photo from one folder to another. */
const SETTLED_MS = 3_000;

/** Every form needs more writes: its row and its email. */
const MIN_WRITES = 6;
