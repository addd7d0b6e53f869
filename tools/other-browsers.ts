import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ExamplePages, serveExamples } from "../examples/test/example-pages.ts";
import { readOptionsOrExit, selectNames } from "./command-options.ts";
import type { DrivenBrowser } from "./other-browsers/driven-browser.ts";
import { FIREFOX_MISSING, openFirefox } from "./other-browsers/firefox.ts";
import { createWalkPage } from "./other-browsers/walk-page.ts";
import { WALKS } from "./other-browsers/walks.ts";
import { openWebKit, WEBKIT_MISSING } from "./other-browsers/webkit.ts";

/**
 * `npm run browsers`: runs a walkthrough of each page of `examples/` in Firefox
 * and WebKit, if they are installed; the tests run in Chromium only. It is not
 * part of CI. Arguments select pages.
 */
const walks = readOptionsOrExit((args) => selectNames(args, Object.keys(WALKS), "walk through"));

const ENGINES = [
  { open: openFirefox, missing: FIREFOX_MISSING },
  { open: openWebKit, missing: WEBKIT_MISSING },
];

const dataDir = await mkdtemp(join(tmpdir(), "lieudit-browsers-"));
let pages: ExamplePages | undefined;
let walked = 0;
let failed = 0;
try {
  // Imported by path: set-up scripts are plain JavaScript without types.
  const { importDemo } = (await import(join(import.meta.dirname, "setup/demo-import.mjs"))) as {
    importDemo: (dataDir: string) => Promise<void>;
  };
  await importDemo(dataDir);
  pages = await serveExamples(dataDir);
  await pages.addBundle("react-map/main.tsx", join(import.meta.dirname, "../examples/react-map/main.tsx"));
  for (const { open, missing } of ENGINES) {
    const browser = await open();
    if (browser === null) {
      console.log(`${missing} It is skipped.`);
      continue;
    }
    try {
      for (const name of walks) {
        const problem = await findProblem(browser, name, pages.urlFor(`${name}/`));
        walked += 1;
        if (problem !== null) failed += 1;
        console.log(`${problem === null ? "ok    " : "FAILED"} ${browser.name}  ${name}`);
        if (problem !== null) console.log(`       ${problem}`);
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  await pages?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`${walked - failed} walks passed, ${failed} failed`);
if (walked === 0 || failed > 0) process.exitCode = 1;

/** Returns the error of a walkthrough or of the page, or null. */
async function findProblem(browser: DrivenBrowser, name: string, url: string): Promise<string | null> {
  try {
    const page = await browser.open(url);
    try {
      await WALKS[name]?.(createWalkPage(page));
      const complaints = (await page.evaluate("window.complaints")) as string[];
      // The older services print a deprecation warning.
      const errors = complaints.filter((text) => !text.includes("as of March 1st, 2025"));
      return errors.length === 0 ? null : `The page reported: ${errors.join(" | ")}`;
    } finally {
      await page.close();
    }
  } catch (error) {
    return String(error);
  }
}
