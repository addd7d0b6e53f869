import { expect, test } from "vitest";
import { findLockFileProblems } from "./check-lock-file.ts";

const valid = { version: "1.0.0", integrity: "sha512-x" };
const lockFile = (entry: object) => JSON.stringify({ packages: { "": {}, "node_modules/a": entry } });

test("accepts a version and a checksum; links and optional builds need less", () => {
  expect(findLockFileProblems(lockFile(valid))).toEqual([]);
  expect(findLockFileProblems(lockFile({ version: "1.0.0", optional: true }))).toEqual([]);
  expect(findLockFileProblems(lockFile({ resolved: "packages/a", link: true }))).toEqual([]);
});

test.each([
  ["a download address", { ...valid, resolved: "https://packages.example/a.tgz" }, "download address"],
  ["no checksum", { version: "1.0.0" }, "no checksum"],
  ["no version", { integrity: "sha512-x" }, "no version"],
])("reports %s", (_name, entry, problem) => {
  expect(findLockFileProblems(lockFile(entry))).toEqual([expect.stringContaining(problem)]);
});
