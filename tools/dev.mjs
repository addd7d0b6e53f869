/** `npm run dev`: sets up what is missing, then serves the site from sources and reloads changed files. */
import { exitOnOldNode } from "./setup/node-version.mjs";

exitOnOldNode();

const { join } = await import("node:path");
const { installDependencies } = await import("./setup/dependencies.mjs");
const { importDemo } = await import("./setup/demo-import.mjs");
const { importDemoFeeds } = await import("./setup/demo-feeds.mjs");
const { importDemoListings } = await import("./setup/demo-listings.mjs");
const { buildElements } = await import("./setup/elements-build.mjs");
const { getDataFolder, NODE_24, ROOT } = await import("./setup/folders.mjs");
const { runProgram } = await import("./setup/run-program.mjs");
const { runSetUp } = await import("./setup/run-set-up.mjs");
const { withSetUpLock } = await import("./setup/set-up-lock.mjs");

await runSetUp(async () => {
  const dataDir = getDataFolder();
  await withSetUpLock(async () => {
    await installDependencies();
    await buildElements();
    await importDemo(dataDir);
    await importDemoFeeds(dataDir);
    await importDemoListings(dataDir);
  });
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: "development" };
  return runProgram(NODE_24, [join(ROOT, "apps", "site", "server", "development.ts")], env);
});
