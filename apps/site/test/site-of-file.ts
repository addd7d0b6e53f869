import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type RunningSite, runSite } from "./running-site.ts";
import { launchBrowser, openPage, type WatchedPage, type Window } from "./site-browser.ts";

/** A site and a browser that all tests of a file share. */
export interface SiteOfFile extends RunningSite {
  browser: Browser;
  /** A page of a new visitor. */
  open: (window?: Window) => Promise<WatchedPage>;
}

/**
 * Runs the built site and a browser while the tests of a file run.
 *
 * @param env settings of the site
 * @param options of the browser
 * @returns what is filled in before the first test begins
 */
export function siteOfFile(
  env: Record<string, string> = {},
  options: Parameters<typeof launchBrowser>[0] = {},
): SiteOfFile {
  const site: Partial<SiteOfFile> = {};
  beforeAll(async () => {
    const [running, browser] = await Promise.all([runSite(env), launchBrowser(options)]);
    const open = (window?: Window) => openPage(browser, running.url, window);
    Object.assign(site, running, { browser, open });
  });
  afterAll(async () => {
    await site.browser?.close();
    await site.stop?.();
  });
  // Tests find it filled in.
  return site as SiteOfFile;
}
