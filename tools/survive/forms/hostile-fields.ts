import { type Browser, chromium, type Page } from "playwright-core";
import { buildFormPath } from "../../../apps/site/test/fixture-form-path.ts";
import { FORM_DEFINITIONS } from "../../../packages/leads/src/forms/form-definitions.ts";
import { type SeededRandom, seededRandom } from "../../bench/places/seeded-random.ts";
import { BROWSER_FLAGS, findBrowser } from "../../browser/find-browser.ts";
import type { Scenario } from "../scenario.ts";
import { createHostileText, RUN } from "../site/hostile-text.ts";
import { hasLostProcess } from "../site/running-site.ts";
import { createTokenIssuer, createVisitId, PHOTO } from "../site/send-form.ts";
import { type RequestToSend, sendRequest } from "../site/send-request.ts";
import { getSharedSite, type SharedSite } from "../site/shared-site.ts";
import { findUnsafeMarkup } from "../site/unsafe-markup.ts";
import { buildValidFields } from "../site/valid-fields.ts";
import { Tally } from "../tally.ts";

const CONCURRENCY = 3;
/** Public URL of the site, from which maps load tiles. The site does not know its port. */
const PUBLIC_URL = "http://localhost:0/";

/**
 * Sends hostile text in every field, query, path, header, cookie and file name.
 * It never becomes markup, a header, a log line or a redirect off the site.
 * A browser loads some of the pages without their content security policy.
 */
export const hostileFields: Scenario = {
  name: "every form field, query, path, header, cookie, file name",
  seededBug: "the query string is repeated without escaping",
  async run({ seed, isShort }, build) {
    const site = await getSharedSite(build);
    const random = seededRandom(seed);
    const tally = new Tally();
    const outputStart = site.output().length;
    let remaining = build === "mutated" ? 100 : isShort ? 400 : 10_000;
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        while (remaining > 0) {
          remaining -= 1;
          const request = random.pick(REQUEST_BUILDERS)(random, site);
          const name = `${request.method ?? "GET"} ${request.path.slice(0, 100)}`;
          await tally.run(name, async () => {
            const response = await sendRequest(site, request);
            for (const problem of findProblems(response)) tally.addViolation(`${name}: ${problem}`);
          });
        }
      }),
    );
    if (build === "real") await checkInBrowser(site, tally, random, isShort ? 3 : 60);
    const injectedLine = site
      .output()
      .slice(outputStart)
      .split("\n")
      .find((line) => /^(?:X-Added|Set-Cookie|Bcc)|[^\P{Cc}\t]|\u202e/iu.test(line));
    if (injectedLine !== undefined)
      tally.addViolation(`the log has the line ${JSON.stringify(injectedLine.slice(0, 200))}`);
    if (!site.isRunning() || hasLostProcess(site)) tally.addViolation("a process ended");
    return tally.toOutcome();
  },
};

function findProblems({ status, headers, text }: Awaited<ReturnType<typeof sendRequest>>): string[] {
  const problems: string[] = [];
  if (status >= 500 && status !== 503) problems.push(`it returned ${status}`);
  if (headers["x-added"] !== undefined || headers["set-cookie"]?.some((line) => line.startsWith("survived")))
    problems.push("it adds a header");
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(location))
    problems.push(`it leads to ${location.slice(0, 80)}`);
  if (/^text\/html/.test(headers["content-type"] ?? "")) {
    const markup = findUnsafeMarkup(text, String(headers["content-security-policy"] ?? ""));
    if (markup !== null) problems.push(`the page contains ${markup}`);
  } else if (headers["x-content-type-options"] !== "nosniff" && status !== 400)
    problems.push("nosniff is missing");
  return problems;
}

type RequestBuilder = (random: SeededRandom, site: SharedSite) => RequestToSend;

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
const QUERY_KEYS = [
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
const PATH_PREFIXES = [
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

const REQUEST_BUILDERS: readonly RequestBuilder[] = [
  (random, site) => buildHostileForm(random, site),
  (random, site) => buildHostileForm(random, site),
  (random) => {
    const query = new URLSearchParams();
    for (let remaining = 1 + random.below(3); remaining > 0; remaining -= 1)
      query.append(random.pick(QUERY_KEYS), createHostileText(random).slice(0, 3_000));
    return {
      path: `${random.pick(PAGES)}?${random.below(3) === 0 ? decodeURIComponent(String(query).replaceAll("%", "%25")) : query}`.slice(
        0,
        8_000,
      ),
    };
  },
  (random) => {
    const text = createHostileText(random).slice(0, 2_000);
    return {
      path:
        random.pick(PATH_PREFIXES) + (random.below(3) === 0 ? text : encodeURIComponent(text.toWellFormed())),
    };
  },
  (random) => ({ path: random.pick(PAGES), headers: { [random.pick(HEADERS)]: createHostileText(random) } }),
  (random) => {
    const value = createHostileText(random);
    const cookie = `${random.pick(COOKIES)}=${random.below(2) === 0 ? value : encodeURIComponent(value.toWellFormed())}`;
    return { path: random.pick(PAGES), headers: { cookie } };
  },
  (random, site) => {
    const body = `{"categorie":${JSON.stringify(createHostileText(random))},"kind":"vehicle","ids":[${JSON.stringify(createHostileText(random))}],"choix":"accepter","__proto__":{"x":1}}`;
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
      createHostileText(random),
    ]);
    return {
      method: "POST",
      path,
      headers: { origin: site.url, "sec-fetch-site": "same-origin", "content-type": type },
      body,
    };
  },
];

/** Builds a form with hostile values, field names and file names. */
function buildHostileForm(random: SeededRandom, site: SharedSite): RequestToSend {
  const definition = random.pick(FORM_DEFINITIONS);
  const path = buildFormPath(definition);
  const fields = new Map(Object.entries(buildValidFields(definition.kind)));
  const names = [
    ...fields.keys(),
    "site-web",
    "verification",
    "signes",
    "accord_appel",
    "courriel_confirmation",
  ];
  // One hostile value, so that some forms are stored, or several.
  for (let remaining = random.below(2) === 0 ? 1 : 4; remaining > 0; remaining -= 1)
    fields.set(random.pick(names), createHostileText(random).slice(0, 15_000));
  if (random.below(4) === 0) fields.set(createHostileText(random).slice(0, 90), createHostileText(random));
  const visit = createVisitId();
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
    part(`name="photos"; filename="${quoted(createHostileText(random)).slice(0, 2_000)}"`, PHOTO),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return {
    method: "POST",
    path,
    headers: { ...headers, "content-type": `multipart/form-data; boundary=${boundary}` },
    body,
  };
}

/** Fills in forms and loads pages in a browser, without the content security policy. */
async function checkInBrowser(
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
          tally.addViolation(`a page requests ${request.url().slice(0, 100)}`);
        return route.abort();
      }
      if (request.resourceType() !== "document") return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    page.on("dialog", (dialog) => {
      tally.addViolation(`a page opens a dialog: ${dialog.message().slice(0, 100)}`);
      void dialog.dismiss();
    });
    for (let round = 0; round < rounds; round += 1) {
      const definition = random.pick(
        FORM_DEFINITIONS.filter(({ about }) => about !== "review" && about !== "place"),
      );
      const place = buildFormPath(definition);
      await tally.run(`${place} in a browser`, async () => {
        await page.goto(site.url + place);
        await fillHostile(page, definition.kind, () => createHostileText(random).slice(0, 2_000));
        await expectNothingRan(page, tally, place);
        const query = new URLSearchParams([
          [random.pick(QUERY_KEYS), createHostileText(random).slice(0, 1_000).toWellFormed()],
        ]);
        const pageUrl = `${random.pick(PAGES.slice(0, 20))}?${query}`;
        await page.goto(site.url + pageUrl);
        await expectNothingRan(page, tally, pageUrl);
      });
    }
  } finally {
    await browser.close();
  }
}

async function fillHostile(page: Page, kind: string, text: () => string): Promise<void> {
  const names = Object.keys(buildValidFields(kind));
  const values = names.map((name) => [name, text().toWellFormed()] as const);
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await page.evaluate(
    ([kind, values]) => {
      Object.assign(globalThis, { isBefore: true });
      // Runs after this call returns, since submitting unloads the page. All in one turn, since
      // hydration would render the form again and drop the injected options.
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
  await posted;
  await page.waitForFunction("!globalThis.isBefore && document.readyState === 'complete'");
}

async function expectNothingRan(page: Page, tally: Tally, what: string): Promise<void> {
  await page.waitForLoadState("load");
  const hasRun = await page.evaluate(`${RUN.split("=")[0]} !== undefined`);
  if (hasRun) tally.addViolation(`${what.slice(0, 100)}: an injected script ran`);
}
