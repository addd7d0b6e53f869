import type { Browser, Page } from "playwright-core";

/** How long a block has to show something, in milliseconds. */
const SHOW_MS = 30_000;
/** Then, how long it may still report an error. */
const ERROR_MS = 1500;

/** A block that was tried in its page. */
export interface TriedBlock {
  /** The address of its page and its number there, from 1. */
  name: string;
  language: string;
  problems: string[];
}

/** Opens each page of the documentation and tries each block that offers it, as a reader does. */
export async function tryBlocks(browser: Browser, site: string): Promise<TriedBlock[]> {
  const menu = await (await fetch(`${site}/docs`)).text();
  const paths = new Set([...menu.matchAll(/href="(\/docs\/[\w-]+)"/g)].map(([, path = ""]) => path));
  const tried: TriedBlock[] = [];
  const page = await browser.newPage({ locale: "en-GB", reducedMotion: "reduce" });
  for (const path of paths) {
    if (!(await (await fetch(site + path)).text()).includes(" data-try=")) continue;
    await page.goto(site + path);
    // Scripts add the buttons, all at once.
    await page.waitForFunction(() => (window as { isHydrated?: boolean }).isHydrated !== false);
    const holders = page.locator(".try-block");
    const count = await holders.count();
    const buttons = holders.locator("> button");
    for (let at = 0; at < count; at += 1) {
      const holder = holders.nth(at);
      const language = await holder.evaluate((element) =>
        String((element.previousElementSibling as HTMLElement).dataset.try),
      );
      const open = async () => {
        await buttons.nth(at).click();
        const problems = await findProblems(page);
        await buttons.nth(at).click();
        return problems;
      };
      const problems = await open();
      // The kit waits 3 s for an answer, and then says to try again. Other tests keep both cores busy.
      const isBusy = problems.some((problem) => problem.includes("try again in a moment"));
      tried.push({ name: `${path} ${at + 1}`, language, problems: isBusy ? await open() : problems });
    }
  }
  await page.close();
  return tried;
}

/** What the open panel shows as errors, or that its frame is empty. */
async function findProblems(page: Page): Promise<string[]> {
  const panel = page.getByRole("region", { name: "Try it" });
  const errors = panel.locator(".try-errors > li");
  const body = panel.frameLocator("iframe").locator("body > :visible:not(style, script, link)");
  const isShown = await Promise.race([
    body.first().waitFor({ timeout: SHOW_MS }),
    errors.first().waitFor({ timeout: SHOW_MS }),
  ])
    .then(() => true)
    .catch(() => false);
  await page.waitForTimeout(ERROR_MS);
  return [...(isShown ? [] : ["the frame shows nothing."]), ...(await errors.allTextContents())];
}
