/** `npm run places-server`: sets up what is missing, then serves the places API and the elements. */
import { exitOnOldNode } from "./setup/node-version.mjs";

exitOnOldNode();

const args = process.argv.slice(2);
if (args.length > 0) {
  const isHelp = args.includes("--help") || args.includes("-h");
  const text = `The places API alone: serves the imported places over the Places API (New) REST protocol.

  npm run places-server

It takes no arguments: settings such as PORT, HOST and DATA_DIR come from the environment.
apps/places-server/README.md and docs/settings.md list them.
`;
  if (isHelp) process.stdout.write(text);
  else process.stderr.write(`Unknown argument ${JSON.stringify(args[0])}.\n\n${text}`);
  process.exit(isHelp ? 0 : 2);
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
  return runProgram(NODE_24, [join(ROOT, "apps", "places-server", "main.ts")]);
});
