import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  type ByteRange,
  checkKey,
  type FileFacts,
  type FileStore,
  isKey,
  type ListedFile,
  type OpenedFile,
  readOpened,
} from "./file-store.ts";
import { makeSyncedFolder, syncFolder } from "./synced-folder.ts";

/** A file that is being written ends with the id of its process and a random id. */
const DRAFT = /\.\d+-[0-9a-f-]{36}$/;
/** A younger draft may still be written. */
const MAX_DRAFT_AGE_MS = 86_400_000;

/** Files below a folder of this machine, under their keys. */
export class FolderStore implements FileStore {
  readonly isRemote = false;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    return this.#place(key, async (draft) => {
      const file = await open(draft, "wx");
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
    });
  }

  async putFile(key: string, path: string): Promise<void> {
    if (path === this.#path(key)) return syncFolder(dirname(path));
    await this.#place(key, async (draft) => {
      // The other file may be on another disk.
      await rename(path, draft).catch(() => copyFile(path, draft));
      const file = await open(draft, "r+");
      await file.sync().finally(() => file.close());
    });
    await rm(path, { force: true });
  }

  async read(key: string, range?: ByteRange): Promise<Buffer | null> {
    const opened = await this.open(key, range);
    return opened === null ? null : readOpened(opened);
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    const path = this.#path(key);
    const handle = await open(path).catch(toNull);
    if (handle === null) return null;
    const { size } = await handle.stat();
    const start = range?.first ?? 0;
    const end = Math.min(range?.last ?? size, size - 1);
    if (end < start) {
      await handle.close();
      return { byteCount: 0, stream: (async function* () {})() };
    }
    return { byteCount: end - start + 1, stream: createReadStream(path, { fd: handle, start, end }) };
  }

  async withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result | null> {
    return (await this.stat(key)) === null ? null : use(this.#path(key));
  }

  async stat(key: string): Promise<FileFacts | null> {
    const file = await stat(this.#path(key)).catch(toNull);
    return file === null ? null : { byteCount: file.size, modified: file.mtime };
  }

  async touch(key: string): Promise<boolean> {
    const touching = utimes(this.#path(key), new Date(), new Date()).then(() => true);
    return (await touching.catch(toNull)) ?? false;
  }

  delete(key: string): Promise<void> {
    return rm(this.#path(key), { force: true });
  }

  /** Also deletes drafts that a killed process left. */
  async *list(prefix: string): AsyncGenerator<ListedFile> {
    const folder = prefix === "" ? "" : checkKey(prefix.replace(/\/$/, ""));
    const entries = (await readdir(join(this.#folder, folder), { withFileTypes: true }).catch(toNull)) ?? [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const key = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (!isKey(key)) continue;
      if (entry.isDirectory()) yield* this.list(`${key}/`);
      else {
        const facts = await this.stat(key).catch(() => null);
        if (facts === null) continue;
        if (!DRAFT.test(key)) yield { key, ...facts };
        else if (Date.now() - facts.modified.getTime() > MAX_DRAFT_AGE_MS) await this.delete(key);
      }
    }
  }

  /** Writes a file under another name, then renames it. */
  async #place(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = this.#path(key);
    await makeSyncedFolder(dirname(path));
    const draft = `${path}.${process.pid}-${randomUUID()}`;
    try {
      await write(draft);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  }

  #path(key: string): string {
    return join(this.#folder, checkKey(key));
  }
}

function toNull(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
