import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep } from "./step.mjs";

/**
 * Rebuilds the place index if this version cannot read its format, or if an
 * earlier version wrote it into tables of PostgreSQL.
 *
 * @param {string} dataDir absolute
 */
export async function migrateIndex(dataDir) {
  if (!isIndexOutdated(join(dataDir, "places"))) return;
  await runStep({
    name: "Places of an earlier version",
    command: NODE_24,
    args: [join(ROOT, "packages", "place-import", "src", "command", "main.ts"), "--rebuild"],
    env: { ...process.env, DATA_DIR: dataDir },
    adviceFor: () => `Check that ${dataDir} can be written, and run the command again.`,
  });
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
  return spawnSync(NODE_24, [script, manifest], { stdio: "ignore", timeout: 10_000 }).status === 3;
}
