import { randomUUID } from "node:crypto";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Scenario } from "../scenario.ts";
import {
  buildEstimateForm,
  buildMessageForm,
  createTokenIssuer,
  isThanksPage,
  type SiteResponse,
  sendForm,
} from "../site/send-form.ts";
import { getSharedSite } from "../site/shared-site.ts";
import { countByKey, listOrphanFiles, readStoredLeads, waitUntilEmpty } from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";

const WORK_MS = 60_000;

/** A form is sent twice: at the same time, after its response, or changed. One row is stored. */
export const sentTwice: Scenario = {
  name: "the same form sent twice",
  seededBug: "each request creates a row",
  async run({ seed, isShort }, build) {
    const site = await getSharedSite(build);
    const random = seededRandom(seed);
    const tally = new Tally();
    const runs = build === "mutated" ? 10 : isShort ? 60 : 1_000;
    const issue = createTokenIssuer(site.dataDir);
    const keys: string[] = [];
    // Files of earlier scenarios whose forms were not stored; the site removes them later.
    const before = await listOrphanFiles(site.dataDir, await readStoredLeads(site.dataDir));
    for (let run = 0; run < runs; run += 1) {
      const key = randomUUID();
      keys.push(key);
      const form = random.below(3) === 0 ? buildEstimateForm(issue, key) : buildMessageForm(issue, key);
      const changed = { ...form, fields: { ...form.fields, nom: "Une autre" } };
      const variant = random.below(3);
      await tally.run(`form ${run}`, async () => {
        const responses =
          variant === 0
            ? await Promise.all([sendForm(site, form), sendForm(site, form)])
            : [await sendForm(site, form), await sendForm(site, variant === 1 ? form : changed)];
        const problem = variant === 2 ? findChangeProblem(responses) : findRepeatProblem(responses);
        if (problem !== null) tally.addViolation(problem);
      });
    }
    const stored = await readStoredLeads(site.dataDir);
    const counts = countByKey(stored.leads);
    for (const key of keys) {
      const count = counts.get(key) ?? 0;
      if (count !== 1) tally.addViolation(`a form was stored ${count} times`);
    }
    const orphans = await waitUntilEmpty(build === "real" ? WORK_MS : 0, async () =>
      (await listOrphanFiles(site.dataDir, await readStoredLeads(site.dataDir))).filter(
        (name) => !before.includes(name),
      ),
    );
    for (const orphan of orphans) tally.addViolation(`${orphan} belongs to no lead`);
    return tally.toOutcome();
  },
};

function findRepeatProblem(responses: readonly SiteResponse[]): string | null {
  const locations = new Set(responses.map(({ headers }) => headers.get("location")));
  return responses.every(isThanksPage) && locations.size === 1
    ? null
    : `it returned ${responses.map(({ status }) => status).join(" and ")}, with ${locations.size} numbers`;
}

/** The first form must be stored, and the changed one rejected with 409. */
function findChangeProblem([first, second]: readonly SiteResponse[]): string | null {
  return first !== undefined && isThanksPage(first) && second?.status === 409
    ? null
    : `it returned ${first?.status}, changed ${second?.status}`;
}
