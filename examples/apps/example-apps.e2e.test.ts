import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createPlacesClient } from "@lieudit/places-client";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_FLAGS, findBrowser } from "../../tools/browser/find-browser.ts";
import { packKit } from "../../tools/pack-kit/pack-kit.ts";
import { type ExamplePages, findFreePort, serveExamples } from "../test/example-pages.ts";

/*
 * The apps of this folder with the packages as they are published. Frameworks
 * are installed by `npm run test:clients` alone, so that nothing of ours depends on them.
 */
const MODULES = join(import.meta.dirname, "node_modules");
const INSTALLED = existsSync(join(MODULES, "next"));
if (!INSTALLED) {
  console.info(
    "The frameworks are not installed, so the example apps are skipped; run npm run test:clients.",
  );
}

const run = promisify(execFile);

interface ExampleApp {
  folder: string;
  build: [program: string, ...args: string[]];
  /** The command that serves the build on the port in `PORT`. */
  serve: [program: string, ...args: string[]];
  /** Whether the server's HTML has the place already. */
  isRenderedOnServer: boolean;
}

const PORT = "$PORT";

const APPS: readonly ExampleApp[] = [
  {
    folder: "next",
    build: ["next/dist/bin/next", "build"],
    serve: ["next/dist/bin/next", "start", "--port", PORT],
    isRenderedOnServer: true,
  },
  {
    folder: "react-router",
    build: ["@react-router/dev/bin.cjs", "build"],
    serve: ["@react-router/serve/bin.cjs", "build/server/index.js"],
    isRenderedOnServer: true,
  },
  {
    folder: "astro",
    build: ["astro/bin/astro.mjs", "build"],
    serve: ["astro/bin/astro.mjs", "preview", "--port", PORT],
    isRenderedOnServer: true,
  },
  ...["angular", "vue"].map(
    (folder): ExampleApp => ({
      folder,
      build: ["vite/bin/vite.js", "build"],
      serve: ["vite/bin/vite.js", "preview", "--strictPort", "--port", PORT],
      isRenderedOnServer: false,
    }),
  ),
];

describe.skipIf(!INSTALLED)("example apps with the packed packages", () => {
  let dataDir: string;
  let pages: ExamplePages;
  let browser: Browser;
  /** The bakery that the apps show. */
  let name: string;
  const servers: ChildProcess[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "lieudit-apps-"));
    await installPacked(join(dataDir, "packed"));
    // By its path: set-up is written for the Node that finds itself there, without types.
    const setUp = (await import(join(import.meta.dirname, "../../tools/setup/demo-import.mjs"))) as {
      importDemo: (dataDir: string) => Promise<void>;
    };
    await setUp.importDemo(dataDir);
    pages = await serveExamples(dataDir);
    name = await findFirstName(pages.placesUrl, "boulangerie");
    browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  }, 180_000);

  afterAll(async () => {
    for (const server of servers) server.kill();
    await browser?.close();
    await pages?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test.each(APPS)(
    "$folder builds without a warning and shows a place",
    async (app) => {
      // On a CI server, Next warns about its first build, which has no cache yet.
      const env = { ...process.env, ...addressesFor(pages.placesUrl), NODE_ENV: "production", CI: undefined };
      const cwd = join(import.meta.dirname, app.folder);
      const [program, ...args] = app.build;
      const built = await run(process.execPath, [join(MODULES, program), ...args], { cwd, env });
      expect(findWarnings(built.stdout + built.stderr)).toEqual([]);

      const port = String(await findFreePort());
      const [server, ...serverArgs] = app.serve;
      const child = spawn(
        process.execPath,
        [join(MODULES, server), ...serverArgs.map((arg) => arg.replace(PORT, port))],
        { cwd, env: { ...env, PORT: port }, stdio: "pipe" },
      );
      servers.push(child);
      const url = `http://localhost:${port}/`;
      const html = await fetchWhenReady(url, child);
      expect(html.includes(name)).toBe(app.isRenderedOnServer);

      const context = await browser.newContext({ locale: "fr-FR" });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await page.goto(url);
      await (app.isRenderedOnServer ? searchByTyping(page, name) : selectResult(page, name));
      expect(complaints).toEqual([]);
      await context.close();
    },
    240_000,
  );

  test.each([
    ["vitest", "vitest/vitest.mjs", "run"],
    ["jest", "jest/bin/jest.js", "--ci"],
  ])(
    "%s tests a component without a browser",
    async (_, program, ...args) => {
      const { stdout, stderr } = await run(process.execPath, [join(MODULES, program), ...args], {
        cwd: join(import.meta.dirname, "unit-test"),
        env: { ...process.env, NODE_ENV: "test", VITEST: "", NO_COLOR: "1" },
      });
      expect(stdout + stderr).toMatch(/Tests:? +2 passed/);
      expect(findWarnings(stdout + stderr)).toEqual([]);
    },
    60_000,
  );
});

/** Where each bundler takes the address of the places server from. */
function addressesFor(url: string): Record<string, string> {
  return { NEXT_PUBLIC_PLACES_URL: url, PUBLIC_PLACES_URL: url, VITE_PLACES_URL: url };
}

async function findFirstName(baseUrl: string, textQuery: string): Promise<string> {
  const client = createPlacesClient({ baseUrl, languageCode: "fr" });
  const { places = [] } = await client.searchText({ textQuery, pageSize: 1 }, ["displayName"]);
  return places[0]?.displayName?.text ?? "";
}

/** Puts the packages beside the frameworks, as an app's package manager does. */
async function installPacked(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, file } of await packKit(folder)) {
    const target = join(MODULES, name);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    await run("tar", ["xzf", join(folder, file), "-C", target, "--strip-components", "1"]);
  }
}

function findWarnings(printed: string): string[] {
  return printed.split("\n").filter((line) => /\bwarn(ing)?\b|deprecat|⚠/i.test(line));
}

async function searchByTyping(page: Page, name: string): Promise<void> {
  await page.getByRole("article").getByText(name).first().waitFor();
  await page.getByRole("combobox").fill("boulang");
  await page.getByRole("option").first().waitFor();
}

async function selectResult(page: Page, name: string): Promise<void> {
  await page.locator("gmp-place-search").getByRole("button", { name }).first().click();
  await page.locator("gmp-place-details").getByText(name).first().waitFor();
}

/** Returns the page at `url` as soon as `server` answers. */
async function fetchWhenReady(url: string, server: ChildProcess): Promise<string> {
  let printed = "";
  server.stderr?.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The app ended with ${server.exitCode}: ${printed}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
