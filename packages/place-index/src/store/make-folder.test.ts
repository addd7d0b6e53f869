import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lieudit-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("makes a folder and those above it, and leaves one that exists", () => {
  const path = join(aFolder(), "a", "b", "c");
  makeFolder(path);
  makeFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

test("fails below a file", () => {
  const file = join(aFolder(), "file");
  writeFileSync(file, "");
  expect(() => makeFolder(join(file, "below"))).toThrow(/ENOTDIR/);
});

test.runIf(existsSync("/proc/self"))("fails where the system makes no folders", () => {
  expect(() => makeFolder("/proc/lieudit/places")).toThrow(/ENOENT/);
});
