import type { Rule } from "./rule-table.ts";
import { type RanTest, readRuleIds } from "./test-report.ts";

/**
 * Compares what the table says with the tests that ran.
 *
 * @returns one sentence for each rule whose proof does not hold, and for each
 * test that names a rule the table does not give it.
 */
export function findProofProblems(
  rules: readonly Rule[],
  tests: readonly RanTest[],
  fileExists: (path: string) => boolean,
): string[] {
  const byId = Map.groupBy(
    tests.flatMap((test) => readRuleIds(test.title).map((id) => ({ id, test }))),
    ({ id }) => id,
  );
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  return [
    ...rules.flatMap((rule) =>
      problemOfRule(
        rule,
        (byId.get(rule.id) ?? []).map(({ test }) => test),
        fileExists,
      ),
    ),
    ...[...byId].flatMap(([id, named]) => named.flatMap(({ test }) => problemOfTest(id, test, known))),
  ];
}

function problemOfRule(
  rule: Rule,
  named: readonly RanTest[],
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

function problemOfTest(id: string, test: RanTest, known: ReadonlyMap<string, Rule>): string[] {
  const rule = known.get(id);
  if (rule === undefined) return [`${test.file}: "${test.title}" names ${id}, which is no rule.`];
  // A rule may be proven in several places; its row names one of them.
  if (rule.test !== null) return [];
  return [`${test.file}: "${test.title}" proves ${id}, but its row says open.`];
}
