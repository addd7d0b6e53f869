import { randomUUID } from "node:crypto";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FileStore, type ListedFile, MAX_READ_BYTES } from "./file-store.ts";

export interface CopyReport {
  copiedCount: number;
  copiedBytes: number;
  /** Files that the target has already. */
  presentCount: number;
}

/** Requests at a time; more would hardly be faster. */
const WORKERS = 8;

/**
 * Copies the files whose keys start with `prefix` to another store. A second run only copies what is
 * missing or newer, so an interrupted one is continued. The source stays as it is.
 *
 * @param report counts, also while the copy runs
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  prefix: string,
  report: CopyReport,
): Promise<void> {
  let hasFailed = false;
  // The workers share one list.
  const files = from.list(prefix)[Symbol.asyncIterator]();
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (let next = await files.next(); next.done !== true && !hasFailed; next = await files.next()) {
        await copyNewer(from, to, next.value, report).catch((error: unknown) => {
          hasFailed = true;
          throw error;
        });
      }
    }),
  );
}

async function copyNewer(
  from: FileStore,
  to: FileStore,
  file: ListedFile,
  report: CopyReport,
): Promise<void> {
  const { key, byteCount, modified } = file;
  const present = await to.stat(key);
  // Times of object storage have whole seconds.
  if (present?.byteCount === byteCount && present.modified.getTime() >= modified.getTime() - 1_000) {
    report.presentCount += 1;
    return;
  }
  const isCopied =
    byteCount > MAX_READ_BYTES ? await copyLarge(from, to, key) : await copySmall(from, to, key);
  // A file may be deleted in the meantime.
  if (!isCopied) return;
  report.copiedCount += 1;
  report.copiedBytes += byteCount;
}

async function copySmall(from: FileStore, to: FileStore, key: string): Promise<boolean> {
  const bytes = await from.read(key);
  if (bytes !== null) await to.put(key, bytes);
  return bytes !== null;
}

async function copyLarge(from: FileStore, to: FileStore, key: string): Promise<boolean> {
  const isCopied = await from.withLocalFile(key, async (path) => {
    const draft = join(tmpdir(), `lieudit-copy-${randomUUID()}`);
    await copyFile(path, draft);
    await to.putFile(key, draft);
    return true;
  });
  return isCopied === true;
}
