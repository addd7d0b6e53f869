import { randomUUID } from "node:crypto";
import { HOUSE_ID, PEUGEOT_ID } from "../../../apps/site/test/fixture-listings.ts";
import { FORM_DEFINITIONS } from "../../../packages/leads/src/forms/form-definitions.ts";
import type { Scenario } from "../scenario.ts";
import {
  acceptAll,
  createTokenIssuer,
  type FilledForm,
  isThanksPage,
  newVisit,
  post,
  type SiteAnswer,
  sendForm,
} from "../site/send-form.ts";
import { getSharedSite, type SharedSite } from "../site/shared-site.ts";
import { countByKey, readStoredLeads } from "../site/stored-leads.ts";
import { validAnswers } from "../site/valid-fields.ts";
import { Tally } from "../tally.ts";

const HOUR_MS = 3_600_000;

/** Ways of a page of somebody else, by what a browser would tell. */
const FOREIGN_PAGES: readonly Readonly<Record<string, string>>[] = [
  { origin: "https://mal.example", "sec-fetch-site": "cross-site" },
  { origin: "https://mal.example", "sec-fetch-site": "" },
  { origin: "http://mal.localhost", "sec-fetch-site": "same-site" },
  { origin: "null", "sec-fetch-site": "cross-site" },
  { origin: "null", "sec-fetch-site": "" },
  { origin: "", "sec-fetch-site": "cross-site" },
  { origin: "", "sec-fetch-site": "" },
  { origin: "http://127.0.0.1:1", "sec-fetch-site": "" },
];

/** Ways of people whose browsers say little. */
const OWN_PAGES: readonly Readonly<Record<string, string>>[] = [
  {},
  { "sec-fetch-site": "" },
  // A page that tells nobody where it is.
  { origin: "null" },
  { origin: "" },
];

/** Nothing that another site has people send is kept, and nobody is refused for good who sends a page of ours, however old. */
export const crossSite: Scenario = {
  name: "cross-site posts; token missing, foreign, old, reused",
  seededBug: "whoever sends and whatever the token, a form is taken",
  async run({ isShort }, build) {
    const site = await getSharedSite(build);
    const tally = new Tally();
    for (let left = isShort || build === "mutated" ? 1 : 20; left > 0; left -= 1) {
      for (const { kind, path, about } of FORM_DEFINITIONS) {
        // It names a review of a place, and this site has none.
        if (about === "review") continue;
        const place = about?.isNeeded ? `${path}/${kind === "essai" ? PEUGEOT_ID : HOUSE_ID}` : path;
        await refusals(site, tally, place, kind);
        await people(site, tally, place, kind);
      }
      for (const headers of FOREIGN_PAGES) {
        for (const [path, body] of OTHER_POSTS) {
          const answer = await post(site, path, body, { "content-type": "application/json", ...headers });
          tally.measured(answer.ms);
          if (
            answer.status !== 403 ||
            answer.headers.getSetCookie().some((line) => !line.startsWith("visite="))
          )
            tally.violation(`${path} from ${JSON.stringify(headers)} is answered ${answer.status}`);
        }
      }
      if ((await acceptAll(site)).status !== 204) tally.violation("a choice on our own page is refused");
    }
    return tally.outcome();
  },
};

/** What pages send besides forms. */
const OTHER_POSTS = [
  ["/consentement", '{"categorie":"all","choix":"accepter"}'],
  ["/api/selection", '{"kind":"vehicle","ids":["v001"]}'],
] as const;

function aForm(path: string, kind: string, token: string, visit: string, key = randomUUID()): FilledForm {
  return { path, token, visit, fields: { ...validAnswers(kind), message: key } };
}

async function refusals(site: SharedSite, tally: Tally, path: string, kind: string): Promise<void> {
  const issue = createTokenIssuer(site.dataDir);
  const visit = newVisit();
  const good = issue(visit, path);
  const sent: string[] = [];
  const refused = async (what: string, form: FilledForm, headers: Readonly<Record<string, string>> = {}) => {
    sent.push(form.fields.message ?? "");
    const answer = await sendForm(site, form, headers);
    tally.measured(answer.ms);
    const problem = problemOfReturn(answer, form);
    if (problem !== null) tally.violation(`${path}, ${what}: ${problem}`);
  };
  for (const headers of FOREIGN_PAGES)
    await refused(JSON.stringify(headers), aForm(path, kind, issue(visit, path), visit), headers);
  const tokens = {
    missing: "",
    "of another visit": issue(newVisit(), path),
    "of another page": issue(visit, "/elsewhere"),
    old: createTokenIssuer(site.dataDir, 4 * HOUR_MS + 60_000)(visit, path),
    "of tomorrow": createTokenIssuer(site.dataDir, -24 * HOUR_MS)(visit, path),
    changed: `${good.slice(0, -2)}${good.endsWith("AA") ? "BB" : "AA"}`,
    "no token": "../../etc/passwd",
    long: "a".repeat(10_000),
  };
  for (const [what, token] of Object.entries(tokens))
    await refused(`token ${what}`, aForm(path, kind, token, visit));
  await refused("no cookie", aForm(path, kind, good, visit), { cookie: "" });
  // Reused: the first is kept, the changed one is not.
  const first = aForm(path, kind, good, visit);
  if (!isThanksPage(await sendForm(site, first))) tally.violation(`${path} is refused with a good token`);
  const again = aForm(path, kind, good, visit);
  sent.push(again.fields.message ?? "");
  const { status } = await sendForm(site, again);
  if (status !== 409) tally.violation(`${path}, token reused: it is answered ${status}`);
  const kept = countByKey((await readStoredLeads(site.dataDir)).leads);
  for (const key of sent) if (kept.has(key)) tally.violation(`${path}: what had to be refused is kept`);
}

/** People without JavaScript: a page is read, its form sent as it stands there; also when it lay open for eight hours. */
async function people(site: SharedSite, tally: Tally, path: string, kind: string): Promise<void> {
  for (const headers of OWN_PAGES) {
    const page = await fetch(site.url + path);
    const visit = /visite=([^;]+)/.exec(page.headers.get("set-cookie") ?? "")?.[1] ?? "";
    const token = tokenIn(await page.text());
    const answer = await sendForm(site, aForm(path, kind, token, visit), headers);
    tally.measured(answer.ms);
    // Who sends at once looks doubtful, and is asked for nothing but an address.
    const isAsked = answer.status === 422 && answer.text.includes("courriel_confirmation");
    if (!isThanksPage(answer) && !isAsked)
      tally.violation(`${path} of our own page with ${JSON.stringify(headers)} is answered ${answer.status}`);
  }
  const visit = newVisit();
  const form = aForm(path, kind, createTokenIssuer(site.dataDir, 8 * HOUR_MS)(visit, path), visit);
  const back = await sendForm(site, form);
  const token = tokenIn(back.text);
  const again = await sendForm(site, { ...form, token });
  tally.measured(again.ms);
  const isAsked = again.status === 422 && again.text.includes("courriel_confirmation");
  if (!isThanksPage(again) && !isAsked)
    tally.violation(`${path} of eight hours ago is answered ${back.status}, then ${again.status}`);
}

function tokenIn(html: string): string {
  return /name="jeton" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** What is wrong with how a form was refused; null: nothing. */
function problemOfReturn({ status, text }: SiteAnswer, { fields, token }: FilledForm): string | null {
  if (status !== 403) return `it is answered ${status}`;
  if (!text.includes(fields.message ?? "")) return "what was typed is gone";
  const given = tokenIn(text);
  return given === "" || given === token ? "it comes back without a new token" : null;
}
