/**
 * `node tools/run.mjs <file.ts> [arguments]`: installs what is missing, then
 * runs a TypeScript file on Node 24. Before the install, npm's PATH has an older
 * Node, which cannot run TypeScript.
 */
import { exitOnOldNode } from "./setup/node-version.mjs";

exitOnOldNode();

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
