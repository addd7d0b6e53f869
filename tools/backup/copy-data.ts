import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The data cannot be copied, or not to there; the message says what to do. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

export interface BackupSummary {
  fileCount: number;
  databaseCount: number;
  byteCount: number;
}

/** What is made again when it is asked for, and what only marks a process at work. */
const LEFT_OUT = /^(?:og|listings\/pictures)(?:\/|$)|\.lock$|-(?:wal|shm|journal)$/;

/** Databases that somebody may be writing to; an index of places never changes once it is there. */
const LIVE_DATABASE = /^(?!places\/index-).*\.sqlite$/;

/** An import may publish while files are copied; a second one right after it is unlikely. */
const TRIES = 3;

/**
 * Copies a data folder while servers and imports use it. Files come before the
 * databases that name them and once more after, so that every file of a row is
 * there; a database is copied as of one moment; places are those of one import.
 * The copy appears under its name only when it is whole.
 *
 * @param to a folder that does not exist yet, or is empty
 * @throws {BackupError}
 */
export async function copyData(from: string, to: string): Promise<BackupSummary> {
  await refuseWrongFolders(from, to);
  const draft = `${to}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    for (let tries = 1; ; tries++) {
      const published = await publishedPlaces(from);
      await copyFiles(from, draft);
      // The first time may take minutes, the second takes as long as looking.
      await copyFiles(from, draft);
      await copyDatabases(from, draft);
      await copyFiles(from, draft);
      if (published === (await publishedPlaces(from))) break;
      if (tries === TRIES)
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

async function refuseWrongFolders(from: string, to: string): Promise<void> {
  if (!existsSync(from)) {
    throw new BackupError(`There is no data in ${from}; name the folder in DATA_DIR.`);
  }
  const way = relative(from, to);
  if (way === "" || !way.startsWith("..")) {
    throw new BackupError(`${to} is inside the data itself; name a folder elsewhere, best on another disk.`);
  }
  if (existsSync(to) && (await readdir(to)).length > 0) {
    throw new BackupError(
      `${to} holds something already; name a new folder, such as one with the day in its name.`,
    );
  }
}

/** Which index of places is in use; empty where there is none. */
async function publishedPlaces(from: string): Promise<string> {
  return readFile(join(from, "places", "current.json"), "utf8").catch(whenGone(""));
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const path of await pathsIn(from)) {
    if (LIVE_DATABASE.test(path)) continue;
    const [source, target] = [join(from, path), join(to, path)];
    const [before, there] = await Promise.all([sizeAndTime(source), sizeAndTime(target)]);
    if (before === null) continue;
    if (there !== null && there.size === before.size && there.mtimeMs >= before.mtimeMs) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // A copy on write costs nothing where the file system has it.
    const isCopied = await copyFile(source, target, constants.COPYFILE_FICLONE).then(
      () => true,
      whenGone(false),
    );
    if (isCopied) await synced(target);
  }
}

/** As of one moment each, whoever writes meanwhile, and readable to the end. */
async function copyDatabases(from: string, to: string): Promise<void> {
  for (const path of await pathsIn(from)) {
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
    refuseDamage(target, path);
    await synced(target);
  }
}

function refuseDamage(copy: string, path: string): void {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    const said = Object.values(database.prepare("pragma integrity_check").get() ?? {})[0];
    if (said === "ok") return;
    throw new BackupError(`${path} is damaged (${String(said)}); keep your older backups, and restore one.`);
  } finally {
    database.close();
  }
}

/** All files, as paths with "/" below `folder`. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !LEFT_OUT.test(path));
}

async function toSummary(folder: string): Promise<BackupSummary> {
  const paths = await pathsIn(folder);
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).size));
  return {
    fileCount: paths.length,
    databaseCount: paths.filter((path) => LIVE_DATABASE.test(path)).length,
    byteCount: sizes.reduce((sum, size) => sum + size, 0),
  };
}

async function sizeAndTime(path: string): Promise<{ size: number; mtimeMs: number } | null> {
  return stat(path).catch(whenGone(null));
}

async function synced(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** An import or a clean-up may remove a file between looking and reading. */
function whenGone<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}
