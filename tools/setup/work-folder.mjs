import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./folders.mjs";

/** No step lasts longer: what was last touched before was left behind by a set-up that was killed. */
const LEFT_BEHIND_MS = 24 * 60 * 60_000;

/**
 * Runs `work` with an empty folder that nobody else has, and takes the folder
 * away afterwards: two set-ups at once, whatever folders they fill, draw
 * nothing into each other's files.
 *
 * @template Result
 * @param {string} name what the folder is for
 * @param {(folder: string) => Promise<Result>} work
 * @param {string} parent where such folders are
 * @returns {Promise<Result>}
 */
export async function withWorkFolder(name, work, parent = join(ROOT, ".lieudit", "work")) {
  mkdirSync(parent, { recursive: true });
  removeLeftBehind(parent);
  const folder = mkdtempSync(join(parent, `${name}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function removeLeftBehind(parent) {
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - usedAt > LEFT_BEHIND_MS) rmSync(path, { recursive: true, force: true });
  }
}
