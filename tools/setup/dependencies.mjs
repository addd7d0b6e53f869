import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep, StepError } from "./step.mjs";

/** Installs the packages of package-lock.json, unless they are installed. */
export async function installDependencies() {
  if (isInstalled(ROOT) && existsSync(NODE_24)) return;
  await runStep({
    name: "Dependencies",
    command: "npm",
    args: ["ci", "--no-audit", "--no-fund", "--loglevel=warn"],
    env: { ...process.env, PATH: removeFromPath(ROOT), NODE_ENV: "development" },
    adviceFor: getInstallAdvice,
  });
  if (existsSync(NODE_24)) return;
  throw new StepError("Dependencies are installed, but Node 24 is not among them.", {
    advice:
      "It comes with the npm package 'node', whose install script was not run: " +
      "allow it (npm config set ignore-scripts false), delete node_modules and run the command again.",
  });
}

/**
 * Whether node_modules matches the lock file. npm writes its record at the end
 * of an install, so an interrupted install does not count.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const required = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  if (required === null || installed === null) return false;
  return Object.entries(required).every(([path, { version, optional, link }]) => {
    if (!path.includes("node_modules/") || optional) return true;
    return installed[path] !== undefined && (link || installed[path].version === version);
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? null;
  } catch {
    // The file is missing or truncated: assume that nothing is installed.
    return null;
  }
}

/** PATH without this repository's node_modules: npm must not run on the Node that it replaces. */
function removeFromPath(root) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.filter((folder) => !folder.startsWith(join(root, "node_modules"))).join(delimiter);
}

/**
 * Advice for a failed install, based on npm's output.
 *
 * @param {string} log
 */
export function getInstallAdvice(log) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/.test(log)) {
    return "The package registry cannot be reached: check the network, or npm's proxy and registry settings, and run the command again.";
  }
  if (/ENOSPC/.test(log)) return "The disk is full: free about 1 GB and run the command again.";
  if (/EACCES|EPERM/.test(log)) {
    return "A file cannot be written: give this folder to your own user (another user may have created it) and run the command again.";
  }
  if (/EUSAGE|npm ci. can only install/.test(log)) {
    return "package.json and package-lock.json differ: run npm install once and commit the lock file.";
  }
  if (/spawn npm|npm: not found/.test(log))
    return "npm was not found: install Node with npm from https://nodejs.org.";
  return "Read the lines above, fix what they name and run the command again.";
}
