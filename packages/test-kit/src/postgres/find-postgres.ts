import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Folder of PostgreSQL on Debian, which is not on PATH. */
const DEBIAN_VERSIONS = "/usr/lib/postgresql";

/**
 * Finds the folder of PostgreSQL's programs (`initdb`, `postgres`, `createdb`): on PATH, or
 * Debian's newest. Undefined if PostgreSQL is not installed.
 */
export function findPostgres(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...listDebianFolders()];
  return folders.find(
    (folder) =>
      folder !== "" && ["initdb", "postgres", "createdb"].every((name) => isProgram(join(folder, name))),
  );
}

/** Whether PostgreSQL is installed. If not, prints that tests are skipped. */
export function isPostgresInstalled(): boolean {
  const isInstalled = findPostgres() !== undefined;
  if (!isInstalled) console.log("PostgreSQL is not installed here; the tests that need it are skipped.");
  return isInstalled;
}

function listDebianFolders(): string[] {
  try {
    return readdirSync(DEBIAN_VERSIONS)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN_VERSIONS, version, "bin"));
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
