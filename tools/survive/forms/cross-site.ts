import { randomUUID } from "node:crypto";
import { buildFormPath } from "../../../apps/site/test/fixture-form-path.ts";
import { FORM_DEFINITIONS } from "../../../packages/leads/src/forms/form-definitions.ts";
import type { Scenario } from "../scenario.ts";
import {
  acceptAll,
  createTokenIssuer,
  createVisitId,
  type FilledForm,
  isThanksPage,
  post,
  type SiteResponse,
  sendForm,
} from "../site/send-form.ts";
import { getSharedSite, type SharedSite } from "../site/shared-site.ts";
import { countByKey, readStoredLeads } from "../site/stored-leads.ts";
import { buildValidFields } from "../site/valid-fields.ts";
import { Tally } from "../tally.ts";

const HOUR_MS = 3_600_000;

/** Headers that browsers send from a third-party page. */
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

/** Headers that privacy-friendly browsers send from our own pages. */
const OWN_PAGES: readonly Readonly<Record<string, string>>[] = [
  {},
  { "sec-fetch-site": "" },
  // A page with the referrer policy no-referrer.
  { origin: "null" },
  { origin: "" },
];

/** Forms from other sites are not stored. A form of our own page can always be sent, however old the page is. */
export const crossSite: Scenario = {
  name: "cross-site posts; token missing, foreign, old, reused",
  seededBug: "origin and token are not checked",
  async run({ isShort }, build) {
    const site = await getSharedSite(build);
    const tally = new Tally();
    for (let remaining = isShort || build === "mutated" ? 1 : 20; remaining > 0; remaining -= 1) {
      for (const definition of FORM_DEFINITIONS) {
        const { kind, about } = definition;
        // The fixture has no reviews, and the address of a reported place is not that of a listing.
        if (about === "review" || about === "place") continue;
        const place = buildFormPath(definition);
        await sendInvalidForms(site, tally, place, kind);
        await sendOwnForms(site, tally, place, kind);
      }
      for (const headers of FOREIGN_PAGES) {
        for (const [path, body] of OTHER_POSTS) {
          const response = await post(site, path, body, { "content-type": "application/json", ...headers });
          tally.addRun(response.ms);
          if (
            response.status !== 403 ||
            response.headers.getSetCookie().some((line) => !line.startsWith("visite="))
          )
            tally.addViolation(`${path} from ${JSON.stringify(headers)} returned ${response.status}`);
        }
      }
      if ((await acceptAll(site)).status !== 204) tally.addViolation("a choice on our own page is rejected");
    }
    return tally.toOutcome();
  },
};

/** Requests of pages that are not forms. */
const OTHER_POSTS = [
  ["/consentement", '{"categorie":"all","choix":"accepter"}'],
  ["/api/selection", '{"kind":"vehicle","ids":["v001"]}'],
] as const;

function buildForm(path: string, kind: string, token: string, visit: string, key = randomUUID()): FilledForm {
  return { path, token, visit, fields: { ...buildValidFields(kind), message: key } };
}

async function sendInvalidForms(site: SharedSite, tally: Tally, path: string, kind: string): Promise<void> {
  const issue = createTokenIssuer(site.dataDir);
  const visit = createVisitId();
  const validToken = issue(visit, path);
  const sent: string[] = [];
  const expectRejection = async (
    what: string,
    form: FilledForm,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    sent.push(form.fields.message ?? "");
    const response = await sendForm(site, form, headers);
    tally.addRun(response.ms);
    const problem = findRejectionProblem(response, form);
    if (problem !== null) tally.addViolation(`${path}, ${what}: ${problem}`);
  };
  for (const headers of FOREIGN_PAGES)
    await expectRejection(JSON.stringify(headers), buildForm(path, kind, issue(visit, path), visit), headers);
  const tokens = {
    missing: "",
    "of another visit": issue(createVisitId(), path),
    "of another page": issue(visit, "/elsewhere"),
    old: createTokenIssuer(site.dataDir, 4 * HOUR_MS + 60_000)(visit, path),
    "of tomorrow": createTokenIssuer(site.dataDir, -24 * HOUR_MS)(visit, path),
    changed: `${validToken.slice(0, -2)}${validToken.endsWith("AA") ? "BB" : "AA"}`,
    malformed: "../../etc/passwd",
    long: "a".repeat(10_000),
  };
  for (const [what, token] of Object.entries(tokens))
    await expectRejection(`token ${what}`, buildForm(path, kind, token, visit));
  await expectRejection("no cookie", buildForm(path, kind, validToken, visit), { cookie: "" });
  // Reused: the first form is stored, the changed one is not.
  const first = buildForm(path, kind, validToken, visit);
  if (!isThanksPage(await sendForm(site, first)))
    tally.addViolation(`${path} is rejected with a valid token`);
  const again = buildForm(path, kind, validToken, visit);
  sent.push(again.fields.message ?? "");
  const { status } = await sendForm(site, again);
  if (status !== 409) tally.addViolation(`${path}, token reused: it returned ${status}`);
  const stored = countByKey((await readStoredLeads(site.dataDir)).leads);
  for (const key of sent) if (stored.has(key)) tally.addViolation(`${path}: an invalid form was stored`);
}

/** Loads a page and sends its form without JavaScript; also sends one that is eight hours old. */
async function sendOwnForms(site: SharedSite, tally: Tally, path: string, kind: string): Promise<void> {
  for (const headers of OWN_PAGES) {
    const page = await fetch(site.url + path);
    const visit = /visite=([^;]+)/.exec(page.headers.get("set-cookie") ?? "")?.[1] ?? "";
    const token = readToken(await page.text());
    const response = await sendForm(site, buildForm(path, kind, token, visit), headers);
    tally.addRun(response.ms);
    // A form that is sent at once looks suspicious, so the site asks to confirm the email address.
    const needsConfirmation = response.status === 422 && response.text.includes("courriel_confirmation");
    if (!isThanksPage(response) && !needsConfirmation)
      tally.addViolation(
        `${path} of our own page with ${JSON.stringify(headers)} returned ${response.status}`,
      );
  }
  const visit = createVisitId();
  const form = buildForm(path, kind, createTokenIssuer(site.dataDir, 8 * HOUR_MS)(visit, path), visit);
  const rejected = await sendForm(site, form);
  const token = readToken(rejected.text);
  const again = await sendForm(site, { ...form, token });
  tally.addRun(again.ms);
  const needsConfirmation = again.status === 422 && again.text.includes("courriel_confirmation");
  if (!isThanksPage(again) && !needsConfirmation)
    tally.addViolation(`${path} of eight hours ago returned ${rejected.status}, then ${again.status}`);
}

function readToken(html: string): string {
  return /name="jeton" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** Returns what is wrong with the rejection of a form, or null. */
function findRejectionProblem({ status, text }: SiteResponse, { fields, token }: FilledForm): string | null {
  if (status !== 403) return `it returned ${status}`;
  if (!text.includes(fields.message ?? "")) return "the typed text is lost";
  const newToken = readToken(text);
  return newToken === "" || newToken === token ? "it comes back without a new token" : null;
}
