import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Copies the work tree, so that mutations never touch the original. Packages
 * are hard links, so a copy takes about a second. Replaces the copy of an
 * interrupted run.
 *
 * @returns the copy's folder, inside the git-ignored `.lieudit/`.
 */
export function makeWorkCopy(root: string): string {
  const copy = join(root, ".lieudit", "rules-copy");
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  });
  for (const file of listed.split("\0")) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  }
  for (const folder of ["", ...listWorkspaceFolders(root)]) {
    const packages = join(root, folder, "node_modules");
    if (existsSync(packages)) linkTree(packages, join(copy, folder, "node_modules"), isCache);
  }
  return copy;
}

function listWorkspaceFolders(root: string): string[] {
  return ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
}

/** Caches are not shared with the copy. */
function isCache(name: string): boolean {
  return name === ".cache" || name.startsWith(".vite");
}

function linkTree(from: string, to: string, isExcluded: (name: string) => boolean = () => false): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isExcluded(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
