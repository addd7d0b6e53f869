import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type RanTest, testsOfReport } from "./test-report.ts";

export interface TestRun {
  tests: RanTest[];
  /** True when every test passed and vitest itself ended well. */
  isGreen: boolean;
  /** What vitest printed. */
  output: string;
}

/** Longest that one run may take, in milliseconds: a change that makes a test hang is noticed too. */
const TIMEOUT_MS = 180_000;

/** Runs the test files `files`, paths from `root`, and waits for the end. */
export function runTests(root: string, files: readonly string[]): TestRun {
  const report = join(root, "node_modules", ".cache", "lieudit", "rules-run.json");
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const projects = [...new Set(files.map(projectOf))].map((name) => `--project=${name}`);
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const run = spawnSync(
    process.execPath,
    [vitest, "run", ...projects, ...files, "--reporter=json", `--outputFile=${report}`],
    { cwd: root, encoding: "utf8", timeout: TIMEOUT_MS, stdio: ["ignore", "pipe", "pipe"] },
  );
  const output = `${run.stdout}${run.stderr}`;
  return { tests: testsOf(report, root), isGreen: run.status === 0, output };
}

function testsOf(report: string, root: string): RanTest[] {
  let text: string;
  try {
    text = readFileSync(report, "utf8");
  } catch {
    // Vitest ended before it could write one.
    return [];
  }
  return testsOfReport(JSON.parse(text), root);
}

/** The project of vitest.config.ts that a test file belongs to, or a pattern that matches it. */
export function projectOf(file: string): "unit" | "widget" | "site*" {
  if (file.includes(".browser.test.")) return "widget";
  return file.includes(".e2e.test.") ? "site*" : "unit";
}
