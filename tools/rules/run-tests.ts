import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseTestReport, type TestResult } from "./test-report.ts";

export interface TestRun {
  tests: TestResult[];
  /** Whether every test passed and vitest exited with 0. */
  isGreen: boolean;
  /** Vitest's output. */
  output: string;
}

/** Timeout of a run of every test, in ms. */
const EVERY_TEST_MS = 1_800_000;
/** Timeout of a run until the first failure, in ms: a change that makes a test hang counts as detected. */
const FIRST_FAILURE_MS = 300_000;

/** Runs the test files `files` (paths from `root`) and waits for them, or for their first failure. */
export function runTests(root: string, files: readonly string[], until?: "first failure"): TestRun {
  const report = join(root, "node_modules", ".cache", "lieudit", "rules-run.json");
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const projects = [...new Set(files.map(getProject))].map((name) => `--project=${name}`);
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const run = spawnSync(
    process.execPath,
    [
      vitest,
      "run",
      ...projects,
      ...files,
      ...(until === undefined ? [] : ["--bail=1"]),
      "--reporter=json",
      `--outputFile=${report}`,
    ],
    {
      cwd: root,
      encoding: "utf8",
      timeout: until === undefined ? EVERY_TEST_MS : FIRST_FAILURE_MS,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const output = `${run.stdout}${run.stderr}`;
  return { tests: readTests(report, root), isGreen: run.status === 0, output };
}

function readTests(report: string, root: string): TestResult[] {
  let text: string;
  try {
    text = readFileSync(report, "utf8");
  } catch {
    // Vitest aborted before it wrote its report.
    return [];
  }
  return parseTestReport(JSON.parse(text), root);
}

/** Browser tests that need a map, as in `vitest.config.ts`. */
const ELEMENTS_ON_A_MAP =
  /^packages\/(place-map\/|place-elements\/src\/(map|marker|contextual)\/).*\.browser\.test\./;

/** Returns the vitest project of a test file, or a pattern that matches it. */
export function getProject(file: string): "unit" | "widget" | "widget-preact" | "map" | "site*" {
  if (ELEMENTS_ON_A_MAP.test(file)) return "map";
  // The tests of the elements run on preact alone, in "widget-preact".
  if (file.includes(".browser.test."))
    return file.startsWith("packages/place-elements/") ? "widget-preact" : "widget";
  return file.includes(".e2e.test.") ? "site*" : "unit";
}
