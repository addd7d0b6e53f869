import { expect, test } from "vitest";
import { listNearTests } from "./break-rules.ts";

const GRAPH = new Map([
  ["a.ts", []],
  ["a.test.ts", ["a.ts"]],
  ["page.tsx", ["a.ts"]],
  ["page.browser.test.tsx", ["page.tsx"]],
  ["page.e2e.test.ts", ["page.tsx"]],
  ["other.test.ts", []],
]);

test("lists the tests that import a module, the nearest first, without end-to-end tests", () => {
  expect(listNearTests(GRAPH, { file: "a.ts", tests: [] })).toEqual(["a.test.ts", "page.browser.test.tsx"]);
});

test("lists no test that has run already", () => {
  expect(listNearTests(GRAPH, { file: "a.ts", tests: ["a.test.ts"] })).toEqual(["page.browser.test.tsx"]);
});
