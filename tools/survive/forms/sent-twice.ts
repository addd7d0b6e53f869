import { randomUUID } from "node:crypto";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Scenario } from "../scenario.ts";
import {
  buildEstimateForm,
  buildMessageForm,
  createTokenIssuer,
  isThanksPage,
  type SiteAnswer,
  sendForm,
} from "../site/send-form.ts";
import { getSharedSite } from "../site/shared-site.ts";
import { countByKey, listOrphanFiles, readStoredLeads, waitUntilEmpty } from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";

const WORK_MS = 60_000;

/** A form comes twice: at the same moment, after its answer, or changed after the way back. One row is kept. */
export const sentTwice: Scenario = {
  name: "the same form sent twice",
  seededBug: "each sending is a row",
  async run({ seed, isShort }, build) {
    const site = await getSharedSite(build);
    const random = seededRandom(seed);
    const tally = new Tally();
    const runs = build === "mutated" ? 10 : isShort ? 60 : 1_000;
    const issue = createTokenIssuer(site.dataDir);
    const keys: string[] = [];
    // Of rows before, whose forms were not kept; they are swept away when the site starts anew, or later.
    const before = await listOrphanFiles(site.dataDir, await readStoredLeads(site.dataDir));
    for (let run = 0; run < runs; run += 1) {
      const key = randomUUID();
      keys.push(key);
      const form = random.below(3) === 0 ? buildEstimateForm(issue, key) : buildMessageForm(issue, key);
      const changed = { ...form, fields: { ...form.fields, nom: "Une autre" } };
      const way = random.below(3);
      await tally.run(`form ${run}`, async () => {
        const answers =
          way === 0
            ? await Promise.all([sendForm(site, form), sendForm(site, form)])
            : [await sendForm(site, form), await sendForm(site, way === 1 ? form : changed)];
        const problem = way === 2 ? problemOfChanged(answers) : problemOfSame(answers);
        if (problem !== null) tally.violation(problem);
      });
    }
    const kept = await readStoredLeads(site.dataDir);
    const counts = countByKey(kept.leads);
    for (const key of keys) {
      const count = counts.get(key) ?? 0;
      if (count !== 1) tally.violation(`a form was kept ${count} times`);
    }
    const orphans = await waitUntilEmpty(build === "real" ? WORK_MS : 0, async () =>
      (await listOrphanFiles(site.dataDir, await readStoredLeads(site.dataDir))).filter(
        (name) => !before.includes(name),
      ),
    );
    for (const orphan of orphans) tally.violation(`${orphan} belongs to no lead`);
    return tally.outcome();
  },
};

function problemOfSame(answers: readonly SiteAnswer[]): string | null {
  const places = new Set(answers.map(({ headers }) => headers.get("location")));
  return answers.every(isThanksPage) && places.size === 1
    ? null
    : `it is answered ${answers.map(({ status }) => status).join(" and ")}, with ${places.size} numbers`;
}

/** What was sent first has arrived; the change is given back, with a token of its own. */
function problemOfChanged([first, second]: readonly SiteAnswer[]): string | null {
  return first !== undefined && isThanksPage(first) && second?.status === 409
    ? null
    : `it is answered ${first?.status}, changed ${second?.status}`;
}
