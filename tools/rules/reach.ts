import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ModuleGraph } from "../checks/module-graph.ts";
import type { Rule } from "./rule-table.ts";

/** Modules that visitors and page authors meet without a route: servers, the API, and the scripts of pages. */
const ENTRIES = [
  "apps/site/app/root.tsx",
  "apps/site/app/entry.client.tsx",
  "apps/site/app/entry.server.tsx",
  "packages/place-elements/src/entry.ts",
  "packages/place-elements/src/index.ts",
  "packages/place-elements/src/at-once.ts",
  "packages/place-elements/src/serving/index.ts",
  "packages/place-widgets/src/widgets/place-contextual.tsx",
  "packages/places-api/src/index.ts",
];

const ROUTES = "apps/site/app/routes.ts";
const TEST_CODE = /\.test\.|\.test-process\.|(^|\/)(test|gallery)\/|^packages\/test-kit\//;

/** Returns the files of all routes and the entries that need no route. */
export function listEntries(root: string): string[] {
  const routes = readFileSync(join(root, ROUTES), "utf8");
  const pages = [...routes.matchAll(/"([\w/-]+\.tsx?)"/g)].map(([, file]) => `${dirname(ROUTES)}/${file}`);
  return [...pages, ...ENTRIES];
}

/** Returns `entries` and every module that they import, directly or not. */
export function findReachable(graph: ModuleGraph, entries: readonly string[]): ReadonlySet<string> {
  const reachable = new Set(entries);
  // A set also iterates over entries added during the iteration.
  for (const file of reachable) for (const target of graph.get(file) ?? []) reachable.add(target);
  return reachable;
}

/** Returns the rules that are proven only on modules that no entry imports. */
export function findUnreachedRules(
  rules: readonly Rule[],
  graph: ModuleGraph,
  entries: readonly string[],
): Rule[] {
  const reachable = findReachable(graph, entries);
  return rules.filter(({ test }) => {
    // An end-to-end test starts at a page.
    if (test === null || test.includes(".e2e.")) return false;
    const modules = findTestedModules(test, graph);
    return modules.length > 0 && !modules.some((file) => reachable.has(file));
  });
}

/** Returns the module of the same name next to the test, else the modules that the test imports. */
function findTestedModules(test: string, graph: ModuleGraph): readonly string[] {
  const stem = join(dirname(test), basename(test).split(".")[0] ?? "");
  const named = [`${stem}.ts`, `${stem}.tsx`].filter((file) => graph.has(file));
  return named.length > 0 ? named : (graph.get(test) ?? []).filter((file) => !TEST_CODE.test(file));
}
