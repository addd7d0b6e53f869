import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { build, type Rolldown } from "vite";
import { writeElements } from "../../packages/kit-build/src/elements/write-elements.ts";
import { BROWSER_FLAGS, findBrowser } from "../browser/find-browser.ts";
import { type CoverageHost, startCoverageHost } from "./coverage-host.ts";
import type { PageReport, Part } from "./page/run.ts";
import { placesInTypings, type TypedName } from "./read-typings.ts";

/** Classes that one page tries while another page tries the rest, which takes about as long. */
const PARTS: readonly Part[] = ["details", "others"];

export interface MeasuredCoverage extends PageReport {
  typed: readonly TypedName[];
  /** Errors and warnings of the page. */
  said: string[];
}

export interface MeasureOptions {
  /** A built kit. Default: it is built now. */
  kitFolder?: string | undefined;
}

/** Builds the kit, loads its script into a page and reads every member of the typings through it. */
export async function measureCoverage({ kitFolder }: MeasureOptions = {}): Promise<MeasuredCoverage> {
  const typings = createRequire(import.meta.url).resolve("@types/google.maps/index.d.ts");
  const typed = placesInTypings(readFileSync(typings, "utf8"));
  const built = kitFolder === undefined ? mkdtempSync(join(tmpdir(), "lieudit-coverage-")) : null;
  try {
    if (built !== null) await writeElements(join(built, "kit"));
    return await measured(typed, kitFolder ?? join(built ?? "", "kit"));
  } finally {
    if (built !== null) rmSync(built, { recursive: true });
  }
}

async function measured(typed: readonly TypedName[], kitFolder: string): Promise<MeasuredCoverage> {
  const host = await startCoverageHost({ kitFolder, pageScript: await pageScript() });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  try {
    const said: string[] = [];
    const reports = await Promise.all(PARTS.map((part) => readReport(part, { browser, host, typed, said })));
    return {
      names: reports[0]?.names ?? [],
      proven: reports.flatMap(({ proven }) => proven),
      faults: reports.flatMap(({ faults }) => faults),
      typed,
      said,
    };
  } finally {
    await browser.close();
    await host.close();
  }
}

interface CoveragePage {
  browser: Browser;
  host: CoverageHost;
  typed: readonly TypedName[];
  said: string[];
}

/** Runs one part of the exercises in a new page. */
async function readReport(part: Part, { browser, host, typed, said }: CoveragePage): Promise<PageReport> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  // Requests to other servers, named in untrusted data, are blocked.
  await page.route(
    (url) => url.origin !== host.origin,
    (route) => route.abort(),
  );
  await page.goto(host.origin);
  // As a page that tries what is new does; `page.js` notes what the kit asks for from here on.
  await page.addScriptTag({
    url: `${host.origin}/maps/api/js?v=beta&libraries=places&language=fr&region=FR`,
  });
  return page.evaluate(
    ([names, part]) =>
      // The function of the page, which its own script has put there.
      (
        globalThis as unknown as {
          runCoverage(names: readonly TypedName[], part: Part): Promise<PageReport>;
        }
      ).runCoverage(names, part),
    [typed, part] as const,
  );
}

/** Returns the exercises as one script. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "page", "run.ts"), formats: ["iife"], name: "coverage" },
    },
  });
  // Without `watch` there is one output or a list of them.
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const script = output?.output.find((file) => file.type === "chunk");
  if (script === undefined) throw new Error("The exercises came to no script; see page/run.ts.");
  return script.code;
}
