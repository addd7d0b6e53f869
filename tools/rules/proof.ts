import type { Rule } from "./rule-table.ts";
import { readRuleIds, type TestResult } from "./test-report.ts";

/**
 * Compares the table of rules with the tests of the last run.
 *
 * @returns one sentence for each rule without a passing test, and for each
 * test that names an unknown or open rule.
 */
export function findProofProblems(
  rules: readonly Rule[],
  tests: readonly TestResult[],
  fileExists: (path: string) => boolean,
): string[] {
  const byId = Map.groupBy(
    tests.flatMap((test) => readRuleIds(test.title).map((id) => ({ id, test }))),
    ({ id }) => id,
  );
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  return [
    ...rules.flatMap((rule) =>
      findRuleProblem(
        rule,
        (byId.get(rule.id) ?? []).map(({ test }) => test),
        fileExists,
      ),
    ),
    ...[...byId].flatMap(([id, named]) => named.flatMap(({ test }) => findTestProblem(id, test, known))),
  ];
}

function findRuleProblem(
  rule: Rule,
  named: readonly TestResult[],
  fileExists: (path: string) => boolean,
): string[] {
  if (rule.test === null) return [];
  if (!fileExists(rule.test)) return [`${rule.id}: its test ${rule.test} does not exist.`];
  const here = named.filter((test) => test.file === rule.test);
  if (here.length === 0)
    return [`${rule.id}: no test that ran in ${rule.test} carries [${rule.id}] in its title.`];
  const bad = named.find((test) => test.status !== "passed");
  return bad === undefined ? [] : [`${rule.id}: its test is ${bad.status}: ${bad.title} (${bad.file}).`];
}

function findTestProblem(id: string, test: TestResult, known: ReadonlyMap<string, Rule>): string[] {
  const rule = known.get(id);
  if (rule === undefined) return [`${test.file}: "${test.title}" names ${id}, which is not a rule.`];
  // A rule may be proven in several places; its row names one of them.
  if (rule.test !== null || rule.decision !== null) return [];
  return [`${test.file}: "${test.title}" proves ${id}, but its row says open.`];
}
