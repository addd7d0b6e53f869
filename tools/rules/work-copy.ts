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
 * A copy of the work tree, so that changes to it never touch the one that
 * people edit. Packages are hard links: making the copy takes about a second.
 * What an earlier, killed run left behind is replaced.
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
  for (const folder of ["", ...workspaceFolders(root)]) {
    const packages = join(root, folder, "node_modules");
    if (existsSync(packages)) linkTree(packages, join(copy, folder, "node_modules"), isCache);
  }
  return copy;
}

function workspaceFolders(root: string): string[] {
  return ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
}

/** Caches are the copy's own. */
function isCache(name: string): boolean {
  return name === ".cache" || name.startsWith(".vite");
}

function linkTree(from: string, to: string, isLeftOut: (name: string) => boolean = () => false): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
