import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCheck } from "./checks/check.ts";

interface LockFile {
  packages?: Record<
    string,
    { version?: string; resolved?: string; integrity?: string; link?: boolean; optional?: boolean }
  >;
}

/**
 * A lock file pins versions and checksums and names no download address, so
 * that it works with any registry.
 */
export function findLockFileProblems(text: string): string[] {
  const { packages = {} } = JSON.parse(text) as LockFile;
  return Object.entries(packages).flatMap(([path, { version, resolved, integrity, link, optional }]) => {
    const problems: string[] = [];
    if (resolved !== undefined && /^[a-z+]+:/.test(resolved) && !resolved.startsWith("file:")) {
      problems.push(
        `${path} names a download address; run npm install with omit-lockfile-registry-resolved=true (.npmrc).`,
      );
    }
    const isDownloaded = path.includes("node_modules/") && link !== true;
    // A registry may lack builds for other systems, so their checksums are unknown.
    if (isDownloaded && (version === undefined || (integrity === undefined && optional !== true))) {
      problems.push(`${path} has no ${version === undefined ? "version" : "checksum"}; install it again.`);
    }
    return problems;
  });
}

if (import.meta.main) {
  const file = join(resolve(import.meta.dirname, ".."), "package-lock.json");
  await runCheck("lock file", () => findLockFileProblems(readFileSync(file, "utf8")));
}
