import { expect, test } from "vitest";
import { chooseMutants, type Mutant, namesLiteral } from "./mutants.ts";

test.each<[string, string | number, boolean]>([
  ["maxResultCount is from 1 to 20.", 20, true],
  ["maxResultCount is from 1 to 20.", 2, false],
  ["A mile is 1609.34 m.", 1609.34, true],
  ["A mile is 1609.34 m.", 1609, false],
  ["At least 1.", 1, false],
  ["The tap zones end at 25% and 75% of the width.", 75, true],
  ["'Place info couldn't load' shows when details fail.", "Place info couldn’t load", true],
  ["Text: 'Updated {relative time}'.", "Updated ", true],
  ["A fuel type is SP95_E10.", "SP95", false],
  ["A fuel type is SP95_E10.", "SP95_E10", true],
  ["Below 5.", "5.", false],
])("'%s' names %s: %s", (sentence, value, named) => {
  expect(namesLiteral(sentence, value)).toBe(named);
});

const mutants: Mutant[] = Array.from({ length: 50 }, (_, line) => ({
  file: "a.ts",
  literal: { start: 0, end: 1, line, value: line },
  ruleIds: [],
  tests: [],
}));

test("a seed gives the same choice each time, without repeats; another seed another", () => {
  const lines = (seed: number) => chooseMutants(mutants, 30, seed).map((mutant) => mutant.literal.line);
  expect(lines(7)).toEqual(lines(7));
  expect(new Set(lines(7)).size).toBe(30);
  expect(lines(7)).not.toEqual(lines(8));
});

test("no more are chosen than there are", () => {
  expect(chooseMutants(mutants, 80, 1)).toHaveLength(50);
});
