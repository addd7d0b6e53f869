import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep } from "./step.mjs";

/**
 * Rebuilds the place index if its store does not match DATABASE_URL (a file
 * instead of a database, or the reverse), or if its format is outdated.
 *
 * @param {string} dataDir absolute
 */
export async function migrateIndex(dataDir) {
  // Servers that share files share the index as one of them.
  const databaseUrl = process.env.FILES_URL?.trim() ? "" : (process.env.DATABASE_URL?.trim() ?? "");
  const folder = join(dataDir, "places");
  if (!isIndexInOtherStore(folder, databaseUrl !== "") && !isIndexOutdated(folder)) return;
  await runStep({
    name: databaseUrl === "" ? "Places into a file" : "Places into PostgreSQL",
    command: NODE_24,
    args: [join(ROOT, "packages", "place-import", "src", "command", "main.ts"), "--rebuild"],
    env: { ...process.env, DATA_DIR: dataDir },
    adviceFor: () =>
      databaseUrl === ""
        ? `Check that ${dataDir} can be written, and run the command again.`
        : "Check the database of DATABASE_URL, or unset it, and run the command again.",
  });
}

/**
 * Whether the index published in `folder` is in the other store.
 *
 * @param {string} folder
 * @param {boolean} isInDatabaseWanted
 */
export function isIndexInOtherStore(folder, isInDatabaseWanted) {
  try {
    const { index } = JSON.parse(readFileSync(join(folder, "current.json"), "utf8"));
    return typeof index === "string" && index.startsWith("postgres-") !== isInDatabaseWanted;
  } catch {
    // Nothing is imported yet, or the manifest is damaged, which the server reports.
    return false;
  }
}

/**
 * Whether the index published in `folder` has a format that this version
 * cannot read.
 *
 * @param {string} folder
 */
export function isIndexOutdated(folder) {
  const manifest = join(folder, "current.json");
  if (!existsSync(manifest)) return false;
  const script = fileURLToPath(new URL("check-index.ts", import.meta.url));
  // An unreachable database is left to the server, which waits for it.
  return spawnSync(NODE_24, [script, manifest], { stdio: "ignore", timeout: 10_000 }).status === 3;
}
