/** One test of a run. */
export interface TestResult {
  /** From the root of the repository, with forward slashes. */
  file: string;
  title: string;
  status: "passed" | "failed" | "skipped";
}

const RULE_ID = /\[(S[1-9]-\d{3})\]/g;

/** Reads the rule ids in a test's title, as in "rejects a rating above 5 [S5-012] [S5-013]". */
export function readRuleIds(title: string): string[] {
  return [...title.matchAll(RULE_ID)].map((match) => match[1] ?? "");
}

/**
 * Reads the tests of a vitest JSON report.
 *
 * @param root absolute path that the report's file names start with.
 * @throws {Error} when `report` is not a vitest report.
 */
export function parseTestReport(report: unknown, root: string): TestResult[] {
  const files = isRecord(report) ? report.testResults : undefined;
  if (!Array.isArray(files)) throw new Error("The test report has no testResults: run npm test again.");
  return files.flatMap((file: unknown) => {
    if (!isRecord(file) || !Array.isArray(file.assertionResults)) return [];
    const path = String(file.name).replaceAll("\\", "/").replace(`${root}/`, "");
    return file.assertionResults.filter(isRecord).map((test) => ({
      file: path,
      title: String(test.fullName),
      status: toStatus(test.status),
    }));
  });
}

function toStatus(status: unknown): TestResult["status"] {
  return status === "passed" || status === "failed" ? status : "skipped";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
