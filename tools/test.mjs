/**
 * `npm test`: sets up what is missing, then runs every test. Arguments go to
 * vitest: `npm test -- packages/place-model`. Builds that the chosen tests do
 * not read are skipped.
 */
import { exitOnOldNode } from "./setup/node-version.mjs";

exitOnOldNode();

const { mkdirSync, rmSync } = await import("node:fs");
const { join } = await import("node:path");
const { provideBrowser } = await import("./setup/browser.mjs");
const { installDependencies } = await import("./setup/dependencies.mjs");
const { buildElements } = await import("./setup/elements-build.mjs");
const { CACHE, NODE_24, ROOT } = await import("./setup/folders.mjs");
const { findNeededBuilds } = await import("./setup/needed-builds.mjs");
const { runProgram } = await import("./setup/run-program.mjs");
const { runSetUp } = await import("./setup/run-set-up.mjs");
const { withSetUpLock } = await import("./setup/set-up-lock.mjs");
const { buildSite } = await import("./setup/site-build.mjs");

await runSetUp(async () => {
  const chosen = process.argv.slice(2);
  const CHROMIUM_PATH = await withSetUpLock(async () => {
    await installDependencies();
    const browser = await provideBrowser();
    const needed = findNeededBuilds(chosen);
    if (needed.elements) await buildElements();
    if (needed.site) await buildSite();
    return browser;
  });
  const args = [join(ROOT, "node_modules", "vitest", "vitest.mjs"), "run", ...chosen];
  // The rules are counted from a full run only.
  if (chosen.length === 0) args.push(...reportTo(join(CACHE, "tests.json")));
  return runProgram(NODE_24, args, { ...process.env, CHROMIUM_PATH });
});

function reportTo(file) {
  mkdirSync(CACHE, { recursive: true });
  rmSync(file, { force: true });
  const flakyTests = join(ROOT, "tools", "flaky-test-report.ts");
  return ["--reporter=default", `--reporter=${flakyTests}`, "--reporter=json", `--outputFile.json=${file}`];
}
