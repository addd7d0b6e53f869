import { expect, test } from "vitest";
import { findLockFileProblems } from "./check-lock-file.ts";

const sound = { version: "1.0.0", integrity: "sha512-x" };
const lockFile = (entry: object) => JSON.stringify({ packages: { "": {}, "node_modules/a": entry } });

test("a version and a checksum are all that an entry needs; links and other systems' builds need less", () => {
  expect(findLockFileProblems(lockFile(sound))).toEqual([]);
  expect(findLockFileProblems(lockFile({ version: "1.0.0", optional: true }))).toEqual([]);
  expect(findLockFileProblems(lockFile({ resolved: "packages/a", link: true }))).toEqual([]);
});

test.each([
  ["a download address", { ...sound, resolved: "https://packages.example/a.tgz" }, "download address"],
  ["no checksum", { version: "1.0.0" }, "no checksum"],
  ["no version", { integrity: "sha512-x" }, "no version"],
])("%s is a fault", (_name, entry, fault) => {
  expect(findLockFileProblems(lockFile(entry))).toEqual([expect.stringContaining(fault)]);
});
