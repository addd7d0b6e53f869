import type { Browser } from "playwright-core";

/** How long a page has to load everything, in milliseconds. */
const LOAD_MS = 30_000;

/**
 * Opens the page at `url`, or `html` with `headers` in its place; other files come from the server there.
 *
 * @returns what went wrong: console errors and warnings, failed requests, unknown elements, an empty page
 */
export async function openPage(
  browser: Browser,
  url: string,
  html?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const context = await browser.newContext({ locale: "fr-FR", reducedMotion: "reduce" });
  const problems: string[] = [];
  try {
    if (html !== undefined) {
      await context.route(url, (route) =>
        route.fulfill({ headers: { ...headers, "content-type": "text/html; charset=utf-8" }, body: html }),
      );
    }
    const page = await context.newPage();
    page.on("console", (message) => {
      const isFailedRequest = message.text().startsWith("Failed to load resource");
      if (["error", "warning"].includes(message.type()) && !isFailedRequest) problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("response", (response) => {
      if (response.status() >= 400)
        problems.push(`${shorten(response.url())} responds with ${response.status()}.`);
    });
    page.on("requestfailed", (request) => {
      // A request that a newer one replaces is cancelled.
      const reason = request.failure()?.errorText ?? "";
      if (reason !== "net::ERR_ABORTED") problems.push(`${shorten(request.url())} fails: ${reason}.`);
    });
    await page.goto(url, { waitUntil: "networkidle", timeout: LOAD_MS });
    const unknown = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll(":not(:defined)")].map(({ localName }) => localName)),
    ]);
    problems.push(...unknown.map((name) => `no script defines <${name}>.`));
    const height = await page.evaluate(() => document.body.scrollHeight);
    if (height === 0) problems.push("the page shows nothing.");
  } catch (error) {
    problems.push((error as Error).message);
  } finally {
    await context.close();
  }
  return problems;
}

/** A URL without its query, which may be long. */
function shorten(url: string): string {
  return url.split("?")[0] ?? url;
}
