/**
 * `node tools/run.mjs [Node options] <file.ts> [arguments]`: installs what is missing, then
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
  const given = process.argv.slice(2);
  const at = given.findIndex((argument) => !argument.startsWith("--"));
  const [file = "", ...args] = given.slice(at);
  await installDependencies();
  return runProgram(NODE_24, [...given.slice(0, at), join(ROOT, file), ...args]);
});
