import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { OWN_BUGS, SHARED_BUGS, TEST_ADJUSTMENTS } from "./site-bugs.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const sources = execFileSync("git", ["ls-files", "*.ts"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");

const bugs = [TEST_ADJUSTMENTS, ...Object.values(SHARED_BUGS), ...Object.values(OWN_BUGS)]
  .flat()
  // Of the others, `startSite` says so when the site runs.
  .filter(({ file }) => file.endsWith(".ts"));

test.each(bugs)("$file has $find", ({ file, find }) => {
  const paths = sources.filter((path) => `/${path}`.endsWith(file));
  expect(paths).toHaveLength(1);
  expect(readFileSync(join(ROOT, paths[0]!), "utf8")).toMatch(new RegExp(find));
});
