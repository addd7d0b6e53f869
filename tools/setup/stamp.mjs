import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { CACHE, ROOT } from "./folders.mjs";

/**
 * Hashes the names and contents of all files under `paths` (files or folders,
 * from the root), without tests and generated files.
 *
 * @param {string[]} paths
 */
export function hashFiles(paths) {
  const hash = createHash("sha256");
  for (const path of paths) addTo(hash, join(ROOT, path));
  return hash.digest("hex");
}

const IGNORED_FOLDERS = new Set(["node_modules", "build", "dist", ".react-router", ".cache", "coverage"]);

function addTo(hash, path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(path).sort())
      if (!IGNORED_FOLDERS.has(name)) addTo(hash, join(path, name));
  } else if (!/\.(test|gallery)\.[a-z]+$/.test(path)) {
    hash
      .update(`${relative(ROOT, path)}\0`)
      .update(readFileSync(path))
      .update("\0");
  }
}

/** @returns {boolean} whether the step `name` finished with this hash */
export function isStamped(name, hash) {
  try {
    return readFileSync(join(CACHE, `${name}.stamp`), "utf8") === hash;
  } catch {
    return false;
  }
}

/** Removes the stamp of a step. Call it before the step starts, so that an interrupted step runs again. */
export function clearStamp(name) {
  rmSync(join(CACHE, `${name}.stamp`), { force: true });
}

export function writeStamp(name, hash) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, `${name}.stamp`), hash);
}
