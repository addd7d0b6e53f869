import { expect, test } from "vitest";
import { lockFileProblems } from "./check-lock-file.ts";

const sound = { version: "1.0.0", integrity: "sha512-x" };
const lockFile = (entry: object) => JSON.stringify({ packages: { "": {}, "node_modules/a": entry } });

test("a version and a checksum are all that an entry needs; links and other systems' builds need less", () => {
  expect(lockFileProblems(lockFile(sound))).toEqual([]);
  expect(lockFileProblems(lockFile({ version: "1.0.0", optional: true }))).toEqual([]);
  expect(lockFileProblems(lockFile({ resolved: "packages/a", link: true }))).toEqual([]);
});

test.each([
  ["a download address", { ...sound, resolved: "https://packages.example/a.tgz" }, "download address"],
  ["no checksum", { version: "1.0.0" }, "no checksum"],
  ["no version", { integrity: "sha512-x" }, "no version"],
])("%s is a fault", (_name, entry, fault) => {
  expect(lockFileProblems(lockFile(entry))).toEqual([expect.stringContaining(fault)]);
});
