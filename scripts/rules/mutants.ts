import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { literalsOf, type SourceLiteral } from "./literals.ts";
import { NO_RULE_SOURCE, RULE_SOURCES } from "./rule-sources.ts";
import type { Rule } from "./rule-table.ts";

/** One change to one file, and the tests of which one must turn red. */
export interface Mutant {
  file: string;
  literal: SourceLiteral;
  ruleIds: string[];
  tests: string[];
}

/** Every literal of the rules' source files that a proven rule names. */
export function mutantsOf(root: string, rules: readonly Rule[]): Mutant[] {
  const proven = rules.filter((rule) => rule.test !== null && !rule.test.includes(".e2e."));
  const files = globSync([...RULE_SOURCES], { cwd: root }).filter((file) => !NO_RULE_SOURCE.test(file));
  return [...new Set(files)].sort().flatMap((file) =>
    literalsOf(file, readFileSync(join(root, file), "utf8")).flatMap((literal) => {
      const named = proven.filter((rule) => namesLiteral(rule.rule, literal.value));
      if (named.length === 0) return [];
      const tests = [...new Set(named.map((rule) => rule.test ?? ""))];
      return [{ file, literal, ruleIds: named.map((rule) => rule.id), tests }];
    }),
  );
}

/**
 * Whether a rule's sentence names a constant or text: "from 1 to 20" names 20.
 * 0 and 1 stand everywhere and say nothing; so do texts of under three letters.
 */
export function namesLiteral(sentence: string, value: string | number): boolean {
  if (typeof value === "number") {
    return Math.abs(value) > 1 && new RegExp(`(?<![\\d.])${value}(?![\\d]|\\.\\d)`).test(sentence);
  }
  const words = value.trim().replaceAll("’", "'");
  if (words.length < 3) return false;
  const edge = "[\\p{L}\\p{N}_]";
  return new RegExp(`(?<!${edge})${escaped(words)}(?!${edge})`, "u").test(sentence);
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

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
