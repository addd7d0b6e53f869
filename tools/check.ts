import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { findCycleProblems } from "./check-cycles.ts";
import { findDependencyProblems } from "./check-dependencies.ts";
import { findDocsProblems } from "./check-docs.ts";
import { dropKnownProblems, findEnglishProblems } from "./check-english.ts";
import { findHouseProblems, measureHouse } from "./check-house.ts";
import { findLayerProblems } from "./check-layers.ts";
import { findLockFileProblems } from "./check-lock-file.ts";
import { findSettingsDocsProblems } from "./check-settings.ts";
import { findSizeProblems, measureSizes } from "./check-sizes.ts";
import { findTrackedTextProblems } from "./check-tracked-text.ts";
import { type Check, runCheck } from "./checks/check.ts";
import { readTextFile } from "./checks/source-files.ts";

/**
 * `npm run check`: everything that is checked beside the tests, one line each.
 * `npm run check -- layers docs` runs the named ones. The sizes of the
 * site are those of the last build, the rules those of the last `npm test`.
 */

const ROOT = resolve(import.meta.dirname, "..");

/** Projects that check the types for pages: against the classes, and in a strict page with and without those of Google. */
const PAGE_TYPES = ["tsconfig.json", "tsconfig.page.json", "tsconfig.page-beside-google.json"];

/** Number of checks that run at a time. */
const CONCURRENCY = 2;

const CHECKS: Readonly<Record<string, Check>> = {
  // The longest first: the others run beside it.
  "coverage-google": () => runProgramCheck("../tools/google-coverage.ts", []),
  types: async () => {
    const problems = await checkTypes(".");
    // Separate projects, since Google's own types declare the same elements.
    for (const project of PAGE_TYPES)
      problems.push(...(await checkTypes(`packages/place-elements/page-types/${project}`)));
    return problems;
  },
  "types-of-tools": () => checkTypes("tools"),
  "types-of-site": async () => [
    ...(await runProgramCheck("@react-router/dev/bin.cjs", ["typegen"], "apps/site")),
    ...(await checkTypes("apps/site")),
  ],
  style: () =>
    runProgramCheck("@biomejs/biome/bin/biome", [
      "ci",
      "--error-on-warnings",
      "--reporter=summary",
      "--colors=off",
      ".",
    ]),
  layers: () => findLayerProblems(ROOT),
  cycles: () => findCycleProblems(ROOT),
  english: () => dropKnownProblems(findEnglishProblems(ROOT)),
  house: () => findHouseProblems(measureHouse(ROOT)),
  dependencies: () => findDependencyProblems(ROOT),
  "lock-file": () => findLockFileProblems(readTextFile(ROOT, "package-lock.json")),
  "tracked-text": () => findTrackedTextProblems(ROOT),
  docs: () => findDocsProblems(ROOT),
  settings: () => findSettingsDocsProblems(ROOT),
  sizes: async () => findSizeProblems(await measureSizes(ROOT)),
  rules: () => runProgramCheck("../tools/rules.ts", []),
};

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => CHECKS[name] === undefined);
if (unknown.length > 0) {
  console.error(`Unknown check ${unknown.join(", ")}; use one of ${Object.keys(CHECKS).join(", ")}.`);
  process.exitCode = 2;
} else {
  await runAll(Object.entries(CHECKS).filter(([name]) => selected.length === 0 || selected.includes(name)));
}

async function runAll(checks: readonly (readonly [string, Check])[]): Promise<void> {
  const failures: { name: string; problems: readonly string[] }[] = [];
  const queue = checks.values();
  const runQueue = async () => {
    for (const [name, check] of queue) {
      const problems = await runCheck(name, check);
      if (problems.length > 0) failures.push({ name, problems });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runQueue));
  const count = { passed: checks.length - failures.length, failed: failures.length };
  console.log(`${count.passed} checks passed, ${count.failed} failed`);
  const folder = join(ROOT, "node_modules", ".cache", "lieudit");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "checks.json"), JSON.stringify({ ...count, failures }));
}

/** Checks the types of a project. What did not change since the last check is not checked again. */
function checkTypes(project: string): Promise<string[]> {
  const name = project === "." ? "root" : project.replaceAll("/", "-");
  const state = join(ROOT, ".lieudit", "types", `${name}.tsbuildinfo`);
  const args = ["-p", project, "--pretty", "false", "--incremental", "--tsBuildInfoFile", state];
  return runProgramCheck("typescript/bin/tsc", args);
}

/** Runs a program of node_modules; returns its output lines if it fails. */
async function runProgramCheck(program: string, args: readonly string[], folder = "."): Promise<string[]> {
  const options = { cwd: join(ROOT, folder), maxBuffer: 64 * 2 ** 20 };
  try {
    await promisify(execFile)(process.execPath, [join(ROOT, "node_modules", program), ...args], options);
    return [];
  } catch (error) {
    // The error of `execFile` includes the output.
    const { message, stdout = "", stderr = "" } = error as Error & { stdout?: string; stderr?: string };
    const output = `${stdout}${stderr}`.trimEnd() || message;
    const lines = output.split("\n");
    return lines.length > 60 ? [...lines.slice(0, 60), `… and ${lines.length - 60} lines more`] : lines;
  }
}
