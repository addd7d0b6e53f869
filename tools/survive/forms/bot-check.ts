import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOUBTFUL_SCORE } from "../../../apps/site/app/forms/bot-check/bot-score.ts";
import { solvedChallenge } from "../../../apps/site/test/solved-challenge.ts";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import { changedText } from "../input/mutate-text.ts";
import type { Scenario } from "../scenario.ts";
import { buildMessageForm, createTokenIssuer, isThanksPage, sendForm } from "../site/send-form.ts";
import { getSharedSite, type SharedSite } from "../site/shared-site.ts";
import { keyOfLead, readStoredLeads } from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";

/** Whoever has no token, or one of a script that failed, arrives like a person without JavaScript; a token counts once. */
export const botCheck: Scenario = {
  name: "bot check blocked, damaged, replayed",
  seededBug: "a token counts as often as it is sent",
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
      const answer = await sendForm(site, { ...form, fields });
      tally.measured(answer.ms);
      if (!isThanksPage(answer)) tally.violation(`somebody is kept from sending: ${answer.status}`);
      expected.set(key, isExpected);
    };
    for (let run = 0; run < runs; run += 1) {
      const token = await solvedChallenge(site.url, siteKeyOf(site), "contact");
      await send(token, (score) => score === 1);
      // At the same moment, and later.
      const isUsed = (score: number) => score < DOUBTFUL_SCORE;
      await Promise.all([send(token, isUsed), send(token, isUsed)]);
      await send(token, isUsed);
      await send(await solvedChallenge(site.url, siteKeyOf(site), "reprise"), isUsed);
      await send(null, (score) => score >= DOUBTFUL_SCORE);
      for (let changes = 0; changes < 10; changes += 1)
        await send(changedText(token, random), (score) => score < 1);
    }
    const { leads } = await readStoredLeads(site.dataDir);
    const kept = new Set(leads.map(keyOfLead));
    for (const key of expected.keys()) if (!kept.has(key)) tally.violation("what somebody sent is not kept");
    for (const lead of leads)
      if (expected.get(keyOfLead(lead))?.(lead.score) === false)
        tally.violation(`a form has the score ${lead.score}`);
    return tally.outcome();
  },
};

const SIGNS = "3-80";

/** As pages of this site name it. */
function siteKeyOf({ dataDir }: SharedSite): string {
  const secret = readFileSync(join(dataDir, "site-secret"));
  const key = createHmac("sha256", secret).update("bot check: site key").digest("base64url");
  return key.slice(0, 20);
}
