import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ExamplePages, serveExamples } from "../examples/test/example-pages.ts";
import { readOptionsOrExit, selectNames } from "./command-options.ts";
import type { DrivenBrowser } from "./other-browsers/driven-browser.ts";
import { FIREFOX_MISSING, openFirefox } from "./other-browsers/firefox.ts";
import { walkedPage } from "./other-browsers/walk-page.ts";
import { WALKS } from "./other-browsers/walks.ts";
import { openWebKit, WEBKIT_MISSING } from "./other-browsers/webkit.ts";

/**
 * `npm run browsers`: walks through the pages of `examples/` in Firefox and in
 * the engine of Safari, whichever is installed; the tests know Chromium alone,
 * which npm brings. Not a check of CI. Arguments name some of the pages.
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
  // By its path: set-up is written for the Node that finds itself there, without types.
  const { importDemo } = (await import(join(import.meta.dirname, "setup/demo-import.mjs"))) as {
    importDemo: (dataDir: string) => Promise<void>;
  };
  await importDemo(dataDir);
  pages = await serveExamples(dataDir);
  await pages.addBundle("react-map/main.tsx", join(import.meta.dirname, "../examples/react-map/main.tsx"));
  for (const { open, missing } of ENGINES) {
    const browser = await open();
    if (browser === null) {
      console.log(`${missing} It is left out.`);
      continue;
    }
    try {
      for (const name of walks) {
        const problem = await problemOf(browser, name, pages.urlFor(`${name}/`));
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

/** Why a walk through the page did not come to its end, or what the page complained of; null where all is well. */
async function problemOf(browser: DrivenBrowser, name: string, url: string): Promise<string | null> {
  try {
    const page = await browser.open(url);
    try {
      await WALKS[name]?.(walkedPage(page));
      const complaints = (await page.evaluate("window.complaints")) as string[];
      // The older services say when they are no longer for new pages.
      const told = complaints.filter((text) => !text.includes("as of March 1st, 2025"));
      return told.length === 0 ? null : `The page complained: ${told.join(" | ")}`;
    } finally {
      await page.close();
    }
  } catch (error) {
    return String(error);
  }
}
