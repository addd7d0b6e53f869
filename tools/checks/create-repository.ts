import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates a git repository with these files, by path; it is removed when the test ends. */
export function createRepository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "lieudit-check-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  return root;
}
