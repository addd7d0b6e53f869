import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep } from "./step.mjs";
import { withWorkFolder } from "./work-folder.mjs";

const COMMAND = join(ROOT, "packages", "listing-store", "src", "command", "main.ts");

/**
 * Imports the demo's agencies and listings, where the demo town is among the
 * places and nobody has offered anything yet.
 *
 * @param {string} dataDir absolute
 */
export async function importDemoListings(dataDir) {
  const env = { ...process.env, DATA_DIR: dataDir };
  if (!holdsDemoTown(dataDir) || hasAgencies(env)) return;
  // "New" and "price cut" are those of the moment that visitors see.
  const clock = process.env.LIEUDIT_CLOCK?.trim() || "now";
  await withWorkFolder("demo-listings", async (written) => {
    await runStep({
      name: "Demo listings",
      command: NODE_24,
      args: [join(ROOT, "demo", "listings", "build.ts"), written, "--clock", clock],
    });
    await runStep({
      name: "Demo listings import",
      command: NODE_24,
      args: [COMMAND, "import", join(written, "agences.jsonl"), join(written, "annonces.jsonl")],
      env,
    });
  });
}

/** The town of the listings is there; whoever imported another one has no use for them. */
function holdsDemoTown(dataDir) {
  try {
    const { sources } = JSON.parse(readFileSync(join(dataDir, "places", "current.json"), "utf8"));
    return sources.some(({ name }) => name === "demo");
  } catch {
    return false;
  }
}

/** One line with tabs for each agency. */
function hasAgencies(env) {
  const { status, stdout } = spawnSync(NODE_24, [COMMAND, "list"], { env, encoding: "utf8" });
  // A store that does not open says so when the site starts.
  return status !== 0 || stdout.includes("\t");
}
