/**
 * `node tools/serve-demo.mjs <folder>`: serves the built site over the demo
 * alone, for measurements; independent of the data of `npm start`. PORT and the
 * other settings come from the environment.
 */
import { join, resolve } from "node:path";
import { importDemo } from "./setup/demo-import.mjs";
import { importDemoListings } from "./setup/demo-listings.mjs";
import { buildElements } from "./setup/elements-build.mjs";
import { NODE_24, ROOT } from "./setup/folders.mjs";
import { runProgram } from "./setup/run-program.mjs";
import { runSetUp } from "./setup/run-set-up.mjs";
import { withSetUpLock } from "./setup/set-up-lock.mjs";
import { buildSite } from "./setup/site-build.mjs";

const HELP = `Serves the built site over the demo alone.

  node tools/serve-demo.mjs <folder>   stores its data in the folder, which is created if missing

PORT and the other settings come from the environment; see docs/settings.md.
`;

const [folder, ...others] = process.argv.slice(2);
if (folder === "--help" || folder === "-h") {
  process.stdout.write(HELP);
  process.exit(0);
}
if (folder === undefined || folder === "" || folder.startsWith("-") || others.length > 0) {
  process.stderr.write(HELP);
  process.exit(2);
}

await runSetUp(async () => {
  const dataDir = resolve(folder);
  await withSetUpLock(async () => {
    await buildElements();
    await buildSite();
    await importDemo(dataDir);
    await importDemoListings(dataDir);
  });
  const env = { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir };
  return runProgram(NODE_24, [join(ROOT, "apps", "site", "server", "main.ts")], env);
});
