import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes `path` and the folders above it that do not exist.
 *
 * Node's own recursive call never ends where the system answers "no such file"
 * for a folder whose parent exists, as it does below `/proc`; this one fails.
 *
 * @throws the system's error when a folder cannot be made, or a file stands in its place.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  let folder = resolve(path);
  while (!existsSync(folder)) {
    missing.push(folder);
    folder = dirname(folder);
  }
  for (const next of missing.reverse()) {
    try {
      mkdirSync(next);
    } catch (error) {
      // Another process may have made it in the meantime.
      if (!existsSync(next)) throw error;
    }
  }
}
