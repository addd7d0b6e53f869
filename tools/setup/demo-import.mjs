import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep } from "./step.mjs";
import { withWorkFolder } from "./work-folder.mjs";

/**
 * Generates the demo town and imports it as the source `demo`, if the data folder has never held
 * places, and no other server shares any in the object storage. Does nothing after all places
 * were removed.
 *
 * @param {string} dataDir absolute
 */
export async function importDemo(dataDir) {
  if (!needsDemo(dataDir)) return;
  // Ages of reviews and fuel prices are relative to the time that visitors see.
  const clock = process.env.LIEUDIT_CLOCK?.trim() || "now";
  await withWorkFolder("demo", async (folder) => {
    await runStep({
      name: "Demo town",
      command: NODE_24,
      args: [join(ROOT, "demo", "build.ts"), folder, "--clock", clock],
    });
    await importDemoFiles(folder, dataDir);
  });
}

/**
 * Whether neither the data folder nor the object storage has held places.
 *
 * @param {string} dataDir absolute
 */
export function needsDemo(dataDir) {
  const script = fileURLToPath(new URL("check-demo-need.ts", import.meta.url));
  return spawnSync(NODE_24, [script, dataDir], { stdio: "ignore", timeout: 30_000 }).status === 3;
}

function importDemoFiles(folder, dataDir) {
  return runStep({
    name: "Demo import",
    command: NODE_24,
    args: [
      join(ROOT, "packages", "place-import", "src", "command", "main.ts"),
      join(folder, "demo.osm"),
      "--name",
      "demo",
      "--patch",
      join(folder, "facts.jsonl"),
      "--photos",
      join(folder, "photos"),
    ],
    // The user waits for it, and no visitor is served yet.
    env: { ...process.env, DATA_DIR: dataDir, IMPORT_PRIORITY: "0" },
    adviceFor: (log) =>
      /ENOSPC/.test(log)
        ? "The disk is full: free some space and run the command again."
        : `Check that ${dataDir} can be written, or name another folder in DATA_DIR, and run the command again.`,
  });
}
