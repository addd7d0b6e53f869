import { expect, test } from "vitest";
import { findDependencyProblems } from "./check-dependencies.ts";
import { createRepository } from "./checks/create-repository.ts";

const HEADING = "| package | used by | what for | licence | why this one |\n|---|---|---|---|---|\n";
const REACT = "| `react` | place-map | draws | MIT | usual |\n";
const HONO = `${REACT}| \`hono\` | places-api | routes | MIT | small |\n`;

function problemsWith(rows: string, versions = { hono: "1.0.0", own: "*", vite: "8.3.8" }): string[] {
  return findDependencyProblems(
    createRepository({
      "package.json": "{}",
      "packages/places-api/package.json": JSON.stringify({
        dependencies: { hono: versions.hono, "@lieudit/place-model": versions.own },
        devDependencies: { vite: versions.vite },
      }),
      "packages/place-map/package.json": JSON.stringify({ peerDependencies: { react: "19" } }),
      "node_modules/react/package.json": JSON.stringify({ license: "MIT" }),
      "node_modules/hono/package.json": JSON.stringify({ license: "MIT" }),
      ".gitignore": "node_modules",
      "docs/dependencies.md": HEADING + rows,
    }),
  );
}

test("accepts run-time dependencies with users, licence and reason, and ignores our own packages", () => {
  expect(problemsWith(HONO)).toEqual([]);
});

test.each([
  ["a dependency that is not listed", REACT, "hono is not in"],
  ["one of the app's own that is not listed", HONO.replace(REACT, ""), "react is not in"],
  ["a listed one that nothing depends on", `${HONO}| \`left\` | places-api | x | MIT | y |\n`, "lists left"],
  ["another user", HONO.replace("places-api", "site"), "used by site"],
  ["another licence", HONO.replace("routes | MIT", "routes | ISC"), "licence of hono is ISC"],
  ["no reason", HONO.replace("small", ""), "why this one"],
])("reports %s", (_name, rows, problem) => {
  expect(problemsWith(rows)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ["a range of versions", { hono: "^1.0.0", own: "*", vite: "8.3.8" }, "hono ^1.0.0; name one exact version"],
  ["a range of a tool", { hono: "1.0.0", own: "*", vite: "8" }, "vite 8; name one exact version"],
  ["a version of our own", { hono: "1.0.0", own: "0.1.0", vite: "8.3.8" }, "name our own packages by *"],
])("reports %s", (_name, versions, problem) => {
  expect(problemsWith(HONO, versions)).toEqual([expect.stringContaining(problem)]);
});
