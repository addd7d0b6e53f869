import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { findDependencyProblems } from "./check-dependencies.ts";
import { findDocsProblems } from "./check-docs.ts";
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

/** Types that pages get: that they say what the classes do, and that a strict page takes them, with those of Google or without. */
const PAGE_TYPES = ["tsconfig.json", "tsconfig.page.json", "tsconfig.page-beside-google.json"];

/** So many run at a time: the first two wait as often as they compute, and take longest. */
const AT_A_TIME = 2;

const CHECKS: Readonly<Record<string, Check>> = {
  types: async () => {
    const problems = await runProgramCheck("typescript/bin/tsc", ["-p", ".", "--pretty", "false"]);
    // Apart: Google's own types, which some tests compare with, name the same elements.
    for (const project of PAGE_TYPES) {
      const args = ["-p", `packages/place-elements/page-types/${project}`, "--pretty", "false"];
      problems.push(...(await runProgramCheck("typescript/bin/tsc", args)));
    }
    return problems;
  },
  "types-of-tools": () => runProgramCheck("typescript/bin/tsc", ["-p", "tools", "--pretty", "false"]),
  "types-of-site": async () => [
    ...(await runProgramCheck("@react-router/dev/bin.cjs", ["typegen"], "apps/site")),
    ...(await runProgramCheck("typescript/bin/tsc", ["-p", ".", "--pretty", "false"], "apps/site")),
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
  dependencies: () => findDependencyProblems(ROOT),
  "lock-file": () => findLockFileProblems(readTextFile(ROOT, "package-lock.json")),
  "tracked-text": () => findTrackedTextProblems(ROOT),
  docs: () => findDocsProblems(ROOT),
  settings: () => findSettingsDocsProblems(ROOT),
  sizes: async () => findSizeProblems(await measureSizes(ROOT)),
  "coverage-google": () => runProgramCheck("../tools/google-coverage.ts", []),
  rules: () => runProgramCheck("../tools/rules.ts", []),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => CHECKS[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(", ")}; there are ${Object.keys(CHECKS).join(", ")}.`);
  process.exitCode = 2;
} else {
  await runAll(Object.entries(CHECKS).filter(([name]) => chosen.length === 0 || chosen.includes(name)));
}

async function runAll(checks: readonly (readonly [string, Check])[]): Promise<void> {
  let passed = 0;
  const left = checks.values();
  const runLeft = async () => {
    for (const [name, check] of left) if (await runCheck(name, check)) passed += 1;
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, runLeft));
  const count = { passed, failed: checks.length - passed };
  console.log(`${count.passed} checks passed, ${count.failed} failed`);
  const folder = join(ROOT, "node_modules", ".cache", "lieudit");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "checks.json"), JSON.stringify(count));
}

/** What a program of node_modules prints, line by line, when it ends badly. */
async function runProgramCheck(program: string, args: readonly string[], folder = "."): Promise<string[]> {
  const options = { cwd: join(ROOT, folder), maxBuffer: 64 * 2 ** 20 };
  try {
    await promisify(execFile)(process.execPath, [join(ROOT, "node_modules", program), ...args], options);
    return [];
  } catch (error) {
    // As `execFile` fails: what the program has printed goes with it.
    const { message, stdout = "", stderr = "" } = error as Error & { stdout?: string; stderr?: string };
    const said = `${stdout}${stderr}`.trimEnd() || message;
    const lines = said.split("\n");
    return lines.length > 60 ? [...lines.slice(0, 60), `… and ${lines.length - 60} lines more`] : lines;
  }
}
