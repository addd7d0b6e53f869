import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./folders.mjs";

/** Age after which a work folder is the remains of an interrupted set-up; no step takes this long. */
const MAX_WORK_FOLDER_AGE_MS = 24 * 60 * 60_000;

/**
 * Runs `work` with an empty folder of its own and removes the folder
 * afterwards, so that two set-ups at once cannot mix their files.
 *
 * @template Result
 * @param {string} name prefix of the folder's name
 * @param {(folder: string) => Promise<Result>} work
 * @param {string} parent folder of the work folders
 * @returns {Promise<Result>}
 */
export async function withWorkFolder(name, work, parent = join(ROOT, ".lieudit", "work")) {
  mkdirSync(parent, { recursive: true });
  removeOldWorkFolders(parent);
  const folder = mkdtempSync(join(parent, `${name}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function removeOldWorkFolders(parent) {
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - usedAt > MAX_WORK_FOLDER_AGE_MS) rmSync(path, { recursive: true, force: true });
  }
}
