import { type Browser, chromium, type Page } from "playwright-core";
import { createFakePlacesServer } from "../../packages/test-kit/src/index.ts";
import { BROWSER_FLAGS, findBrowser } from "../browser/find-browser.ts";
import { buildPage, PAGE_ORIGIN, type PageFile } from "./kit-page.ts";
import { ELEMENTS, PAGES, PLACES, type ThirdPartyPage } from "./page/third-party-pages.ts";
import type { Scenario, ScenarioSettings } from "./scenario.ts";
import type { SeededBug } from "./seeded-bug.ts";
import { Tally } from "./tally.ts";

/** Origin of the places API; it differs from the origin of the page. */
const DATA_HOST = "https://places.example";

/** Adds the styles as a `style` element, which a strict policy forbids. */
const STYLES_AS_TEXT: readonly SeededBug[] = [
  {
    file: "/rendering/mount-widget.tsx",
    find: /root\.adoptedStyleSheets = \[\s*getStyleSheet\(styles[^;]*;/,
    by: 'const inline = document.createElement("style"); inline.textContent = styles + hostStyles; root.append(inline);',
  },
];

/** Maximum number of requests for 200 cards that are added at once. */
const MAX_REQUESTS_FOR_200_CARDS = 8;

/**
 * The elements run on third-party pages: with a strict policy and Trusted
 * Types, hostile styles, clobbered names, changed prototypes or another kit.
 * They look the same as on an empty page, and nothing is reported. Elements
 * that are added, moved and removed at random keep working.
 */
export const thirdPartyPage: Scenario = {
  name: "widgets on a third-party page",
  seededBug: "styles are added to the page as text",
  async run({ seed, isShort }, build) {
    const tally = new Tally();
    // The elements always run on preact.
    const files = await buildPage("third-party-page.ts", "preact", build === "mutated" ? STYLES_AS_TEXT : []);
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
    try {
      const [empty, ...thirdParties] = PAGES;
      if (empty === undefined) throw new Error("There is no page to compare with.");
      const expected = await readStylesOn(browser, files, empty, tally);
      for (const page of build === "mutated" ? thirdParties.slice(0, 1) : thirdParties) {
        const actual = await readStylesOn(browser, files, page, tally);
        for (const difference of findDifferences(actual, expected))
          tally.addViolation(`${page.name}: ${difference}`);
      }
      if (build === "real")
        await changeRepeatedly(browser, files, { seed, runs: isShort ? 30 : 1_000 }, tally);
      return tally.toOutcome();
    } finally {
      await browser.close();
    }
  },
};

/** Describes how `actual` differs from `expected`; equal differences are listed once. */
function findDifferences(actual: readonly string[], expected: readonly string[]): string[] {
  if (actual.length !== expected.length) return [`${actual.length} parts instead of ${expected.length}`];
  const kinds = new Map<string, string>();
  for (const [index, line] of actual.entries()) {
    const styles = expected[index]?.split(";") ?? [];
    const difference = line
      .split(";")
      .flatMap((style, at) => (style === styles[at] ? [] : [`${style} instead of ${styles[at]}`]));
    if (difference.length > 0) kinds.set(difference.join(", "), line.slice(0, 60));
  }
  return [...kinds].map(([difference, part]) => `${part}: ${difference}`);
}

/** Reads the computed styles of all parts on a page; each report of the page is a violation. */
async function readStylesOn(
  browser: Browser,
  files: ReadonlyMap<string, PageFile>,
  thirdParty: ThirdPartyPage,
  tally: Tally,
): Promise<readonly string[]> {
  const opened = await openThirdPartyPage(browser, files, thirdParty);
  const styles = await tally.run(thirdParty.name, () =>
    opened.page.evaluate(() => globalThis.thirdPartyPage.readStyles()),
  );
  const reports = await opened.page.evaluate(() => globalThis.thirdPartyPage.reports);
  for (const problem of [...reports, ...opened.problems])
    tally.addViolation(`${thirdParty.name}: ${problem}`);
  await opened.page.context().close();
  return styles ?? [];
}

/** Adds, moves, changes and removes elements at random; then adds 200 at once. */
async function changeRepeatedly(
  browser: Browser,
  files: ReadonlyMap<string, PageFile>,
  { seed, runs }: Pick<ScenarioSettings, "seed"> & { runs: number },
  tally: Tally,
): Promise<void> {
  const [, strict] = PAGES;
  if (strict === undefined) return;
  const { page, requests, problems } = await openThirdPartyPage(browser, files, strict);
  const outcome = await page.evaluate(([seed, runs]) => globalThis.survive.run(seed, runs), [
    seed,
    runs,
  ] as const);
  for (let run = 0; run < outcome.runs; run++) tally.addRun(outcome.worstMs);
  for (const note of outcome.notes) tally.addViolation(`repeated changes: ${note}`);
  const before = requests.length;
  const missing = await tally.run("200 cards", () =>
    page.evaluate(() => globalThis.thirdPartyPage.addCards(200)),
  );
  if (missing !== 0) tally.addViolation(`200 cards: ${missing} show nothing`);
  const sent = requests.length - before;
  if (sent > MAX_REQUESTS_FOR_200_CARDS) tally.addViolation(`200 cards sent ${sent} requests`);
  const reports = await page.evaluate(() => globalThis.thirdPartyPage.reports);
  for (const problem of [...reports, ...problems]) tally.addViolation(`repeated changes: ${problem}`);
}

interface OpenedPage {
  page: Page;
  /** Requests of the page to its data host. */
  requests: string[];
  problems: string[];
}

async function openThirdPartyPage(
  browser: Browser,
  files: ReadonlyMap<string, PageFile>,
  { policy, styles, script, body = (elements) => elements }: ThirdPartyPage,
): Promise<OpenedPage> {
  const places = createFakePlacesServer({ places: PLACES, publicUrl: DATA_HOST });
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const opened: OpenedPage = { page: await context.newPage(), requests: [], problems: [] };
  const own = new Map<string, PageFile>([
    ...files,
    ["/third-party.css", { type: "text/css", body: styles ?? "" }],
    ["/third-party.js", { type: "text/javascript", body: script ?? "" }],
    [
      "/",
      {
        type: "text/html; charset=utf-8",
        body:
          '<!doctype html><html lang="en"><title>Third-party page</title><link rel="icon" href="data:,">' +
          '<link rel="stylesheet" href="/third-party.css"><script src="/third-party.js"></script>' +
          `<body>${body(ELEMENTS)}<script type="module" src="/page.js"></script></body></html>`,
      },
    ],
  ]);
  await context.route("**/*", async (route) => {
    const request = route.request();
    const address = request.url();
    if (address.startsWith(DATA_HOST)) {
      opened.requests.push(`${request.method()} ${address}`);
      const response = await places.fetch(
        new Request(address, {
          method: request.method(),
          headers: request.headers(),
          body: request.postData(),
        }),
      );
      return route.fulfill({
        status: response.status,
        headers: {
          "content-type": response.headers.get("content-type") ?? "",
          "access-control-allow-origin": "*",
        },
        body: Buffer.from(await response.arrayBuffer()),
      });
    }
    const file = address.startsWith(PAGE_ORIGIN) ? own.get(address.slice(PAGE_ORIGIN.length)) : undefined;
    if (file === undefined) {
      opened.problems.push(`an unexpected request to ${address.slice(0, 200)}`);
      return route.abort();
    }
    const headers = policy === undefined ? {} : { "content-security-policy": policy };
    return route.fulfill({ contentType: file.type, headers, body: file.body });
  });
  opened.page.on("pageerror", (error) => opened.problems.push(error.message.slice(0, 300)));
  await opened.page.goto(`${PAGE_ORIGIN}/`);
  await opened.page.waitForFunction("globalThis.thirdPartyPage !== undefined");
  return opened;
}
