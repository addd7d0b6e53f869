import { expect, test } from "vitest";
import { countResults } from "./count-results.mjs";

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
