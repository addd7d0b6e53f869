import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that git tracks or would track, from the root, with forward slashes. */
export function listTrackedFiles(root: string): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  });
  return listed.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
}

/** Reads the text of a file of the repository. */
export function readTextFile(root: string, file: string): string {
  return readFileSync(join(root, file), "utf8");
}
