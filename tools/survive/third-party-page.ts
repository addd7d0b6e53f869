import { type Browser, chromium, type Page } from "playwright-core";
import { createFakePlacesServer } from "../../packages/test-kit/src/index.ts";
import { BROWSER_FLAGS, findBrowser } from "../browser/find-browser.ts";
import { buildPage, PAGE_ORIGIN, type PageFile } from "./kit-page.ts";
import { ELEMENTS, PAGES, PLACES, type StrangersPage } from "./page/third-party-pages.ts";
import type { Scenario, ScenarioSettings } from "./scenario.ts";
import type { SeededBug } from "./seeded-bug.ts";
import { Tally } from "./tally.ts";

/** Where the places come from: another origin than the page's. */
const DATA_HOST = "https://places.example";

/** Writes its styles into the page's tree, as text. */
const STYLES_AS_TEXT: readonly SeededBug[] = [
  {
    file: "/rendering/mount-widget.tsx",
    find: /root\.adoptedStyleSheets = \[\s*sheetOf\(styles[^;]*;/,
    by: 'const inline = document.createElement("style"); inline.textContent = styles + hostStyles; root.append(inline);',
  },
];

/** Most requests for details that 200 cards of one moment may come to. */
const MAX_REQUESTS_OF_A_CROWD = 8;

/**
 * The elements stand on pages of others: with a strict policy and Trusted
 * Types, with rules for everything, with names that hide the browser's own,
 * with changed prototypes, beside another kit. They look as they do on an
 * empty page, nothing is reported, and no coming and going disturbs them.
 */
export const thirdPartyPage: Scenario = {
  name: "widgets on a stranger's page",
  seededBug: "styles are written into the page as text",
  async run({ seed, isShort }, build) {
    const tally = new Tally();
    // The elements come with preact, whatever the other widgets run on.
    const files = await buildPage("third-party-page.ts", "preact", build === "mutated" ? STYLES_AS_TEXT : []);
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
    try {
      const [empty, ...strangers] = PAGES;
      if (empty === undefined) throw new Error("There is no page to compare with.");
      const wanted = await looksOn(browser, files, empty, tally);
      for (const page of build === "mutated" ? strangers.slice(0, 1) : strangers) {
        const found = await looksOn(browser, files, page, tally);
        for (const difference of differences(found, wanted)) tally.violation(`${page.name}: ${difference}`);
      }
      if (build === "real") await comingAndGoing(browser, files, { seed, runs: isShort ? 30 : 1_000 }, tally);
      return tally.outcome();
    } finally {
      await browser.close();
    }
  },
};

/** In words, what of `found` is not as `wanted`; all that looks otherwise in the same way is one. */
function differences(found: readonly string[], wanted: readonly string[]): string[] {
  if (found.length !== wanted.length) return [`${found.length} pieces in place of ${wanted.length}`];
  const kinds = new Map<string, string>();
  for (const [index, line] of found.entries()) {
    const looks = wanted[index]?.split(";") ?? [];
    const otherwise = line
      .split(";")
      .flatMap((look, at) => (look === looks[at] ? [] : [`${look} in place of ${looks[at]}`]));
    if (otherwise.length > 0) kinds.set(otherwise.join(", "), line.slice(0, 60));
  }
  return [...kinds].map(([otherwise, piece]) => `${piece}: ${otherwise}`);
}

/** What every element looks like on `stranger`, piece by piece; what is reported there counts. */
async function looksOn(
  browser: Browser,
  files: ReadonlyMap<string, PageFile>,
  stranger: StrangersPage,
  tally: Tally,
): Promise<readonly string[]> {
  const opened = await openStrangersPage(browser, files, stranger);
  const looks = await tally.run(stranger.name, () =>
    opened.page.evaluate(() => globalThis.thirdPartyPage.looks()),
  );
  const reports = await opened.page.evaluate(() => globalThis.thirdPartyPage.reports);
  for (const fault of [...reports, ...opened.faults]) tally.violation(`${stranger.name}: ${fault}`);
  await opened.page.context().close();
  return looks ?? [];
}

/** Elements come, go, move and change at any moment; then there are 200 at once. */
async function comingAndGoing(
  browser: Browser,
  files: ReadonlyMap<string, PageFile>,
  { seed, runs }: Pick<ScenarioSettings, "seed"> & { runs: number },
  tally: Tally,
): Promise<void> {
  const [, strict] = PAGES;
  if (strict === undefined) return;
  const { page, requests, faults } = await openStrangersPage(browser, files, strict);
  const storm = await page.evaluate(([seed, runs]) => globalThis.survive.run(seed, runs), [
    seed,
    runs,
  ] as const);
  for (let run = 0; run < storm.runs; run++) tally.measured(storm.worstMs);
  for (const note of storm.notes) tally.violation(`coming and going: ${note}`);
  const before = requests.length;
  const missing = await tally.run("a crowd", () => page.evaluate(() => globalThis.thirdPartyPage.crowd(200)));
  if (missing !== 0) tally.violation(`a crowd of 200: ${missing} show nothing`);
  const asked = requests.length - before;
  if (asked > MAX_REQUESTS_OF_A_CROWD) tally.violation(`a crowd of 200 made ${asked} requests`);
  const reports = await page.evaluate(() => globalThis.thirdPartyPage.reports);
  for (const fault of [...reports, ...faults]) tally.violation(`coming and going: ${fault}`);
}

interface OpenedPage {
  page: Page;
  /** What the page asked its data host for. */
  requests: string[];
  faults: string[];
}

async function openStrangersPage(
  browser: Browser,
  files: ReadonlyMap<string, PageFile>,
  { policy, styles, script, body = (elements) => elements }: StrangersPage,
): Promise<OpenedPage> {
  const places = createFakePlacesServer({ places: PLACES, publicUrl: DATA_HOST });
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const opened: OpenedPage = { page: await context.newPage(), requests: [], faults: [] };
  const own = new Map<string, PageFile>([
    ...files,
    ["/stranger.css", { type: "text/css", body: styles ?? "" }],
    ["/stranger.js", { type: "text/javascript", body: script ?? "" }],
    [
      "/",
      {
        type: "text/html; charset=utf-8",
        body:
          '<!doctype html><html lang="en"><title>A page of others</title><link rel="icon" href="data:,">' +
          '<link rel="stylesheet" href="/stranger.css"><script src="/stranger.js"></script>' +
          `<body>${body(ELEMENTS)}<script type="module" src="/page.js"></script></body></html>`,
      },
    ],
  ]);
  await context.route("**/*", async (route) => {
    const request = route.request();
    const address = request.url();
    if (address.startsWith(DATA_HOST)) {
      opened.requests.push(`${request.method()} ${address}`);
      const answer = await places.fetch(
        new Request(address, {
          method: request.method(),
          headers: request.headers(),
          body: request.postData(),
        }),
      );
      return route.fulfill({
        status: answer.status,
        headers: {
          "content-type": answer.headers.get("content-type") ?? "",
          "access-control-allow-origin": "*",
        },
        body: Buffer.from(await answer.arrayBuffer()),
      });
    }
    const file = address.startsWith(PAGE_ORIGIN) ? own.get(address.slice(PAGE_ORIGIN.length)) : undefined;
    if (file === undefined) {
      opened.faults.push(`a stray request to ${address.slice(0, 200)}`);
      return route.abort();
    }
    const headers = policy === undefined ? {} : { "content-security-policy": policy };
    return route.fulfill({ contentType: file.type, headers, body: file.body });
  });
  opened.page.on("pageerror", (error) => opened.faults.push(error.message.slice(0, 300)));
  await opened.page.goto(`${PAGE_ORIGIN}/`);
  await opened.page.waitForFunction("globalThis.thirdPartyPage !== undefined");
  return opened;
}
