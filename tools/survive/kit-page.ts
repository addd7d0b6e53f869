import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { build, type Rolldown } from "vite";
import { PREACT_IN_PLACE_OF_REACT } from "../../packages/kit-build/src/preact/preact-in-place-of-react.ts";
import { BROWSER_FLAGS, findBrowser } from "../browser/find-browser.ts";
import type { ScenarioSettings } from "./scenario.ts";
import { type SeededBug, seedBugs } from "./seeded-bug.ts";

/** Origin of the page. No server listens there: Playwright fulfils the requests. */
export const PAGE_ORIGIN = "http://survive.example";

const PHOTOS = join(import.meta.dirname, "..", "..", "packages", "place-widgets", "gallery", "public");

/** A page with the widgets in a browser, without a content security policy. */
export interface KitPage {
  page: Page;
  /** URLs that the page should not have requested. */
  unexpectedRequests: string[];
  /** URLs that the page, or a window of it, navigated to. */
  navigations: string[];
  /** Uncaught errors. */
  errors: string[];
  close(): Promise<void>;
}

/** A file of the page. */
export interface PageFile {
  type: string;
  body: string;
}

/** Builds `script` of the folder `page/` for production and opens it. */
export async function openKitPage(
  script: string,
  platform: ScenarioSettings["platform"],
  mutated: readonly SeededBug[],
): Promise<KitPage> {
  const files = await buildPage(script, platform, mutated);
  const browser: Browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, "--js-flags=--expose-gc"],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const kit: KitPage = {
    page,
    unexpectedRequests: [],
    navigations: [],
    errors: [],
    close: () => browser.close(),
  };
  await context.route("**/*", async (route) => {
    const address = route.request().url();
    const path = address.startsWith(`${PAGE_ORIGIN}/`) ? address.slice(PAGE_ORIGIN.length) : null;
    const file = path === null ? undefined : files.get(path);
    if (file !== undefined) return route.fulfill({ contentType: file.type, body: file.body });
    if (path !== null && /^\/photos\/[a-z]+\.svg$/.test(path)) {
      return route.fulfill({ contentType: "image/svg+xml", body: readFileSync(join(PHOTOS, path)) });
    }
    kit.unexpectedRequests.push(address.slice(0, 200));
    return route.abort();
  });
  await page.goto(`${PAGE_ORIGIN}/`);
  await page.waitForFunction("globalThis.survive !== undefined");
  page.on("framenavigated", (frame) => kit.navigations.push(frame.url().slice(0, 200)));
  context.on("page", (opened) => kit.navigations.push(`a window: ${opened.url().slice(0, 200)}`));
  page.on("pageerror", (error) => kit.errors.push(error.message.slice(0, 300)));
  page.on("dialog", (dialog) => {
    kit.errors.push(`a dialog: ${dialog.message().slice(0, 200)}`);
    void dialog.dismiss();
  });
  return kit;
}

/** Builds `script` of the folder `page/`; returns the files by path. */
export async function buildPage(
  script: string,
  platform: ScenarioSettings["platform"],
  mutated: readonly SeededBug[],
): Promise<Map<string, PageFile>> {
  const folder = join(import.meta.dirname, "page");
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    // Whatever NODE_ENV is: vitest sets it to "test".
    oxc: { jsx: { runtime: "automatic", development: false } },
    resolve: { alias: platform === "preact" ? PREACT_IN_PLACE_OF_REACT : [] },
    plugins: [seedBugs(mutated)],
    build: {
      write: false,
      // Keeps light-dark(): its fallback needs a colour scheme on the page.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(folder, script),
        output: {
          format: "es",
          entryFileNames: "page.js",
          chunkFileNames: "[name].js",
          assetFileNames: "page[extname]",
        },
      },
    },
  });
  const { output } = ([built].flat() as Rolldown.RolldownOutput[])[0] ?? { output: [] };
  const files = new Map<string, PageFile>();
  for (const file of output) {
    if (file.type === "chunk") files.set(`/${file.fileName}`, { type: "text/javascript", body: file.code });
    else files.set(`/${file.fileName}`, { type: "text/css", body: file.source.toString() });
  }
  files.set("/", {
    type: "text/html; charset=utf-8",
    body:
      '<!doctype html><html lang="en"><title>Survive</title><link rel="icon" href="data:,">' +
      '<link rel="stylesheet" href="/page.css"><body><script type="module" src="/page.js"></script></body></html>',
  });
  return files;
}
