import { expect, test } from "vitest";
import { findProofProblems } from "./proof.ts";
import type { Rule } from "./rule-table.ts";
import { parseTestReport, readRuleIds, type TestResult } from "./test-report.ts";

const rule: Rule = {
  id: "S5-001",
  section: "5",
  part: "forms",
  rule: "Dates.",
  test: "a.test.ts",
  decision: null,
};
const proof: TestResult = { file: "a.test.ts", title: "dates [S5-001]", status: "passed" };
const exists = () => true;

test("a rule whose test passed has no problem", () => {
  expect(findProofProblems([rule], [proof], exists)).toEqual([]);
});

test("an open rule that no test names has no problem", () => {
  expect(findProofProblems([{ ...rule, test: null }], [], exists)).toEqual([]);
});

test.each<[string, Rule[], TestResult[], string]>([
  ["a title without the id", [rule], [{ ...proof, title: "dates" }], "no test that ran"],
  ["a test that did not run", [rule], [], "no test that ran"],
  ["a skipped test", [rule], [{ ...proof, status: "skipped" }], "skipped"],
  ["a failed test", [rule], [{ ...proof, status: "failed" }], "failed"],
  ["an id without a row", [], [proof], "not a rule"],
  ["a row that says open", [{ ...rule, test: null }], [proof], "says open"],
])("%s is a problem", (_name, rules, tests, message) => {
  const problems = findProofProblems(rules, tests, exists);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test("a test may prove a decision instead of a rule", () => {
  expect(findProofProblems([{ ...rule, test: null, decision: "why" }], [proof], exists)).toEqual([]);
});

test("a test file that does not exist is a problem", () => {
  expect(findProofProblems([rule], [proof], () => false)).toEqual([
    "S5-001: its test a.test.ts does not exist.",
  ]);
});

test("a rule may be proven in other files too, but not in other files alone", () => {
  const elsewhere = { ...proof, file: "b.test.ts" };
  expect(findProofProblems([rule], [proof, elsewhere], exists)).toEqual([]);
  expect(findProofProblems([rule], [elsewhere], exists)).toEqual([
    expect.stringContaining("no test that ran"),
  ]);
});

test("a proof that fails in any file is a problem", () => {
  const failed: TestResult = { ...proof, file: "b.test.ts", status: "failed" };
  expect(findProofProblems([rule], [proof, failed], exists)).toEqual([expect.stringContaining("failed")]);
});

test("a title may carry several ids", () => {
  expect(readRuleIds("suite [S5-001] [S9-070] a price")).toEqual(["S5-001", "S9-070"]);
});

test("a report gives file, title and status; what did not run is skipped", () => {
  const report = {
    testResults: [
      {
        name: "/repo/a.test.ts",
        assertionResults: [
          { fullName: "one", status: "passed" },
          { fullName: "two", status: "todo" },
        ],
      },
    ],
  };
  expect(parseTestReport(report, "/repo")).toEqual([
    { file: "a.test.ts", title: "one", status: "passed" },
    { file: "a.test.ts", title: "two", status: "skipped" },
  ]);
  expect(() => parseTestReport({}, "/repo")).toThrow("npm test");
});
