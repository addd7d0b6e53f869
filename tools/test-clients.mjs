/**
 * `npm run test:clients`: installs programs of others in their own folders and
 * tests that they work unmodified. These are the official Node clients against our
 * server, wrappers of `google.maps` on our elements, and geocoders of maps. Our packed files meet package
 * managers, React 18, the compilers of Vue, Svelte and Angular, and the frameworks of
 * `examples/apps`. If the package registry is unreachable, their tests are skipped with a warning.
 */
import { exitOnOldNode } from "./setup/node-version.mjs";

exitOnOldNode();

const { spawnSync } = await import("node:child_process");
const { join } = await import("node:path");
const { getInstallAdvice, installDependencies, isInstalled } = await import("./setup/dependencies.mjs");
const { buildElements } = await import("./setup/elements-build.mjs");
const { NODE_24, ROOT } = await import("./setup/folders.mjs");
const { runProgram } = await import("./setup/run-program.mjs");
const { runSetUp } = await import("./setup/run-set-up.mjs");

const FOLDERS = [
  { what: "official clients", project: "unit", folder: join("apps", "places-server", "official-clients") },
  { what: "tools for packed files", project: "unit", folder: join("tools", "pack-kit", "apps") },
  { what: "wrappers", project: "site", folder: join("examples", "test", "wrappers") },
  { what: "frameworks", project: "site", folder: join("examples", "apps") },
];

await runSetUp(async () => {
  await installDependencies();
  await buildElements();
  const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
  let exitCode = 0;
  for (const { what, project, folder } of FOLDERS) {
    const problem = install(what, join(ROOT, folder));
    // An invalid lock file is an error of ours; an unreachable registry is not.
    const code =
      problem === null
        ? await runProgram(NODE_24, [vitest, "run", "--project", project, folder])
        : Number(!/registry cannot be reached/.test(problem));
    exitCode ||= code;
  }
  return exitCode;
});

/** Installs the packages of a folder; returns the advice if that fails, or null. */
function install(what, folder) {
  if (isInstalled(folder)) return null;
  const { status, stderr } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status === 0) return null;
  const advice = getInstallAdvice(stderr ?? "npm: not found");
  console.warn(`The ${what} could not be installed, so their tests are skipped. ${advice}`);
  return advice;
}
