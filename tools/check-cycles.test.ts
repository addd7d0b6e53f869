import { expect, test } from "vitest";
import { findCycleProblems } from "./check-cycles.ts";
import { createRepository } from "./checks/create-repository.ts";

test("reports files that import each other with the shortest circle, across packages and by type", () => {
  const root = createRepository({
    "packages/one/package.json": '{ "name": "@lieudit/one", "exports": { ".": "./src/index.ts" } }',
    "packages/one/src/index.ts": 'export { a } from "./a.ts";',
    "packages/one/src/a.ts": 'import type { B } from "./b.ts"; export const a: B = 1;',
    "packages/one/src/b.ts": 'import { c } from "./c.ts"; export type B = typeof c;',
    "packages/one/src/c.ts": 'import { a } from "@lieudit/one"; export const c = 1; a;',
    "packages/one/src/self.ts": 'import { x } from "./self.ts"; export const x = 1;',
  });
  const one = "packages/one/src";
  expect(findCycleProblems(root)).toEqual([
    expect.stringContaining(
      `4 files import each other: ${one}/a.ts -> ${one}/b.ts -> ${one}/c.ts -> ${one}/index.ts -> ${one}/a.ts`,
    ),
    expect.stringContaining(`1 files import each other: ${one}/self.ts -> ${one}/self.ts`),
  ]);
});

test("accepts a tree of imports", () => {
  const root = createRepository({
    "a.ts": 'import "./b.ts"; import "./c.ts";',
    "b.ts": 'import "./c.ts";',
    "c.ts": "",
  });
  expect(findCycleProblems(root)).toEqual([]);
});
