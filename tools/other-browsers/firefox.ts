import puppeteer, { type Page } from "puppeteer-core";
import { findOnPath } from "../browser/find-browser.ts";
import { type DrivenBrowser, type DrivenPage, WINDOW } from "./driven-browser.ts";

export const FIREFOX_MISSING = "Firefox is not installed (on Debian: apt-get install -y firefox-esr).";

/** Opens headless Firefox with WebDriver BiDi; returns null if it is not installed. */
export async function openFirefox(): Promise<DrivenBrowser | null> {
  const [executablePath] = findOnPath(["firefox", "firefox-esr"]);
  if (executablePath === undefined) return null;
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  return {
    name: (await browser.version()).replace("/", " "),
    async open(url) {
      const page = await browser.newPage();
      await page.setViewport(WINDOW);
      await page.goto(url);
      return drivenPage(page);
    },
    close: () => browser.close(),
  };
}

function drivenPage(page: Page): DrivenPage {
  return {
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text, { delay: 20 }),
    press: (key) => page.keyboard.press(key),
    close: () => page.close(),
  };
}
