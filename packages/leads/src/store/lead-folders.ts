import { chmodSync, mkdirSync, statSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Where the files of leads are, below `DATA_DIR/leads`. */
export interface LeadFolders {
  /** As they came, until they are re-encoded; nobody is shown them. */
  quarantine: string;
  /** Re-encoded. */
  files: string;
  /** Letters, where there is no mail server. */
  outbox: string;
}

/** @param folder `DATA_DIR/leads` */
export function leadFolders(folder: string): LeadFolders {
  return {
    quarantine: join(folder, "quarantine"),
    files: join(folder, "files"),
    outbox: join(folder, "outbox"),
  };
}

/**
 * Keeps what visitors wrote from the other users of the machine: the folder is
 * made for its owner alone, and one of before is closed to strangers. A group
 * that the operator let in stays in.
 */
export function keepPrivate(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { mode } = statSync(folder);
    if ((mode & OF_STRANGERS) !== 0) chmodSync(folder, mode & ~OF_STRANGERS & 0o7777);
  } catch {
    // Of another user, or on a disk that takes nothing: opening the store says what is wrong with it, if anything.
  }
}

const OF_STRANGERS = 0o007;

/** Longer than any form takes to be sent: what is younger may belong to one that is under way. */
const UNDERWAY_MS = 30 * 60_000;

/** Names of the quarantine start with the process that wrote them, drafts of re-encoded files end so. */
const WRITER_IN_NAME = /^(\d+)-[0-9a-f]{32}$|\.(\d+)-[0-9a-f-]{36}$/;

/**
 * Removes the files that belong to no lead.
 *
 * @param known names in quarantine and paths below `folder` that do belong to one.
 * @returns how many were removed
 */
export async function sweepFolders(
  folder: string,
  known: { waiting: ReadonlySet<string>; stored: ReadonlySet<string> },
): Promise<number> {
  const { quarantine, files } = leadFolders(folder);
  let count = 0;
  for (const name of await namesIn(quarantine)) {
    if (known.waiting.has(name) || (await isUnderway(join(quarantine, name), name))) continue;
    await rm(join(quarantine, name), { force: true });
    count += 1;
  }
  for (const part of await namesIn(files)) {
    for (const name of await namesIn(join(files, part))) {
      if (known.stored.has(`files/${part}/${name}`) || (await isUnderway(join(files, part, name), name)))
        continue;
      await rm(join(files, part, name), { force: true });
      count += 1;
    }
  }
  return count;
}

/** Whether whoever wrote a file may still be at it: its process runs, and the file is young. */
async function isUnderway(path: string, name: string): Promise<boolean> {
  const [, ofQuarantine, ofDraft] = WRITER_IN_NAME.exec(name) ?? [];
  const writer = Number(ofQuarantine ?? ofDraft ?? process.pid);
  if (!(writer > 0) || !isRunning(writer)) return false;
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < UNDERWAY_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else runs too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw error;
  }
}
