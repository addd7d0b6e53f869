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
  isThanksPage,
  problemOfRefusal,
  type SiteAnswer,
  sendForm,
} from "../site/send-form.ts";
import { getSharedSite } from "../site/shared-site.ts";
import {
  countByKey,
  keyOfLead,
  leadsFolder,
  missingFiles,
  readStoredLeads,
  waitUntilEmpty,
} from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";

/** More writes than any form takes. */
const MAX_WRITES = 40;
/** SQLite's log of a commit grows by frames; the system refuses one in its middle. */
const FRAMES = 8;
const FRAME_BYTES = 4096 + 24;

/** The first, second, third … write of a form fails, to a file or to the database: it is kept as a whole, or not at all. */
export const nthWrite: Scenario = {
  name: "the n-th write fails",
  seededBug: "a form is kept in several commits, and failures are not listened to",
  async run({ isShort }, build) {
    const tally = new Tally();
    const site = await getSharedSite(build);
    const issue = createTokenIssuer(site.dataDir);
    const fails = async (
      fill: typeof buildMessageForm,
      from: number,
      fail: () => Promise<void>,
      mend: () => Promise<void>,
    ) => {
      const key = randomUUID();
      const form = fill(issue, key);
      await fail();
      const first = await tally.run(`write ${from}`, () => sendForm(site, form));
      await mend();
      return first !== undefined && (await judge(site, { key, form, first, tally, from }));
    };
    // The first form of all makes folders; what follows is the same each time.
    for (let pass = 0; pass < (isShort || build === "mutated" ? 1 : 20); pass += 1) {
      for (const fill of [buildEstimateForm, buildMessageForm]) {
        for (let from = 1; from <= MAX_WRITES; from += 1) {
          const fail = () => site.failWrites({ from, isFull: false });
          // With this many writes nothing failed any more.
          if (await fails(fill, from, fail, () => site.failWrites({ from: 0, isFull: false }))) break;
        }
        for (let frame = 0; hasFileSizeLimit && frame < FRAMES; frame += 1) {
          const log = join(leadsFolder(site.dataDir), "leads.sqlite-wal");
          const fail = async () =>
            limitFileSize(site, (await stat(log)).size + Math.round((frame + 0.5) * FRAME_BYTES));
          await fails(fill, frame, fail, () => limitFileSize(site, null));
        }
      }
    }
    if (!site.isRunning() || hasLostProcess(site)) tally.violation("a process ended");
    return tally.outcome();
  },
};

interface Failed {
  key: string;
  form: FilledForm;
  first: SiteAnswer;
  tally: Tally;
  from: number;
}

/** Judges an answer and what was kept; returns whether the form arrived at once. */
async function judge(site: RunningSite, { key, form, first, tally, from }: Failed): Promise<boolean> {
  const problem = isThanksPage(first) ? null : problemOfRefusal(first, key);
  if (problem !== null) tally.violation(`write ${from} of ${form.path}: ${problem}`);
  const kept = await readStoredLeads(site.dataDir);
  const mine = kept.leads.filter(({ answers }) => answers.some(({ value }) => value === key));
  const files = (form.photos ?? []).length;
  if (mine.some((lead) => lead.files.length !== files))
    tally.violation(`write ${from}: its row has not its photo`);
  const missing = await waitUntilEmpty(SETTLED_MS, async () => {
    const now = (await readStoredLeads(site.dataDir)).leads;
    return missingFiles(
      site.dataDir,
      now.filter((lead) => keyOfLead(lead) === key),
    );
  });
  for (const photo of missing) tally.violation(`write ${from}: ${photo}`);
  if (isThanksPage(first) && mine.length === 0)
    tally.violation(`write ${from}: it was acknowledged and is lost`);
  const again = await sendForm(site, form);
  if (!isThanksPage(again)) tally.violation(`write ${from}: sent again it is answered ${again.status}`);
  const count = countByKey((await readStoredLeads(site.dataDir)).leads).get(key) ?? 0;
  if (count !== 1) tally.violation(`write ${from}: sent again it is kept ${count} times`);
  return isThanksPage(first) && from > MIN_WRITES;
}

/** A photo may be on its way from one folder to the other while it is looked for. */
const SETTLED_MS = 3_000;

/** Every form takes more: its row and its letter. */
const MIN_WRITES = 6;
