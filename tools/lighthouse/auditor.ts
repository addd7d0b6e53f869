import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { BROWSER_FLAGS, findBrowser } from "../browser/find-browser.ts";
import { CATEGORIES, type Category, type PageAudit, readPageAudit } from "./page-audit.ts";

/** A browser in which Lighthouse audits pages, one at a time. */
export interface Auditor {
  /**
   * Audits a page on a simulated phone. Repeats runs that fail for reasons outside the page.
   *
   * @throws {Error} when Lighthouse fails three times.
   */
  audit: (url: string) => Promise<PageAudit>;
  close: () => Promise<void>;
}

/** Number of runs after a failed one. */
const MAX_RETRIES = 2;

/**
 * @param port of the browser's debugging protocol, which must be free.
 * @param categories those that are not audited have the score 0.
 */
export async function openAuditor(
  port: number,
  categories: readonly Category[] = CATEGORIES,
): Promise<Auditor> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  const audit = async (url: string, retries = MAX_RETRIES): Promise<PageAudit> => {
    const run = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...categories],
    });
    if (run === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
    const failure = run.lhr.runtimeError;
    if (failure !== undefined && retries > 0) {
      process.stderr.write(`${url}: ${failure.code}, run again\n`);
      return audit(url, retries - 1);
    }
    return readPageAudit(run.lhr);
  };
  return { audit: (url) => audit(url), close: () => browser.close() };
}
