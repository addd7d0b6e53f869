import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The data cannot be copied; the message says what to do. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

export interface BackupSummary {
  fileCount: number;
  databaseCount: number;
  byteCount: number;
}

/** Caches and lock files, which are not copied. */
const EXCLUDED = /^(?:og|listings\/pictures)(?:\/|$)|\.lock$|-(?:wal|shm|journal)$/;

/** Databases that may be written during the copy; a published index of places never changes. */
const LIVE_DATABASE = /^(?!places\/index-).*\.sqlite$/;

/** Attempts: an import may be published while files are copied. */
const MAX_ATTEMPTS = 3;

/**
 * Copies a data folder while servers and imports use it. Files are copied
 * before and after the databases that name them, so every file of a row is
 * included. Each database is a snapshot, and places are those of one import.
 * The copy gets its final name when it is complete.
 *
 * @param to a folder that does not exist yet, or is empty
 * @throws {BackupError}
 */
export async function copyData(from: string, to: string): Promise<BackupSummary> {
  await checkFolders(from, to);
  const draft = `${to}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    for (let attempt = 1; ; attempt++) {
      const published = await readPublishedPlaces(from);
      await copyFiles(from, draft);
      // The first pass may take minutes, the second copies only what changed.
      await copyFiles(from, draft);
      await copyDatabases(from, draft);
      await copyFiles(from, draft);
      if (published === (await readPublishedPlaces(from))) break;
      if (attempt === MAX_ATTEMPTS)
        throw new BackupError("Imports of places kept changing the data; try again when they have ended.");
      await rm(join(draft, "places"), { recursive: true, force: true });
    }
    const summary = await toSummary(draft);
    await rm(to, { recursive: true, force: true });
    await rename(draft, to);
    return summary;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function checkFolders(from: string, to: string): Promise<void> {
  if (!existsSync(from)) {
    throw new BackupError(`There is no data in ${from}; name the folder in DATA_DIR.`);
  }
  const path = relative(from, to);
  if (path === "" || !path.startsWith("..")) {
    throw new BackupError(`${to} is inside the data itself; name a folder elsewhere, best on another disk.`);
  }
  if (existsSync(to) && (await readdir(to)).length > 0) {
    throw new BackupError(`${to} is not empty; name a new folder, such as one with the day in its name.`);
  }
}

/** Reads the manifest of the published places, or an empty text if no places are published. */
async function readPublishedPlaces(from: string): Promise<string> {
  return readFile(join(from, "places", "current.json"), "utf8").catch(ifMissing(""));
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const path of await listPaths(from)) {
    if (LIVE_DATABASE.test(path)) continue;
    const [source, target] = [join(from, path), join(to, path)];
    const [original, copy] = await Promise.all([readSizeAndTime(source), readSizeAndTime(target)]);
    if (original === null) continue;
    if (copy !== null && copy.size === original.size && copy.mtimeMs >= original.mtimeMs) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // A copy on write costs nothing if the file system has it.
    const isCopied = await copyFile(source, target, constants.COPYFILE_FICLONE).then(
      () => true,
      ifMissing(false),
    );
    if (isCopied) await syncFile(target);
  }
}

/** Copies a consistent snapshot of each database and checks its integrity. */
async function copyDatabases(from: string, to: string): Promise<void> {
  for (const path of await listPaths(from)) {
    if (!LIVE_DATABASE.test(path)) continue;
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rm(target, { force: true });
    const source = new DatabaseSync(join(from, path), { timeout: 10_000 });
    try {
      source.prepare("vacuum into ?").run(target);
    } finally {
      source.close();
    }
    checkIntegrity(target, path);
    await syncFile(target);
  }
}

function checkIntegrity(copy: string, path: string): void {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    const result = Object.values(database.prepare("pragma integrity_check").get() ?? {})[0];
    if (result === "ok") return;
    throw new BackupError(
      `${path} is damaged (${String(result)}); keep your older backups, and restore one.`,
    );
  } finally {
    database.close();
  }
}

/** Lists all files below `folder`, as relative paths with "/". */
async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !EXCLUDED.test(path));
}

async function toSummary(folder: string): Promise<BackupSummary> {
  const paths = await listPaths(folder);
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).size));
  return {
    fileCount: paths.length,
    databaseCount: paths.filter((path) => LIVE_DATABASE.test(path)).length,
    byteCount: sizes.reduce((sum, size) => sum + size, 0),
  };
}

async function readSizeAndTime(path: string): Promise<{ size: number; mtimeMs: number } | null> {
  return stat(path).catch(ifMissing(null));
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Handles files that an import or a clean-up removes during the copy. */
function ifMissing<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}
