import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep } from "./step.mjs";

/**
 * Makes the index of places anew where it is in a file and DATABASE_URL asks
 * for a database, or the other way round.
 *
 * @param {string} dataDir absolute
 */
export async function moveIndex(dataDir) {
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? "";
  if (!isIndexElsewhere(join(dataDir, "places"), databaseUrl !== "")) return;
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
