import { existsSync } from "node:fs";
import { join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep } from "./step.mjs";
import { withWorkFolder } from "./work-folder.mjs";

/**
 * Draws the demo town and imports it as the source `demo`, into a data folder
 * that has never held places. One that has, even if all were removed, is left
 * as it is.
 *
 * @param {string} dataDir absolute
 */
export async function importDemo(dataDir) {
  if (existsSync(join(dataDir, "places", "current.json"))) return;
  // Ages in the demo, of reviews or fuel prices, are those of the moment that visitors see.
  const clock = process.env.LIEUDIT_CLOCK?.trim() || "now";
  await withWorkFolder("demo", async (drawn) => {
    await runStep({
      name: "Demo town",
      command: NODE_24,
      args: [join(ROOT, "demo", "build.ts"), drawn, "--clock", clock],
    });
    await importDrawn(drawn, dataDir);
  });
}

function importDrawn(drawn, dataDir) {
  return runStep({
    name: "Demo import",
    command: NODE_24,
    args: [
      join(ROOT, "packages", "place-import", "src", "command", "main.ts"),
      join(drawn, "demo.osm"),
      "--name",
      "demo",
      "--patch",
      join(drawn, "facts.jsonl"),
      "--photos",
      join(drawn, "photos"),
    ],
    // Whoever starts waits for it, and nothing is served yet.
    env: { ...process.env, DATA_DIR: dataDir, IMPORT_PRIORITY: "0" },
    adviceFor: (log) =>
      /ENOSPC/.test(log)
        ? "The disk is full: free some space and run the command again."
        : `Check that ${dataDir} can be written, or name another folder in DATA_DIR, and run the command again.`,
  });
}
