/** `npm run build`: sets up what is missing, then builds the site and the elements. */
import { exitOnOldNode } from "./setup/node-version.mjs";

exitOnOldNode();

const { installDependencies } = await import("./setup/dependencies.mjs");
const { buildElements } = await import("./setup/elements-build.mjs");
const { runSetUp } = await import("./setup/run-set-up.mjs");
const { withSetUpLock } = await import("./setup/set-up-lock.mjs");
const { buildSite } = await import("./setup/site-build.mjs");

await runSetUp(() =>
  withSetUpLock(async () => {
    await installDependencies();
    await buildElements();
    await buildSite();
    return 0;
  }),
);
