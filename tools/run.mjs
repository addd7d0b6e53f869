/**
 * `node tools/run.mjs <file.ts> [arguments]`: installs what is missing, then
 * runs one of our TypeScript files on Node 24. npm's own PATH has Node 24 first
 * only after an install; before it, an older Node would fail at the first type.
 */
import { refuseOldNode } from "./setup/node-version.mjs";

refuseOldNode();

const { join } = await import("node:path");
const { installDependencies } = await import("./setup/dependencies.mjs");
const { NODE_24, ROOT } = await import("./setup/folders.mjs");
const { runProgram } = await import("./setup/run-program.mjs");
const { runSetUp } = await import("./setup/run-set-up.mjs");

await runSetUp(async () => {
  const [file = "", ...args] = process.argv.slice(2);
  await installDependencies();
  return runProgram(NODE_24, [join(ROOT, file), ...args]);
});
