/** `npm run places-server`: sets up what is missing, then answers with places, and hands out the kit that shows them. */
import { oldNodeMessage } from "./setup/node-version.mjs";

const refusal = oldNodeMessage(process.versions.node);
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}

const { join } = await import("node:path");
const { installDependencies } = await import("./setup/dependencies.mjs");
const { buildElements } = await import("./setup/elements-build.mjs");
const { NODE_24, ROOT } = await import("./setup/folders.mjs");
const { runProgram } = await import("./setup/run-program.mjs");
const { runSetUp } = await import("./setup/run-set-up.mjs");
const { withSetUpLock } = await import("./setup/set-up-lock.mjs");

await runSetUp(async () => {
  await withSetUpLock(async () => {
    await installDependencies();
    await buildElements();
  });
  return runProgram(NODE_24, [join(ROOT, "apps", "places-server", "main.ts"), ...process.argv.slice(2)]);
});
