/**
 * `node tools/count-results.mjs <exit code of npm test> <exit code of npm run check>`:
 * lists what failed in the last tests and checks, then prints "N passed, N failed".
 * Exits with 1 when one failed or a run aborted.
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

/** The last lines of a check say what is wrong; those before are often a table. */
const LINES_PER_CHECK = 8;

/**
 * Lists each failed test with the first lines of its error, and each failed check with its last lines. The output of
 * a whole run is long, and a log is often cut in the middle.
 *
 * @param {{ testResults?: { name: string, message?: string, status?: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[] }[] } | null} tests vitest's report
 * @param {{ failures?: { name: string, problems: string[] }[] } | null} checks
 * @returns {string[]} lines
 */
export function listFailures(tests, checks) {
  const failedTests = (tests?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === "failed");
    if (failed.length === 0)
      return status === "failed" ? [`FAILED  ${name}`, ...indent([message ?? ""], 6)] : [];
    return failed.flatMap(({ fullName, failureMessages }) => [
      `FAILED  ${name} > ${fullName}`,
      ...indent(failureMessages ?? [], 6),
    ]);
  });
  const failedChecks = (checks?.failures ?? []).flatMap(({ name, problems }) => [
    `FAILED  check ${name}`,
    ...indent(problems.slice(-LINES_PER_CHECK), LINES_PER_CHECK),
  ]);
  return [...failedTests, ...failedChecks];
}

/**
 * @param {readonly string[]} texts
 * @param {number} maxLines of each text
 */
function indent(texts, maxLines) {
  return texts.flatMap((text) => text.split("\n").slice(0, maxLines)).map((line) => `          ${line}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cache = fileURLToPath(new URL("../node_modules/.cache/lieudit", import.meta.url));
  const [tests, checks] = process.argv.slice(2).map(Number);
  const testReport = readReport(join(cache, "tests.json"));
  const checkReport = readReport(join(cache, "checks.json"));
  for (const line of listFailures(testReport, checkReport)) console.log(line);
  const { passed, failed } = countResults(testReport, checkReport, { tests, checks });
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
