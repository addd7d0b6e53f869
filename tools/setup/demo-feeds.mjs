import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep } from "./step.mjs";

/** Attribution of the demo's feeds, the same as that of its map. */
const FICTION = "Lieudit, contenu de démonstration fictif";
const FEEDS = [
  ["demo-prix", "--fuel", "prix.xml"],
  ["demo-bornes", "--irve", "irve-statique.csv"],
  ["demo-avis", "--reviews", "avis.jsonl"],
];
/** Prices are stale after a day; the oldest generated price is 20 hours old. */
const REDRAW_MS = 60 * 60_000;

/**
 * Generates the demo's feeds of fuel prices, charging points and reviews into
 * the data folder. Imports them once, if the demo town is among the places:
 * an operator who removes them does not get them back.
 *
 * @param {string} dataDir absolute
 */
export async function importDemoFeeds(dataDir) {
  const names = readSourceNames(dataDir);
  if (!names.includes("demo")) return;
  const folder = join(dataDir, "demo");
  const marker = join(folder, "feeds", "imported");
  await runStep({ name: "Demo feeds", command: NODE_24, args: getBuildArgs(folder) });
  // Another server may have imported them into the places of FILES_URL.
  const isShared = Boolean(process.env.FILES_URL?.trim());
  if (existsSync(marker) || (isShared && FEEDS.some(([name]) => names.includes(name)))) return;
  for (const [name, option, file] of FEEDS) {
    await runStep({
      name: `Demo feed ${file}`,
      command: NODE_24,
      args: [
        join(ROOT, "packages", "place-import", "src", "command", "main.ts"),
        option,
        join(folder, "feeds", file),
        "--name",
        name,
        "--attribution",
        FICTION,
      ],
      env: { ...process.env, DATA_DIR: dataDir, IMPORT_PRIORITY: "0" },
      adviceFor: () => `Check that ${dataDir} can be written, and run the command again.`,
    });
  }
  writeFileSync(marker, "");
}

/**
 * Sources of the demo's live values. Empty if the operator set sources or the
 * clock, or removed the demo's feeds.
 *
 * @param {string} dataDir absolute
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Record<string, string>} settings to add
 */
export function getDemoLiveSettings(dataDir, env) {
  const isSet = (name) => (env[name]?.trim() ?? "") !== "";
  if (isSet("FUEL_SOURCE") || isSet("IRVE_LIVE_SOURCE") || isSet("LIEUDIT_CLOCK")) return {};
  const names = readSourceNames(dataDir);
  const feeds = join(dataDir, "demo", "feeds");
  return {
    ...(names.includes("demo-prix") ? { FUEL_SOURCE: join(feeds, "prix.xml") } : {}),
    ...(names.includes("demo-bornes") ? { IRVE_LIVE_SOURCE: join(feeds, "irve-dynamique.csv") } : {}),
  };
}

/**
 * Regenerates the feeds every hour with current times, so that a demo that
 * runs for days shows current prices. The server reads them like any source.
 *
 * @param {string} dataDir absolute
 * @returns {() => void} stops it
 */
export function refreshDemoFeeds(dataDir) {
  const timer = setInterval(() => {
    const child = spawn(NODE_24, getBuildArgs(join(dataDir, "demo")), { stdio: "ignore" });
    // Existing data is kept; the next hour retries.
    child.on("error", () => {});
  }, REDRAW_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** @param {string} folder */
function getBuildArgs(folder) {
  // Ages of prices are relative to the time that visitors see.
  const clock = process.env.LIEUDIT_CLOCK?.trim() || "now";
  return [join(ROOT, "demo", "feeds", "build.ts"), folder, "--clock", clock];
}

/**
 * Names of the imported sources.
 *
 * @param {string} dataDir
 * @returns {string[]}
 */
function readSourceNames(dataDir) {
  try {
    const { sources } = JSON.parse(readFileSync(join(dataDir, "places", "current.json"), "utf8"));
    return sources.map(({ name }) => name);
  } catch {
    return [];
  }
}
