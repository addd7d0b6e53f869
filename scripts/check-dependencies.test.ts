import { expect, test } from "vitest";
import { dependencyProblems } from "./check-dependencies.ts";
import { aRepository } from "./checks/a-repository.ts";

const HEADING = "| package | used by | what for | licence | why this one |\n|---|---|---|---|---|\n";
const HONO = "| `hono` | places-api | routes | MIT | small |\n";

function problemsWith(rows: string): string[] {
  return dependencyProblems(
    aRepository({
      "package.json": "{}",
      "packages/places-api/package.json": JSON.stringify({
        dependencies: { hono: "1", "@lieudit/place-model": "*" },
      }),
      "node_modules/hono/package.json": JSON.stringify({ license: "MIT" }),
      ".gitignore": "node_modules",
      "docs/dependencies.md": HEADING + rows,
    }),
  );
}

test("each run-time dependency with its users, licence and reason is fine; our own packages are none", () => {
  expect(problemsWith(HONO)).toEqual([]);
});

test.each([
  ["a dependency that is not listed", "", "hono is not in"],
  ["a listed one that nothing depends on", `${HONO}| \`left\` | places-api | x | MIT | y |\n`, "lists left"],
  ["another user", HONO.replace("places-api", "site"), "used by site"],
  ["another licence", HONO.replace("MIT", "ISC"), "licence of hono is ISC"],
  ["no reason", HONO.replace("small", ""), "why this one"],
])("%s is a fault", (_name, rows, fault) => {
  expect(problemsWith(rows)).toEqual([expect.stringContaining(fault)]);
});
