/**
 * `node tools/count-results.mjs <exit code of npm test> <exit code of npm run check>`:
 * prints "N passed, N failed" for the last tests and checks. Exits with 1 when
 * one failed or a run aborted.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number } | null} tests vitest's report
 * @param {{ passed: number, failed: number } | null} checks
 * @param {{ tests: number, checks: number }} exitCodes
 */
export function countResults(tests, checks, exitCodes) {
  const passed = (tests?.numPassedTests ?? 0) + (checks?.passed ?? 0);
  let failed = (checks?.failed ?? 0) + (tests?.numFailedTests ?? 0);
  // A run that fails without a failed test counts as one failure: it did not start, or a file failed to load.
  if (exitCodes.tests !== 0 && (tests?.numFailedTests ?? 0) === 0) failed += 1;
  if (exitCodes.checks !== 0 && (checks?.failed ?? 0) === 0) failed += 1;
  return { passed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cache = fileURLToPath(new URL("../node_modules/.cache/lieudit", import.meta.url));
  const [tests, checks] = process.argv.slice(2).map(Number);
  const { passed, failed } = countResults(
    readReport(join(cache, "tests.json")),
    readReport(join(cache, "checks.json")),
    { tests, checks },
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // The run aborted before it wrote its report.
    return null;
  }
}
