import { expect, test } from "vitest";
import { countResults, listFailures } from "./count-results.mjs";

const tests = { numPassedTests: 10, numFailedTests: 0, numFailedTestSuites: 0 };
const checks = { passed: 5, failed: 0 };

test("tests and checks are counted together", () => {
  expect(countResults(tests, checks, { tests: 0, checks: 0 })).toEqual({ passed: 15, failed: 0 });
  const redTests = { ...tests, numFailedTests: 2 };
  expect(countResults(redTests, { passed: 4, failed: 1 }, { tests: 1, checks: 1 })).toEqual({
    passed: 14,
    failed: 3,
  });
});

test("a run that ended badly counts as failed even when no test did", () => {
  expect(countResults(tests, checks, { tests: 1, checks: 0 })).toEqual({ passed: 15, failed: 1 });
  expect(countResults(null, null, { tests: 1, checks: 1 })).toEqual({ passed: 0, failed: 2 });
});

test("failures are listed with the first lines of a test's error and the last of a check", () => {
  const assertionResults = [
    { fullName: "opens", status: "failed", failureMessages: ["Error: closed\n    at door.test.ts:3"] },
    { fullName: "closes", status: "passed", failureMessages: [] },
  ];
  const report = {
    testResults: [
      { name: "door.test.ts", assertionResults },
      { name: "wall.test.ts", status: "failed", message: "Cannot find wall.ts", assertionResults: [] },
      { name: "roof.test.ts", status: "passed", message: "", assertionResults: [] },
    ],
  };
  const problems = [...Array.from({ length: 20 }, (_, row) => `row ${row}`), "one rule has no test"];
  expect(listFailures(report, { failures: [{ name: "rules", problems }] })).toEqual([
    "FAILED  door.test.ts > opens",
    "          Error: closed",
    "              at door.test.ts:3",
    "FAILED  wall.test.ts",
    "          Cannot find wall.ts",
    "FAILED  check rules",
    ...[13, 14, 15, 16, 17, 18, 19].map((row) => `          row ${row}`),
    "          one rule has no test",
  ]);
  expect(listFailures(null, null)).toEqual([]);
});
