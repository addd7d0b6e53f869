import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep } from "./step.mjs";
import { withWorkFolder } from "./work-folder.mjs";

const COMMAND = join(ROOT, "packages", "listing-store", "src", "command", "main.ts");

const DESK_COMMAND = join(ROOT, "packages", "desk", "src", "command", "main.ts");

/** One of the demo's agencies. */
const DEMO_AGENCY = "agence-du-vieux-port";

/**
 * Imports the demo's agencies and listings, if the demo town is among the
 * places and the store has no other agencies.
 *
 * @param {string} dataDir absolute
 */
export async function importDemoListings(dataDir) {
  const env = { ...process.env, DATA_DIR: dataDir };
  if (!hasDemoTown(dataDir) || !needsListings(dataDir, env)) return;
  // "New" and "price cut" depend on the clock that visitors see.
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
      args: [
        COMMAND,
        "import",
        "--photos-finies",
        join(written, "agences.jsonl"),
        join(written, "annonces.jsonl"),
      ],
      env,
    });
    await runStep({
      name: "Demo accounts",
      command: NODE_24,
      args: [DESK_COMMAND, "demo", "--agence", listAgencies(env).join(",")],
      env,
    });
  });
}

/** Slugs of the agencies in the store; the demo's alone after its import. */
function listAgencies(env) {
  const { stdout } = spawnSync(NODE_24, [COMMAND, "list"], { env, encoding: "utf8" });
  return stdout.split("\n").flatMap((line) => (line.includes("\t") ? [line.split("\t")[0]] : []));
}

/** Whether the demo town was imported: the listings lie in its streets. */
function hasDemoTown(dataDir) {
  try {
    const { sources } = JSON.parse(readFileSync(join(dataDir, "places", "current.json"), "utf8"));
    return sources.some(({ name }) => name === "demo");
  } catch {
    return false;
  }
}

/** Whether the store has no agency, or the demo's from when its pictures had no files. */
export function needsListings(dataDir, env) {
  const { status, stdout } = spawnSync(NODE_24, [COMMAND, "list"], { env, encoding: "utf8" });
  // The site reports a store that cannot be opened.
  if (status !== 0) return false;
  // One line with tabs for each agency.
  if (!stdout.includes("\t")) return true;
  // With object storage, no folder holds the photos.
  const hasPhotos = Boolean(env.FILES_URL?.trim()) || existsSync(join(dataDir, "listings", "photos"));
  return stdout.includes(`${DEMO_AGENCY}\t`) && !hasPhotos;
}
