import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readLiterals, type SourceLiteral } from "./literals.ts";
import { namesLiteral } from "./named-literal.ts";
import { RULE_SOURCES } from "./rule-sources.ts";
import type { Rule } from "./rule-table.ts";
import { listTestFiles } from "./rule-test-files.ts";

/** One change to one file, and the tests of which one must turn red. */
export interface Mutant {
  file: string;
  literal: SourceLiteral;
  ruleIds: string[];
  tests: string[];
}

/** Every literal of the rules' source files that a proven rule names. */
export function listMutants(root: string, rules: readonly Rule[]): Mutant[] {
  // Tests of the whole site would need a build of their own for each change.
  const testFiles = listTestFiles(root).filter(({ file }) => !file.includes(".e2e."));
  const proofs = new Map(
    rules.map((rule) => [
      rule.id,
      testFiles.filter(({ ruleIds }) => ruleIds.has(rule.id)).map(({ file }) => file),
    ]),
  );
  const proven = rules.filter((rule) => rule.test !== null && proofs.get(rule.id)?.length !== 0);
  return RULE_SOURCES.flatMap(({ files, parts }) => {
    const candidates = proven.filter((rule) => parts.includes(rule.part));
    return globSync([...files], { cwd: root })
      .filter((file) => !/\.(test|gallery)\./.test(file))
      .sort()
      .flatMap((file) => mutantsOfFile(root, file, candidates, proofs));
  });
}

function mutantsOfFile(
  root: string,
  file: string,
  rules: readonly Rule[],
  proofs: ReadonlyMap<string, readonly string[]>,
): Mutant[] {
  return readLiterals(file, readFileSync(join(root, file), "utf8")).flatMap((literal) => {
    const named = rules.filter((rule) => namesLiteral(rule.rule, literal));
    if (named.length === 0) return [];
    const tests = [...new Set(named.flatMap((rule) => proofs.get(rule.id) ?? []))];
    return [{ file, literal, ruleIds: named.map((rule) => rule.id), tests }];
  });
}

/** `count` of them, chosen by `seed`: the same choice each time. */
export function chooseMutants(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = randomOf(seed);
  const left = [...mutants];
  const chosen: Mutant[] = [];
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return chosen;
}

/** The generator mulberry32: 0 up to 1. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
