import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOUBTFUL_SCORE } from "../../../apps/site/app/forms/bot-check/bot-score.ts";
import { solvedChallenge } from "../../../apps/site/test/solved-challenge.ts";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import { mutateText } from "../input/mutate-text.ts";
import type { Scenario } from "../scenario.ts";
import { buildMessageForm, createTokenIssuer, isThanksPage, sendForm } from "../site/send-form.ts";
import { getSharedSite, type SharedSite } from "../site/shared-site.ts";
import { getLeadKey, readStoredLeads } from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";

/** Forms with no token or a damaged one are stored, like those of visitors without JavaScript. A token counts once. */
export const botCheck: Scenario = {
  name: "bot check blocked, damaged, replayed",
  seededBug: "a token counts each time it is sent",
  async run({ seed, isShort }, build) {
    const site = await getSharedSite(build);
    const random = seededRandom(seed);
    const tally = new Tally();
    const runs = build === "mutated" ? 3 : isShort ? 6 : 300;
    const expected = new Map<string, (score: number) => boolean>();
    const send = async (token: string | null, isExpected: (score: number) => boolean) => {
      const key = randomUUID();
      const form = buildMessageForm(createTokenIssuer(site.dataDir), key);
      const fields = token === null ? form.fields : { ...form.fields, verification: token, signes: SIGNS };
      const response = await sendForm(site, { ...form, fields });
      tally.addRun(response.ms);
      if (!isThanksPage(response)) tally.addViolation(`a form was rejected: ${response.status}`);
      expected.set(key, isExpected);
    };
    for (let run = 0; run < runs; run += 1) {
      const token = await solvedChallenge(site.url, getSiteKey(site), "contact");
      await send(token, (score) => score === 1);
      // At the same time, and later.
      const isUsed = (score: number) => score < DOUBTFUL_SCORE;
      await Promise.all([send(token, isUsed), send(token, isUsed)]);
      await send(token, isUsed);
      await send(await solvedChallenge(site.url, getSiteKey(site), "reprise"), isUsed);
      await send(null, (score) => score >= DOUBTFUL_SCORE);
      for (let changes = 0; changes < 10; changes += 1)
        await send(mutateText(token, random), (score) => score < 1);
    }
    const { leads } = await readStoredLeads(site.dataDir);
    const stored = new Set(leads.map(getLeadKey));
    for (const key of expected.keys()) if (!stored.has(key)) tally.addViolation("a form was not stored");
    for (const lead of leads)
      if (expected.get(getLeadKey(lead))?.(lead.score) === false)
        tally.addViolation(`a form has the score ${lead.score}`);
    return tally.toOutcome();
  },
};

const SIGNS = "3-80";

/** Computes the site key of the bot check, as pages of this site do. */
function getSiteKey({ dataDir }: SharedSite): string {
  const secret = readFileSync(join(dataDir, "site-secret"));
  const key = createHmac("sha256", secret).update("bot check: site key").digest("base64url");
  return key.slice(0, 20);
}
