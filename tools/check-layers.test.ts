import { expect, test } from "vitest";
import { findLayerProblems } from "./check-layers.ts";
import { createRepository } from "./checks/create-repository.ts";
import { LAYERS } from "./checks/layers.ts";

type Files = Record<string, string>;
interface Dependencies {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Checks the workspaces of the table, empty except for these files and dependencies. */
function problemsWith(files: Files, dependencies: Record<string, Dependencies> = {}): string[] {
  const manifests = Object.keys(LAYERS).map((folder) => {
    const name = `@lieudit/${folder.split("/")[1]}`;
    const manifest = { name, exports: { ".": "./src/index.ts" }, ...dependencies[folder] };
    return [`${folder}/package.json`, JSON.stringify(manifest)];
  });
  const root = { "package.json": JSON.stringify({ name: "lieudit", devDependencies: { vitest: "1" } }) };
  return findLayerProblems(createRepository({ ...root, ...Object.fromEntries(manifests), ...files }));
}

const INDEX = "packages/place-index";
const needsModel = { [INDEX]: { dependencies: { "@lieudit/place-model": "*" } } };

test("accepts a declared import along the arrows", () => {
  const files = {
    [`${INDEX}/src/a.ts`]: 'import { b } from "@lieudit/place-model";\nimport "./b.ts";\nimport "node:fs";',
  };
  expect(problemsWith(files, needsModel)).toEqual([]);
});

test("accepts a declared peer dependency and reports an unused one", () => {
  const takesReact = { [INDEX]: { peerDependencies: { react: ">=19" } } };
  expect(problemsWith({ [`${INDEX}/src/a.ts`]: 'import { memo } from "react";' }, takesReact)).toEqual([]);
  expect(problemsWith({}, takesReact)).toEqual([expect.stringContaining("nothing imports react")]);
});

test("accepts the types of a framework in types for its templates alone", () => {
  const code = 'import type { HTMLAttributes } from "vue";';
  expect(problemsWith({ [`${INDEX}/page-types/vue.d.ts`]: code })).toEqual([]);
  expect(problemsWith({ [`${INDEX}/src/a.ts`]: code })).not.toEqual([]);
  expect(problemsWith({ [`${INDEX}/page-types/vue.d.ts`]: 'import "vue";' })).not.toEqual([]);
});

test("reports a server that depends on the importer through another package", () => {
  const files = {
    "apps/site/server/a.ts": 'import "@lieudit/listing-store";',
    "packages/listing-store/src/a.ts": 'import "@lieudit/place-import";',
  };
  const problems = problemsWith(files, {
    "apps/site": { dependencies: { "@lieudit/listing-store": "*" } },
    "packages/listing-store": { dependencies: { "@lieudit/place-import": "*" } },
  });
  expect(problems).toContain(
    "apps/site > packages/listing-store > packages/place-import: a running server must not load packages/place-import; only commands may.",
  );
});

test("accepts a command that depends on the importer", () => {
  const files = { "packages/place-import/src/a.ts": 'import "@lieudit/intake";' };
  expect(
    problemsWith(files, { "packages/place-import": { dependencies: { "@lieudit/intake": "*" } } }),
  ).toEqual([]);
});

test.each([`${INDEX}/src/a.test.ts`, "packages/test-kit/src/a.ts"])(
  "accepts development dependencies of the root in %s",
  (file) => {
    expect(problemsWith({ [file]: 'import { test } from "vitest";' })).toEqual([]);
    expect(problemsWith({ [`${INDEX}/src/a.ts`]: 'import { test } from "vitest";' })).not.toEqual([]);
  },
);

test.each<[string, Files, Record<string, Dependencies>, string]>([
  [
    "an import against the arrows",
    { "packages/place-model/src/a.ts": 'export { b } from "@lieudit/place-index";' },
    { "packages/place-model": { dependencies: { "@lieudit/place-index": "*" } } },
    "packages/place-model/src/a.ts:1: packages/place-model may not import @lieudit/place-index",
  ],
  [
    "an import loaded on demand against the arrows",
    { "packages/place-model/src/a.ts": '\nawait import("@lieudit/place-index");' },
    { "packages/place-model": { dependencies: { "@lieudit/place-index": "*" } } },
    "a.ts:2: packages/place-model may not import",
  ],
  [
    "an import of an app",
    { [`${INDEX}/src/a.ts`]: 'import "@lieudit/site";' },
    { [INDEX]: { dependencies: { "@lieudit/site": "*" } } },
    "nothing imports an app",
  ],
  [
    "a relative import that leaves the package",
    { [`${INDEX}/src/a.ts`]: 'import "../../place-model/src/b.ts";' },
    {},
    "leaves",
  ],
  [
    "a dependency that is not declared",
    { [`${INDEX}/src/a.ts`]: 'import "hono";' },
    {},
    "hono is not among the dependencies",
  ],
  [
    "a development dependency in running code",
    { [`${INDEX}/src/a.ts`]: 'import { test } from "vitest";' },
    {},
    "vitest is not among the dependencies",
  ],
  [
    "an import path that the package does not export",
    { [`${INDEX}/src/a.ts`]: 'import "@lieudit/place-model/secret";' },
    needsModel,
    "@lieudit/place-model/secret is not exported",
  ],
  [
    "the test kit in running code",
    { [`${INDEX}/src/a.ts`]: 'import "@lieudit/test-kit";' },
    { [INDEX]: { dependencies: { "@lieudit/test-kit": "*" } } },
    "only tests may import",
  ],
  ["an app in the demo", { "demo/a.ts": 'import "@lieudit/site";' }, {}, "nothing imports an app"],
  [
    "an app in a script",
    { "tools/a.ts": 'import "../apps/site/server/main.ts";' },
    {},
    "nothing imports an app",
  ],
  ["a dependency that nothing imports", {}, needsModel, "nothing imports @lieudit/place-model"],
  [
    "a workspace that is not in the table",
    { "packages/extra/package.json": "{}" },
    {},
    "packages/extra is not in the table",
  ],
])("reports %s", (_name, files, dependencies, problem) => {
  const problems = problemsWith(files, dependencies);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});
