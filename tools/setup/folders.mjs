import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the repository, absolute. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Cache of the set-up steps; deleted with node_modules and then rebuilt. */
export const CACHE = join(ROOT, "node_modules", ".cache", "lieudit");

/** Logs of the steps; outside node_modules, which a step may replace. */
export const LOGS = join(ROOT, ".lieudit", "logs");

/** The data folder, absolute: DATA_DIR, or `data` in the repository. */
export function getDataFolder() {
  return resolve(process.env.DATA_DIR?.trim() || join(ROOT, "data"));
}

/** Node 24, from the npm package `node`. */
export const NODE_24 = join(ROOT, "node_modules", ".bin", "node");
