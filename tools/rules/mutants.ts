import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCssNumbers, readLiterals, type SourceLiteral } from "./literals.ts";
import { namesLiteral } from "./named-literal.ts";
import { RULE_SOURCES } from "./rule-sources.ts";
import type { Rule, RulePart } from "./rule-table.ts";
import { listTestFiles } from "./rule-test-files.ts";

/** A literal to change, and the tests of which at least one must fail then. */
export interface Mutant {
  file: string;
  literal: SourceLiteral;
  ruleIds: string[];
  parts: readonly RulePart[];
  tests: string[];
}

/** Lists every literal of the rules' source files that a proven rule names. */
export function listMutants(root: string, rules: readonly Rule[]): Mutant[] {
  const testFiles = listTestFiles(root);
  const proofs = new Map(
    rules.map((rule) => [
      rule.id,
      preferQuickTests(testFiles.filter(({ ruleIds }) => ruleIds.has(rule.id)).map(({ file }) => file)),
    ]),
  );
  const proven = rules.filter(
    (rule) => (rule.test ?? rule.decision) !== null && proofs.get(rule.id)?.length !== 0,
  );
  return RULE_SOURCES.flatMap(({ files, parts, about }) => {
    const candidates = proven.filter((rule) => parts.includes(rule.part) && (about?.test(rule.rule) ?? true));
    return globSync([...files], { cwd: root })
      .filter((file) => !/\.(test|gallery)\./.test(file))
      .sort()
      .flatMap((file) => listFileMutants(root, file, candidates, proofs));
  });
}

/** Leaves out end-to-end tests if there are others: they need a build of the site for each change. */
export function preferQuickTests(files: readonly string[]): readonly string[] {
  const quick = files.filter((file) => !file.includes(".e2e."));
  return quick.length > 0 ? quick : files;
}

function listFileMutants(
  root: string,
  file: string,
  rules: readonly Rule[],
  proofs: ReadonlyMap<string, readonly string[]>,
): Mutant[] {
  const source = readFileSync(join(root, file), "utf8");
  const literals = file.endsWith(".css") ? readCssNumbers(source) : readLiterals(file, source);
  return literals.flatMap((literal) => {
    const named = rules.filter((rule) => namesLiteral(rule.rule, literal));
    if (named.length === 0) return [];
    const tests = [...new Set(named.flatMap((rule) => proofs.get(rule.id) ?? []))];
    const parts = [...new Set(named.map((rule) => rule.part))];
    return [{ file, literal, ruleIds: named.map((rule) => rule.id), parts, tests }];
  });
}

/** Returns a random sample of at most `count` mutants; the same seed gives the same sample. */
export function sampleMutants(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = createRandom(seed);
  const remaining = [...mutants];
  const sample: Mutant[] = [];
  while (sample.length < count && remaining.length > 0) {
    sample.push(...remaining.splice(Math.floor(random() * remaining.length), 1));
  }
  return sample;
}

/** Creates the generator mulberry32, in [0, 1). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
