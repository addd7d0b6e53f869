import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the repository, absolute. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** What set-up remembers and makes; gone with node_modules, then made again. */
export const CACHE = join(ROOT, "node_modules", ".cache", "lieudit");

/** Full output of the steps; outside node_modules, which a step may replace. */
export const LOGS = join(ROOT, ".lieudit", "logs");

/** Where a running Lieudit keeps its data: DATA_DIR, or `data` in the repository. Absolute. */
export function dataFolder() {
  return resolve(process.env.DATA_DIR?.trim() || join(ROOT, "data"));
}

/** Node 24, brought by the npm package `node`. */
export const NODE_24 = join(ROOT, "node_modules", ".bin", "node");
