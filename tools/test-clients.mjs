/**
 * `npm run test:clients`: installs the official Node clients into their own
 * folder and tests that they work unmodified against our server. If the package
 * registry is unreachable, the tests are skipped with a warning.
 */
import { exitOnOldNode } from "./setup/node-version.mjs";

exitOnOldNode();

const { spawnSync } = await import("node:child_process");
const { join } = await import("node:path");
const { getInstallAdvice, installDependencies, isInstalled } = await import("./setup/dependencies.mjs");
const { NODE_24, ROOT } = await import("./setup/folders.mjs");
const { runProgram } = await import("./setup/run-program.mjs");
const { runSetUp } = await import("./setup/run-set-up.mjs");

const CLIENTS = join(ROOT, "apps", "places-server", "official-clients");

await runSetUp(async () => {
  await installDependencies();
  if (!isInstalled(CLIENTS)) {
    const { status, stderr } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], {
      cwd: CLIENTS,
      encoding: "utf8",
    });
    if (status !== 0) {
      const advice = getInstallAdvice(stderr ?? "npm: not found");
      console.warn(`The official clients could not be installed, so their tests are skipped. ${advice}`);
      // An invalid lock file is an error of ours; an unreachable registry is not.
      return /registry cannot be reached/.test(advice) ? 0 : 1;
    }
  }
  const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
  return runProgram(NODE_24, [vitest, "run", "--project", "unit", CLIENTS]);
});
