import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian and its children keep the servers that they do not put on PATH. */
const DEBIAN_VERSIONS = "/usr/lib/postgresql";

/**
 * The folder of PostgreSQL's own programs (`initdb`, `postgres`, `createdb`),
 * or undefined where none is installed: first on PATH, then Debian's newest.
 */
export function findPostgres(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...debianFolders()];
  return folders.find(
    (folder) =>
      folder !== "" && ["initdb", "postgres", "createdb"].every((name) => isProgram(join(folder, name))),
  );
}

/**
 * Whether `startPostgres()` can start one here. Where it cannot, a line says so:
 * the tests that need it are skipped.
 */
export function postgresIsInstalled(): boolean {
  const isInstalled = findPostgres() !== undefined;
  if (!isInstalled) console.log("PostgreSQL is not installed here; the tests that need it are skipped.");
  return isInstalled;
}

function debianFolders(): string[] {
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
