import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { readModuleGraph } from "./checks/module-graph.ts";
import { readOptions, readOptionsOrExit } from "./command-options.ts";
import { breakRules } from "./rules/break-rules.ts";
import { findProofProblems } from "./rules/proof.ts";
import { findUnreachedRules, listEntries } from "./rules/reach.ts";
import { formatRuleCounts } from "./rules/rule-count.ts";
import { readRuleTable } from "./rules/rule-table.ts";
import { listTestFiles } from "./rules/rule-test-files.ts";
import { runTests } from "./rules/run-tests.ts";
import { parseTestReport, type TestResult } from "./rules/test-report.ts";

/**
 * `npm run rules` counts the proven rules of the product and checks each proof.
 * It lists decisions and the rules whose module no page, element or API imports.
 * `-- --break 30 --seed 1` changes 30 constants and texts, one at a
 * time, and fails when no test detects a change.
 */

const ROOT = resolve(import.meta.dirname, "..");
const REPORT = join(ROOT, "node_modules", ".cache", "lieudit", "tests.json");

/** How many rules may be proven on modules that no page, element or API imports. */
const MAX_UNREACHED = 0;

const mutation = readOptionsOrExit((args) => {
  const { break: count, seed } = readOptions(
    args,
    { break: { type: "number" }, seed: { type: "number", default: 1 } },
    "npm run rules",
  );
  return count === undefined ? null : { count, seed };
});
const { rules, problems } = readRuleTable(readFileSync(join(ROOT, "contracts", "product-rules.csv"), "utf8"));

if (mutation === null) {
  console.log(formatRuleCounts(rules));
  const decisions = rules.filter(({ decision }) => decision !== null);
  console.log(`${decisions.length} decisions:`);
  for (const { id, decision } of decisions) console.log(`  ${id} ${decision}`);
  const unreached = findUnreachedRules(rules, readModuleGraph(ROOT), listEntries(ROOT));
  console.log(`${unreached.length} unreached rules, proven on modules that no page, element or API imports:`);
  for (const { id, test } of unreached) console.log(`  ${id} ${test}`);
  const allProblems = [
    ...problems,
    ...(unreached.length > MAX_UNREACHED
      ? [`${unreached.length} rules are unreached, more than ${MAX_UNREACHED}; use the module on a page.`]
      : []),
    ...findProofProblems(rules, readLastTests(), (file) => existsSync(join(ROOT, file))),
  ];
  for (const problem of allProblems) console.error(problem);
  if (allProblems.length > 0) console.error(`${allProblems.length} problems.`);
  process.exitCode = allProblems.length > 0 ? 1 : 0;
} else {
  try {
    process.exitCode = breakRules(ROOT, rules, mutation.count, mutation.seed) > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Reads the tests of the last `npm test`. If a test file changed since, runs the files that name rules. */
function readLastTests(): TestResult[] {
  const files = listTestFiles(ROOT);
  if (existsSync(REPORT)) {
    const writtenAt = statSync(REPORT).mtimeMs;
    const isCurrent = files.every(({ file }) => statSync(join(ROOT, file)).mtimeMs < writtenAt);
    if (isCurrent) return parseTestReport(JSON.parse(readFileSync(REPORT, "utf8")), ROOT);
  }
  const withRules = files.filter(({ ruleIds }) => ruleIds.size > 0).map(({ file }) => file);
  if (withRules.length === 0) return [];
  console.log(
    `A test changed since the last npm test: running the ${withRules.length} files that name rules.`,
  );
  return runTests(ROOT, withRules).tests;
}
