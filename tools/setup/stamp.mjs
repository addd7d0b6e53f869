import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { CACHE, ROOT } from "./folders.mjs";

/**
 * A hash of all files under `paths` (files or folders, from the root), by name
 * and content. Tests and what tools make do not count.
 *
 * @param {string[]} paths
 */
export function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) addTo(hash, join(ROOT, path));
  return hash.digest("hex");
}

const NOT_SOURCE = new Set(["node_modules", "build", "dist", ".react-router", ".cache", "coverage"]);

function addTo(hash, path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!NOT_SOURCE.has(name)) addTo(hash, join(path, name));
  } else if (!/\.(test|gallery)\.[a-z]+$/.test(path)) {
    hash
      .update(`${relative(ROOT, path)}\0`)
      .update(readFileSync(path))
      .update("\0");
  }
}

/** @returns {boolean} whether the step `name` was finished with this hash */
export function isStamped(name, hash) {
  try {
    return readFileSync(join(CACHE, `${name}.stamp`), "utf8") === hash;
  } catch {
    return false;
  }
}

/** Forgets that the step was ever finished: call before it starts, so that a killed one is redone. */
export function clearStamp(name) {
  rmSync(join(CACHE, `${name}.stamp`), { force: true });
}

export function writeStamp(name, hash) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, `${name}.stamp`), hash);
}
