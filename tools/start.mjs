/**
 * `npm start`: sets up what is missing, then serves the site. Plain JavaScript
 * without dependencies, because it runs before anything is installed.
 */
import { exitOnOldNode } from "./setup/node-version.mjs";

exitOnOldNode();

const { join } = await import("node:path");
const { installDependencies } = await import("./setup/dependencies.mjs");
const { importDemo } = await import("./setup/demo-import.mjs");
const { getDemoLiveSettings, importDemoFeeds, refreshDemoFeeds } = await import("./setup/demo-feeds.mjs");
const { importDemoListings } = await import("./setup/demo-listings.mjs");
const { buildElements } = await import("./setup/elements-build.mjs");
const { migrateIndex } = await import("./setup/migrate-index.mjs");
const { getDataFolder, NODE_24, ROOT } = await import("./setup/folders.mjs");
const { findSettingsProblem } = await import("./setup/settings.mjs");
const { runProgram } = await import("./setup/run-program.mjs");
const { runSetUp } = await import("./setup/run-set-up.mjs");
const { withSetUpLock } = await import("./setup/set-up-lock.mjs");
const { buildSite } = await import("./setup/site-build.mjs");

await runSetUp(async () => {
  const dataDir = getDataFolder();
  const env = { ...process.env, DATA_DIR: dataDir };
  const problem = await withSetUpLock(async () => {
    await installDependencies();
    const problem = findSettingsProblem(env);
    if (problem !== null) return problem;
    await buildElements();
    await buildSite();
    await importDemo(dataDir);
    await importDemoFeeds(dataDir);
    await importDemoListings(dataDir);
    await migrateIndex(dataDir);
    return null;
  });
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  const live = getDemoLiveSettings(dataDir, env);
  const stop = Object.keys(live).length === 0 ? () => {} : refreshDemoFeeds(dataDir);
  try {
    return await runProgram(NODE_24, [join(ROOT, "apps", "site", "server", "main.ts")], { ...env, ...live });
  } finally {
    stop();
  }
});
