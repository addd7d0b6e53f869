import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep } from "./step.mjs";

/**
 * Makes the index of places anew where it is in a file and DATABASE_URL asks
 * for a database, or the other way round; and where the version before this
 * one wrote it in another form.
 *
 * @param {string} dataDir absolute
 */
export async function moveIndex(dataDir) {
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? "";
  const folder = join(dataDir, "places");
  if (!isIndexElsewhere(folder, databaseUrl !== "") && !isIndexOfOtherForm(folder)) return;
  await runStep({
    name: databaseUrl === "" ? "Places into a file" : "Places into PostgreSQL",
    command: NODE_24,
    args: [join(ROOT, "packages", "place-import", "src", "command", "main.ts"), "--rebuild"],
    env: { ...process.env, DATA_DIR: dataDir },
    adviceFor: () =>
      databaseUrl === ""
        ? `Check that ${dataDir} can be written, and run the command again.`
        : "Check the database of DATABASE_URL, or take the setting away, and run the command again.",
  });
}

/**
 * Whether what is published in `folder` is an index of the other kind.
 *
 * @param {string} folder
 * @param {boolean} isInDatabaseWanted
 */
export function isIndexElsewhere(folder, isInDatabaseWanted) {
  try {
    const { index } = JSON.parse(readFileSync(join(folder, "current.json"), "utf8"));
    return typeof index === "string" && index.startsWith("postgres-") !== isInDatabaseWanted;
  } catch {
    // Nothing is imported yet, or the server says better what is wrong with the file.
    return false;
  }
}

/**
 * Whether what is published in `folder` was written by a version that kept
 * indexes in another form.
 *
 * @param {string} folder
 */
export function isIndexOfOtherForm(folder) {
  const manifest = join(folder, "current.json");
  if (!existsSync(manifest)) return false;
  const script = fileURLToPath(new URL("check-index.ts", import.meta.url));
  // A database that does not answer is for the server to wait for.
  return spawnSync(NODE_24, [script, manifest], { stdio: "ignore", timeout: 10_000 }).status === 3;
}
