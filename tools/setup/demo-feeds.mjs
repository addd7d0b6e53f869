import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep } from "./step.mjs";

/** Whom the demo's feeds name, as its map does. */
const FICTION = "Lieudit, contenu de démonstration fictif";
const FEEDS = [
  ["demo-prix", "--fuel", "prix.xml"],
  ["demo-bornes", "--irve", "irve-statique.csv"],
  ["demo-avis", "--reviews", "avis.jsonl"],
];
/** Prices are stale after a day; the oldest that is drawn as a fresh one is 20 hours old. */
const REDRAW_MS = 60 * 60_000;

/**
 * Draws the demo's feeds of fuel prices, charging points and reviews into the
 * data folder and, where the demo town is among the places and this was never
 * done, imports them. Whoever removed them later is not given them again.
 *
 * @param {string} dataDir absolute
 */
export async function importDemoFeeds(dataDir) {
  if (!sourceNames(dataDir).includes("demo")) return;
  const folder = join(dataDir, "demo");
  const marker = join(folder, "feeds", "imported");
  await runStep({ name: "Demo feeds", command: NODE_24, args: drawing(folder) });
  if (existsSync(marker)) return;
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
 * Where a server takes the demo's live values from, unless its operator named
 * sources, removed the demo's or fixed the clock.
 *
 * @param {string} dataDir absolute
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Record<string, string>} settings to add
 */
export function demoLiveSettings(dataDir, env) {
  const isSet = (name) => (env[name]?.trim() ?? "") !== "";
  if (isSet("FUEL_SOURCE") || isSet("IRVE_LIVE_SOURCE") || isSet("LIEUDIT_CLOCK")) return {};
  const names = sourceNames(dataDir);
  const feeds = join(dataDir, "demo", "feeds");
  return {
    ...(names.includes("demo-prix") ? { FUEL_SOURCE: join(feeds, "prix.xml") } : {}),
    ...(names.includes("demo-bornes") ? { IRVE_LIVE_SOURCE: join(feeds, "irve-dynamique.csv") } : {}),
  };
}

/**
 * Draws the feeds anew from time to time, with the times of that moment: a
 * demo that stands for days shows prices of today. The server reads them as it
 * does those of any source.
 *
 * @param {string} dataDir absolute
 * @returns {() => void} stops it
 */
export function keepDemoFeedsFresh(dataDir) {
  const timer = setInterval(() => {
    const child = spawn(NODE_24, drawing(join(dataDir, "demo")), { stdio: "ignore" });
    // The feeds of before stay; the next hour is the next try.
    child.on("error", () => {});
  }, REDRAW_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** @param {string} folder */
function drawing(folder) {
  // Ages of prices are those of the moment that visitors see.
  const clock = process.env.LIEUDIT_CLOCK?.trim() || "now";
  return [join(ROOT, "demo", "feeds", "build.ts"), folder, "--clock", clock];
}

/**
 * What is imported.
 *
 * @param {string} dataDir
 * @returns {string[]}
 */
function sourceNames(dataDir) {
  try {
    const { sources } = JSON.parse(readFileSync(join(dataDir, "places", "current.json"), "utf8"));
    return sources.map(({ name }) => name);
  } catch {
    return [];
  }
}
