import { expect, test } from "vitest";
import { APP_ROOMS, roomProblems, SITE_FOLDERS } from "./rooms.ts";

/** Checks one file of `apps/site` with this source. */
function checkFile(file: string, source: string): string[] {
  return roomProblems([`apps/site/${file}`], () => source);
}

test.each([
  ["app/listings/list/a.ts", 'import { b } from "../../shell/ui/b.ts";'],
  ["app/content/home/a.tsx", 'const part = import("../../listings/list/b.tsx");'],
  [
    "app/root.tsx",
    'import { b } from "./content/home/b.tsx";\nimport type { Route } from "./+types/root.ts";',
  ],
  ["app/shell/ui/a.test.ts", 'import { b } from "../../listings/list/b.ts";'],
  ["server/a.ts", 'import type { b } from "../app/pages.ts";'],
  ["app/shell/a.ts", 'import data from "../../public/common-assets/b.json" with { type: "json" };'],
])("accepts %s with %s", (file, source) => {
  expect(checkFile(file, source)).toEqual([]);
});

test.each([
  [
    "an upward import",
    "app/shell/ui/a.ts",
    '\nimport { b } from "../../listings/list/b.ts";',
    "apps/site/app/shell/ui/a.ts:2: app/shell may not import app/listings",
  ],
  [
    "an upward import of a type",
    "app/places/a.ts",
    'import type { B } from "../forms/kit/b.ts";',
    "app/places may not import app/forms",
  ],
  ["an import of the root files", "app/forms/a.ts", 'import type { loader } from "../root.tsx";', "app/root"],
  [
    "an import of the server",
    "app/pages.ts",
    'import { b } from "../server/b.ts";',
    "app may not import server",
  ],
  ["a folder that is not in the table", "app/extra/a.ts", "", "app/extra is not in the table of rooms"],
  ["a top folder that is not in the table", "lib/a.ts", "", "apps/site/lib is not in the table of folders"],
])("reports %s", (_name, file, source, fault) => {
  const problems = checkFile(file, source);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(fault);
});

test("has at most 12 rooms and no two that import each other", () => {
  expect(Object.keys(APP_ROOMS).length + Object.keys(SITE_FOLDERS).length - 1).toBeLessThanOrEqual(12);
  for (const [room, lower] of Object.entries(APP_ROOMS))
    for (const other of lower) expect(APP_ROOMS[other]).not.toContain(room);
});
