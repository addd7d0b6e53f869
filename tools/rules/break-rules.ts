import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withChangedLiteral } from "./literals.ts";
import { chooseMutants, listMutants, type Mutant } from "./mutants.ts";
import type { Rule } from "./rule-table.ts";
import { projectOf, runTests } from "./run-tests.ts";
import { makeWorkCopy } from "./work-copy.ts";

/**
 * Changes `count` constants or texts, one at a time, in a copy of the work
 * tree, and runs the tests that prove the rules which name them.
 *
 * @returns how many changes no test noticed.
 */
export function breakRules(root: string, rules: readonly Rule[], count: number, seed: number): number {
  const all = listMutants(root, rules);
  const chosen = chooseMutants(all, count, seed);
  console.log(`${chosen.length} of ${all.length} literals that proven rules name, seed ${seed}:`);
  if (chosen.length < count) console.log(`(fewer than ${count}: more rules must be proven first)`);
  const copy = makeWorkCopy(root);
  const leave = () => {
    rmSync(copy, { recursive: true, force: true });
    process.exit(130);
  };
  process.once("SIGINT", leave).once("SIGTERM", leave);
  try {
    requireGreen(copy, chosen);
    const survivors = chosen.filter((mutant, index) => {
      const isNoticed = isRed(copy, mutant);
      console.log(
        `${String(index + 1).padStart(3)} ${isNoticed ? "red     " : "SURVIVED"} ${lineOf(mutant)}`,
      );
      return !isNoticed;
    });
    console.log(`${chosen.length - survivors.length} turned a test red, ${survivors.length} survived.`);
    return chosen.length === 0 ? 1 : survivors.length;
  } finally {
    process.off("SIGINT", leave).off("SIGTERM", leave);
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A test that is red before the change would prove nothing. */
function requireGreen(copy: string, mutants: readonly Mutant[]): void {
  const files = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  if (files.length === 0) return;
  const run = runTests(copy, files);
  if (run.isGreen) return;
  const failed = run.tests
    .filter((test) => test.status === "failed")
    .map((test) => `  ${test.title} (${test.file})`);
  const detail = failed.length > 0 ? failed.join("\n") : run.output.slice(-2000);
  throw new Error(`The tests are red before anything is changed; mend them first:\n${detail}`);
}

function isRed(copy: string, mutant: Mutant): boolean {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, "utf8");
  writeFileSync(path, withChangedLiteral(source, mutant.literal));
  try {
    // The quick kind first: what it notices needs no browser.
    const byProject = Map.groupBy(mutant.tests.toSorted(), projectOf);
    return ["unit" as const, "widget" as const].some((project) => {
      const files = byProject.get(project) ?? [];
      return files.length > 0 && !runTests(copy, files).isGreen;
    });
  } finally {
    writeFileSync(path, source);
  }
}

function lineOf({ file, literal, ruleIds }: Mutant): string {
  return `${file}:${literal.line} ${JSON.stringify(literal.value)} (${ruleIds.slice(0, 4).join(" ")})`;
}
