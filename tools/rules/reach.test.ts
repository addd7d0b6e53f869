import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readModuleGraph } from "../checks/module-graph.ts";
import { findUnreachedRules, listEntries } from "./reach.ts";
import type { Rule } from "./rule-table.ts";

const rule = (test: string | null): Rule => ({
  id: "S5-001",
  section: "5",
  part: "forms",
  rule: "Dates.",
  test,
  decision: null,
});

const graph = new Map([
  ["page.tsx", ["used.ts"]],
  ["used.ts", ["inner.ts"]],
  ["alone.ts", []],
  ["alone.test.ts", ["alone.ts", "used.ts"]],
  ["inner.rules.test.ts", ["inner.ts"]],
  ["other.test.ts", ["alone.ts", "test/helper.ts"]],
  ["mixed.test.ts", ["alone.ts", "inner.ts"]],
]);

test.each([
  ["alone.test.ts", 1],
  ["other.test.ts", 1],
  ["inner.rules.test.ts", 0],
  ["mixed.test.ts", 0],
  ["site.e2e.test.ts", 0],
  [null, 0],
])("a rule proven in %s: %i unreached", (file, count) => {
  expect(findUnreachedRules([rule(file)], graph, ["page.tsx"])).toHaveLength(count);
});

test("every entry is a source file", () => {
  const root = resolve(import.meta.dirname, "..", "..");
  const sources = readModuleGraph(root);
  expect(listEntries(root).filter((file) => !sources.has(file))).toEqual([]);
});
