import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkKey, type FileStore, FileStoreError, type TransferOptions } from "./file-store.ts";
import { isOfMachine } from "./s3-store.ts";
import { makeSyncedFolder, syncFolder } from "./synced-folder.ts";

/** What the content of a file must be. */
export interface FileDigest {
  byteCount: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Failures in a row, after which the caller decides. */
const MAX_FAILURES = 4;
const PAUSE_MS = 200;

/**
 * Downloads a file to `path`. It has that name only once it is complete, has its digest and would
 * survive a power cut. A download whose connection drops is resumed; a damaged one starts again.
 *
 * @throws {FileStoreError} DAMAGED if it stays damaged, UNAVAILABLE also if it is missing
 */
export async function fetchFile(
  files: FileStore,
  key: string,
  path: string,
  digest: FileDigest,
  options: TransferOptions = {},
): Promise<void> {
  checkKey(key);
  await makeSyncedFolder(dirname(path));
  // A killed process with the same id left it, if anything.
  const draft = `${path}.${process.pid}.fetched`;
  try {
    if (!(await fetchDraft(files, key, draft, digest, options)))
      if (!(await fetchDraft(files, key, draft, digest, options)))
        // A transfer may have changed bytes.
        throw new FileStoreError("DAMAGED", `${key} in the object storage is damaged: its digest is wrong.`);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Returns whether the digest is right. */
async function fetchDraft(
  files: FileStore,
  key: string,
  draft: string,
  digest: FileDigest,
  { onBytes, signal }: TransferOptions,
): Promise<boolean> {
  const file = await open(draft, "w");
  const hash = createHash("sha256");
  let offset = 0;
  try {
    for (let failures = 0; offset < digest.byteCount; ) {
      const before = offset;
      try {
        for await (const piece of readFrom(files, key, offset, digest)) {
          signal?.throwIfAborted();
          await append(file, hash, piece);
          offset += piece.length;
          onBytes?.(piece.length);
        }
        if (offset > digest.byteCount) return false;
        if (offset < digest.byteCount)
          throw new FileStoreError("DAMAGED", `${key} in the object storage is damaged: it ends too early.`);
      } catch (error) {
        const isFinal = isOfMachine(error) || (error instanceof FileStoreError && error.code === "REFUSED");
        failures = offset > before ? 1 : failures + 1;
        if (isFinal || signal?.aborted || failures === MAX_FAILURES) throw error;
        await sleep(PAUSE_MS * failures, undefined, { signal });
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest("hex") === digest.sha256;
}

async function* readFrom(
  files: FileStore,
  key: string,
  offset: number,
  { byteCount }: FileDigest,
): AsyncGenerator<Buffer> {
  const opened = await files.open(key, offset === 0 ? undefined : { first: offset, last: byteCount - 1 });
  if (opened === null) throw new FileStoreError("UNAVAILABLE", `${key} is missing in the object storage.`);
  yield* opened.stream;
}

async function append(file: FileHandle, hash: Hash, piece: Buffer): Promise<void> {
  hash.update(piece);
  await file.appendFile(piece);
}

/** Returns the digest of a file of this machine; null if it is missing. */
export async function readFileDigest(path: string): Promise<FileDigest | null> {
  const hash = createHash("sha256");
  let byteCount = 0;
  try {
    for await (const piece of createReadStream(path)) {
      hash.update(piece as Buffer);
      byteCount += (piece as Buffer).length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  return { byteCount, sha256: hash.digest("hex") };
}
