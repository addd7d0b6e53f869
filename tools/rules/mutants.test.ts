import { expect, test } from "vitest";
import { type Mutant, preferQuickTests, sampleMutants } from "./mutants.ts";

const mutants: Mutant[] = Array.from({ length: 50 }, (_, line) => ({
  file: "a.ts",
  literal: { start: 0, end: 1, line, value: line, constant: null },
  ruleIds: [],
  parts: [],
  tests: [],
}));

test("a seed gives the same choice each time, without repeats; another seed another", () => {
  const lines = (seed: number) => sampleMutants(mutants, 30, seed).map((mutant) => mutant.literal.line);
  expect(lines(7)).toEqual(lines(7));
  expect(new Set(lines(7)).size).toBe(30);
  expect(lines(7)).not.toEqual(lines(8));
});

test("no more are chosen than there are", () => {
  expect(sampleMutants(mutants, 80, 1)).toHaveLength(50);
});

test("end-to-end tests run only for rules that nothing else proves", () => {
  expect(preferQuickTests(["a.e2e.test.ts", "b.test.ts"])).toEqual(["b.test.ts"]);
  expect(preferQuickTests(["a.e2e.test.ts"])).toEqual(["a.e2e.test.ts"]);
});
