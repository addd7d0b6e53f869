import { expect, test } from "vitest";
import { dependencyProblems } from "./check-dependencies.ts";
import { aRepository } from "./checks/a-repository.ts";

const HEADING = "| package | used by | what for | licence | why this one |\n|---|---|---|---|---|\n";
const REACT = "| `react` | place-map | draws | MIT | usual |\n";
const HONO = `${REACT}| \`hono\` | places-api | routes | MIT | small |\n`;

function problemsWith(rows: string): string[] {
  return dependencyProblems(
    aRepository({
      "package.json": "{}",
      "packages/places-api/package.json": JSON.stringify({
        dependencies: { hono: "1", "@lieudit/place-model": "*" },
      }),
      "packages/place-map/package.json": JSON.stringify({ peerDependencies: { react: "19" } }),
      "node_modules/react/package.json": JSON.stringify({ license: "MIT" }),
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
  ["a dependency that is not listed", REACT, "hono is not in"],
  ["one of the app's own that is not listed", HONO.replace(REACT, ""), "react is not in"],
  ["a listed one that nothing depends on", `${HONO}| \`left\` | places-api | x | MIT | y |\n`, "lists left"],
  ["another user", HONO.replace("places-api", "site"), "used by site"],
  ["another licence", HONO.replace("routes | MIT", "routes | ISC"), "licence of hono is ISC"],
  ["no reason", HONO.replace("small", ""), "why this one"],
])("%s is a fault", (_name, rows, fault) => {
  expect(problemsWith(rows)).toEqual([expect.stringContaining(fault)]);
});
