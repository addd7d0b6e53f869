import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test.each([
  [["--help"], 0],
  [["-h"], 0],
  [[], 2],
  [["--port", "3000"], 2],
  [["one", "two"], 2],
])("%j prints the usage and creates no folder", (args, exitCode) => {
  const folder = mkdtempSync(join(tmpdir(), "serve-demo-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(import.meta.dirname, "serve-demo.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status).toBe(exitCode);
  expect(exitCode === 0 ? stdout : stderr).toContain("serve-demo.mjs <folder>");
  expect(readdirSync(folder)).toEqual([]);
});
