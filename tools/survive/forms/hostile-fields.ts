import { type Browser, chromium, type Page } from "playwright-core";
import { HOUSE_ID, PEUGEOT_ID } from "../../../apps/site/test/fixture-listings.ts";
import { FORM_DEFINITIONS } from "../../../packages/leads/src/forms/form-definitions.ts";
import { type SeededRandom, seededRandom } from "../../bench/places/seeded-random.ts";
import { BROWSER_FLAGS, findBrowser } from "../../browser/find-browser.ts";
import type { Scenario } from "../scenario.ts";
import { foreignMarkup } from "../site/unsafe-markup.ts";
import { hostileText, RUN } from "../site/hostile-text.ts";
import { hasLostProcess } from "../site/running-site.ts";
import { type AnyRequest, ask } from "../site/send-request.ts";
import { createTokenIssuer, newVisit, PHOTO } from "../site/send-form.ts";
import { getSharedSite, type SharedSite } from "../site/shared-site.ts";
import { validAnswers } from "../site/valid-fields.ts";
import { Tally } from "../tally.ts";

const AT_A_TIME = 3;
/** The site's own name for itself, under which a map asks for its tiles; nobody told it which port it got. */
const PUBLIC_URL = "http://localhost:0/";

/**
 * Hostile text in every field, query, path, header, cookie and file name.
 * Nothing of it becomes markup, a header, a line of the log or a way off the
 * site; some of the pages are opened in a browser, without their policy.
 */
export const hostileFields: Scenario = {
  name: "every form field, query, path, header, cookie, file name",
  seededBug: "what was asked for is repeated as it came",
  async run({ seed, isShort }, build) {
    const site = await getSharedSite(build);
    const random = seededRandom(seed);
    const tally = new Tally();
    const printed = site.output().length;
    let left = build === "mutated" ? 100 : isShort ? 400 : 10_000;
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        while (left > 0) {
          left -= 1;
          const asked = random.pick(WAYS)(random, site);
          const name = `${asked.method ?? "GET"} ${asked.path.slice(0, 100)}`;
          await tally.run(name, async () => {
            const answer = await ask(site, asked);
            for (const problem of problemsOf(answer)) tally.violation(`${name}: ${problem}`);
          });
        }
      }),
    );
    if (build === "real") await inBrowser(site, tally, random, isShort ? 3 : 60);
    const foreign = site
      .output()
      .slice(printed)
      .split("\n")
      .find((line) => /^(?:X-Added|Set-Cookie|Bcc)|[^\P{Cc}\t]|\u202e/iu.test(line));
    if (foreign !== undefined)
      tally.violation(`the log has the line ${JSON.stringify(foreign.slice(0, 200))}`);
    if (!site.isRunning() || hasLostProcess(site)) tally.violation("a process ended");
    return tally.outcome();
  },
};

function problemsOf({ status, headers, text }: Awaited<ReturnType<typeof ask>>): string[] {
  const problems: string[] = [];
  if (status >= 500 && status !== 503) problems.push(`it is answered ${status}`);
  if (headers["x-added"] !== undefined || headers["set-cookie"]?.some((line) => line.startsWith("survived")))
    problems.push("it adds a header");
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(location))
    problems.push(`it leads to ${location.slice(0, 80)}`);
  if (/^text\/html/.test(headers["content-type"] ?? "")) {
    const foreign = foreignMarkup(text, String(headers["content-security-policy"] ?? ""));
    if (foreign !== null) problems.push(`the page holds ${foreign}`);
  } else if (headers["x-content-type-options"] !== "nosniff" && status !== 400)
    problems.push("its type may be guessed");
  return problems;
}

type Way = (random: SeededRandom, site: SharedSite) => AnyRequest;

const PAGES = [
  "/",
  "/lieux",
  "/vehicules",
  "/vehicules/voitures",
  "/immobilier",
  "/immobilier/vente",
  "/recherche",
  "/agences",
  "/carte",
  "/contact",
  "/alertes",
  "/rappel",
  "/merci/contact",
  "/cookies",
  "/ma-selection",
  "/comparer",
  "/financement/immobilier",
  "/financement/vehicule",
  "/signaler",
  "/signaler-avis",
  "/kit",
  "/flux/vehicules.xml",
  "/verification",
  "/geocodeur/search",
  "/v1/places/x",
];
const KEYS = [
  "q",
  "lieu",
  "annonce",
  "agence",
  "numero",
  "recherche",
  "ville",
  "marque",
  "prix-max",
  "rayon",
  "page",
  "tri",
  "type",
  "ids",
  "montant",
  "duree",
  "avis",
  "cle",
  "action",
  "lat",
  "lon",
  "confirmation",
  "__proto__",
  "constructor",
  "fields",
  "_data",
  "_routes",
];
const STARTS = [
  "/",
  "/vehicule/",
  "/bien/",
  "/lieu/",
  "/agence/",
  "/vehicules/",
  "/immobilier/",
  "/merci/",
  "/alertes/confirmer/",
  "/confirmer/",
  "/actualites/",
  "/guides/",
  "/pages/",
  "/modeles/",
  "/img/",
  "/og/",
  "/cartes/",
  "/assets/",
  "/v1/",
  "/visite/",
  "/essai/",
  "/signaler-annonce/",
];
const HEADERS = [
  "accept-language",
  "user-agent",
  "referer",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "forwarded",
  "origin",
  "if-none-match",
  "if-modified-since",
  "range",
  "accept",
  "accept-encoding",
  "x-request-id",
  "x-goog-fieldmask",
  "x-goog-api-key",
  "host",
  "content-type",
  "sec-fetch-site",
  "via",
  "x-http-method-override",
];
const COOKIES = ["consentement", "visite", "selection_vehicules", "selection_biens", "__proto__", ""];

const WAYS: readonly Way[] = [
  (random, site) => aForm(random, site),
  (random, site) => aForm(random, site),
  (random) => {
    const query = new URLSearchParams();
    for (let left = 1 + random.below(3); left > 0; left -= 1)
      query.append(random.pick(KEYS), hostileText(random).slice(0, 3_000));
    return {
      path: `${random.pick(PAGES)}?${random.below(3) === 0 ? decodeURIComponent(String(query).replaceAll("%", "%25")) : query}`.slice(
        0,
        8_000,
      ),
    };
  },
  (random) => {
    const text = hostileText(random).slice(0, 2_000);
    return {
      path: random.pick(STARTS) + (random.below(3) === 0 ? text : encodeURIComponent(text.toWellFormed())),
    };
  },
  (random) => ({ path: random.pick(PAGES), headers: { [random.pick(HEADERS)]: hostileText(random) } }),
  (random) => {
    const value = hostileText(random);
    const cookie = `${random.pick(COOKIES)}=${random.below(2) === 0 ? value : encodeURIComponent(value.toWellFormed())}`;
    return { path: random.pick(PAGES), headers: { cookie } };
  },
  (random, site) => {
    const body = `{"categorie":${JSON.stringify(hostileText(random))},"kind":"vehicle","ids":[${JSON.stringify(hostileText(random))}],"choix":"accepter","__proto__":{"x":1}}`;
    const path = random.pick([
      "/consentement",
      "/api/selection",
      "/cookies",
      "/ma-selection",
      "/confirmer/a",
      "/v1/places:searchText",
      "/kit",
    ]);
    const type = random.pick([
      "application/json",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "text/plain",
      hostileText(random),
    ]);
    return {
      method: "POST",
      path,
      headers: { origin: site.url, "sec-fetch-site": "same-origin", "content-type": type },
      body,
    };
  },
];

/** A form with hostile answers, and with file and field names of the same kind where it takes photos. */
function aForm(random: SeededRandom, site: SharedSite): AnyRequest {
  const { kind, path: first, about } = random.pick(FORM_DEFINITIONS);
  const isNeeded = about !== null && about !== "review" && about.isNeeded;
  const path = isNeeded ? `${first}/${kind === "essai" ? PEUGEOT_ID : HOUSE_ID}` : first;
  const fields = new Map(Object.entries(validAnswers(kind)));
  const names = [
    ...fields.keys(),
    "site-web",
    "verification",
    "signes",
    "accord_appel",
    "courriel_confirmation",
  ];
  // One alone, so that some are kept, or many.
  for (let left = random.below(2) === 0 ? 1 : 4; left > 0; left -= 1)
    fields.set(random.pick(names), hostileText(random).slice(0, 15_000));
  if (random.below(4) === 0) fields.set(hostileText(random).slice(0, 90), hostileText(random));
  const visit = newVisit();
  if (random.below(8) > 0) fields.set("jeton", createTokenIssuer(site.dataDir)(visit, path));
  const headers = {
    origin: site.url,
    "sec-fetch-site": "same-origin",
    "accept-language": "fr",
    cookie: `visite=${visit}`,
    "x-forwarded-for": `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`,
  };
  if (random.below(3) > 0) {
    const body = String(
      new URLSearchParams(
        [...fields].map(([name, value]): [string, string] => [name.toWellFormed(), value.toWellFormed()]),
      ),
    );
    return {
      method: "POST",
      path,
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body,
    };
  }
  const boundary = "----survive";
  const part = (head: string, value: string | Uint8Array) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from("\r\n"),
    ]);
  const quoted = (name: string) => name.replaceAll(/["\r\n]/g, (character) => encodeURIComponent(character));
  const parts = [...fields].map(([name, value]) => part(`name="${quoted(name)}"`, value));
  const body = Buffer.concat([
    ...parts,
    part(`name="photos"; filename="${quoted(hostileText(random)).slice(0, 2_000)}"`, PHOTO),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return {
    method: "POST",
    path,
    headers: { ...headers, "content-type": `multipart/form-data; boundary=${boundary}` },
    body,
  };
}

/** Fills forms and asks for pages in a browser without a policy that would help. */
async function inBrowser(
  site: SharedSite,
  tally: Tally,
  random: SeededRandom,
  rounds: number,
): Promise<void> {
  const browser: Browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS],
  });
  try {
    const page = await browser.newPage();
    await page.route("**/*", async (route) => {
      const request = route.request();
      if (!request.url().startsWith(site.url)) {
        if (!request.url().startsWith(PUBLIC_URL))
          tally.violation(`a page asks for ${request.url().slice(0, 100)}`);
        return route.abort();
      }
      if (request.resourceType() !== "document") return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    page.on("dialog", (dialog) => {
      tally.violation(`a page opens a dialog: ${dialog.message().slice(0, 100)}`);
      void dialog.dismiss();
    });
    for (let round = 0; round < rounds; round += 1) {
      const { kind, path, about } = random.pick(FORM_DEFINITIONS.filter((form) => form.about !== "review"));
      const place =
        about !== null && about !== "review" && about.isNeeded
          ? `${path}/${kind === "essai" ? PEUGEOT_ID : HOUSE_ID}`
          : path;
      await tally.run(`${place} in a browser`, async () => {
        await page.goto(site.url + place);
        await fillHostile(page, kind, () => hostileText(random).slice(0, 2_000));
        await expectNothingRan(page, tally, place);
        const query = new URLSearchParams([
          [random.pick(KEYS), hostileText(random).slice(0, 1_000).toWellFormed()],
        ]);
        const asked = `${random.pick(PAGES.slice(0, 20))}?${query}`;
        await page.goto(site.url + asked);
        await expectNothingRan(page, tally, asked);
      });
    }
  } finally {
    await browser.close();
  }
}

async function fillHostile(page: Page, kind: string, text: () => string): Promise<void> {
  const names = Object.keys(validAnswers(kind));
  const values = names.map((name) => [name, text().toWellFormed()] as const);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.evaluate(
    ([kind, values]) => {
      Object.assign(globalThis, { isBefore: true });
      // After this has answered, since the page goes away with it; and in one turn, since a page that
      // comes alive draws a form anew that has options of a stranger, and drops the one that was filled.
      setTimeout(() => {
        const form = document.querySelector<HTMLFormElement>(`form#${kind}`);
        for (const [name, value] of values) {
          const field = form?.elements.namedItem(name);
          if (field instanceof HTMLSelectElement) field.append(new Option(value, value, true, true));
          else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
            field.value = value;
        }
        form?.submit();
      });
    },
    [kind, values] as const,
  );
  await answered;
  await page.waitForFunction("!globalThis.isBefore && document.readyState === 'complete'");
}

async function expectNothingRan(page: Page, tally: Tally, what: string): Promise<void> {
  await page.waitForLoadState("load");
  const hasRun = await page.evaluate(`${RUN.split("=")[0]} !== undefined`);
  if (hasRun) tally.violation(`${what.slice(0, 100)}: a script of a stranger ran`);
}
