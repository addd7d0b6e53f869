import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, statSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "@lieudit/files";

/** The folders for files of leads, below `DATA_DIR/leads`. */
export interface LeadFolders {
  /** Uploads before re-encoding; never served. */
  quarantine: string;
  /** Re-encoded photos. */
  files: string;
  /** Emails, if no mail server is set. */
  outbox: string;
}

/** @param folder `DATA_DIR/leads` */
export function getLeadFolders(folder: string): LeadFolders {
  return {
    quarantine: join(folder, "quarantine"),
    files: join(folder, "files"),
    outbox: join(folder, "outbox"),
  };
}

/** Returns the key of an upload in quarantine, in the files of leads. */
export function getQuarantineKey(id: string): string {
  return `quarantine/${id}`;
}

/**
 * Closes the folder to other users of the machine, creating it if necessary.
 * Access of a group that the operator granted stays.
 */
export function makePrivate(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { mode } = statSync(folder);
    if ((mode & OTHERS_ACCESS) !== 0) chmodSync(folder, mode & ~OTHERS_ACCESS & 0o7777);
  } catch {
    // The folder belongs to another user or the disk is full: opening the store reports that.
  }
}

const OTHERS_ACCESS = 0o007;

/** Longer than any form takes to send. A younger file may belong to a form in progress. */
const UNDERWAY_MS = 30 * 60_000;

/** Names in quarantine start with the id of the process that writes them; drafts of re-encoded files end with it. */
const WRITER_IN_NAME = /^(\d+)-[0-9a-f]{32}$|\.(\d+)-[0-9a-f-]{36}$/;

/** Names in quarantine and paths below the folder of leads that belong to a lead. */
interface KnownFiles {
  waiting: ReadonlySet<string>;
  stored: ReadonlySet<string>;
}

/**
 * Removes files that do not belong to a lead.
 *
 * @returns the number of removed files
 */
export async function sweepFiles(folder: string, files: FileStore, known: KnownFiles): Promise<number> {
  // Files of this machine may also be on their way to the storage, or wait for `npm run files -- copy`.
  let count = await sweepFolders(folder, known);
  if (!files.isRemote) return count;
  const nowMs = await readStorageClock(files);
  for (const prefix of ["quarantine/", "files/"]) {
    for await (const { key, modified } of files.list(prefix)) {
      const isKnown = known.stored.has(key) || known.waiting.has(key.slice(prefix.length));
      // A form in progress, of any server, has no row yet.
      if (isKnown || nowMs - modified.getTime() < UNDERWAY_MS) continue;
      await files.delete(key);
      count += 1;
    }
  }
  return count;
}

/** Returns the time by the clock that dates the files, whatever that of this server is. */
async function readStorageClock(files: FileStore): Promise<number> {
  const key = `quarantine/clock-${randomUUID()}`;
  await files.put(key, Buffer.from("now"));
  const facts = await files.stat(key);
  await files.delete(key);
  // Without an answer every file is young.
  return facts?.modified.getTime() ?? 0;
}

async function sweepFolders(folder: string, known: KnownFiles): Promise<number> {
  const { quarantine, files } = getLeadFolders(folder);
  let count = 0;
  for (const name of await listNames(quarantine)) {
    if (known.waiting.has(name) || (await isUnderway(join(quarantine, name), name))) continue;
    await rm(join(quarantine, name), { force: true });
    count += 1;
  }
  for (const part of await listNames(files)) {
    for (const name of await listNames(join(files, part))) {
      if (known.stored.has(`files/${part}/${name}`) || (await isUnderway(join(files, part, name), name)))
        continue;
      await rm(join(files, part, name), { force: true });
      count += 1;
    }
  }
  return count;
}

/** Whether a file may still be being written: its process runs, and the file is recent. */
async function isUnderway(path: string, name: string): Promise<boolean> {
  const [, quarantineWriter, draftWriter] = WRITER_IN_NAME.exec(name) ?? [];
  const writer = Number(quarantineWriter ?? draftWriter ?? process.pid);
  if (!(writer > 0) || !isRunning(writer)) return false;
  const file = await stat(path).catch(() => null);
  return file !== null && Date.now() - file.mtimeMs < UNDERWAY_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, as another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw error;
  }
}
