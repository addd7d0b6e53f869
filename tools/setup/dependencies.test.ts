import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { getInstallAdvice, isInstalled } from "./dependencies.mjs";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A repository whose lock files name these packages; `installed` null: npm never finished. */
function createRepository(wanted: object, installed: object | null): string {
  const root = mkdtempSync(join(tmpdir(), "lieudit-install-"));
  folders.push(root);
  mkdirSync(join(root, "node_modules"));
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: wanted }));
  if (installed !== null) {
    writeFileSync(join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages: installed }));
  }
  return root;
}

const hono = { "node_modules/hono": { version: "4.1.0" } };

test.each([
  ["the same packages", hono, hono, true],
  ["another version", hono, { "node_modules/hono": { version: "4.2.0" } }, false],
  ["a package missing", hono, {}, false],
  ["an install that never finished", hono, null, false],
  [
    "an optional package missing",
    { ...hono, "node_modules/x": { version: "1", optional: true } },
    hono,
    true,
  ],
  [
    "the root and the workspaces do not count",
    { ...hono, "": {}, "packages/a": { version: "1" } },
    hono,
    true,
  ],
])("%s", (_name, wanted, installed, expected) => {
  expect(isInstalled(createRepository(wanted, installed))).toBe(expected);
});

test.each([
  ["npm error code ENOTFOUND", "registry cannot be reached"],
  ["npm error code ENOSPC", "disk is full"],
  ["npm error code EACCES", "your own user"],
  ["npm error code EUSAGE", "npm install"],
  ["something else", "Read the lines above"],
])("after '%s' the advice speaks of it", (log, advice) => {
  expect(getInstallAdvice(log)).toContain(advice);
});
