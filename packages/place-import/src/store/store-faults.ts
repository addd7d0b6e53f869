import { FileStoreError } from "@lieudit/files";
import { ImportError } from "@lieudit/intake";
import { PlaceIndexError } from "@lieudit/place-index";

const NOTHING_CHANGED = " Nothing was changed; existing places are kept.";

/**
 * Converts an error of the disk, of SQLite or of object storage into one sentence. Other errors are returned
 * unchanged.
 *
 * @param outcome what the error means for the places; empty for a command that only reads
 */
export function toStoreError(error: unknown, folder: string, outcome = NOTHING_CHANGED): unknown {
  if (error instanceof ImportError || !(error instanceof Error)) return error;
  if (error instanceof PlaceIndexError || error instanceof FileStoreError) {
    return new ImportError("STORE", error.message + outcome, { cause: error });
  }
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  const why =
    SYSTEM_REASONS[code ?? ""] ??
    (code === "ERR_SQLITE_ERROR" ? SQLITE_REASONS[(errcode ?? 0) & 0xff] : undefined);
  if (why === undefined) return error;
  return new ImportError("STORE", `${why} (${folder}).${outcome}`, { cause: error });
}

const DISK_FULL = "The disk is full: free some space and import again";
const NOT_ALLOWED = "Writing to the data folder is not allowed: check who owns it";
const BROKEN_DISK = "The disk reports an error while writing: check it before importing again";

const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EFBIG: "The file system allows no files of this size: choose another data folder",
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: "The data folder is on a disk that can only be read: choose another",
  EIO: BROKEN_DISK,
  ENOENT: "The data folder cannot be created, or files in it are missing: choose another",
  ENOTDIR: "The data folder is not a folder: choose another",
  EEXIST: "The data folder is not a folder: choose another",
};

/**
 * SQLite result codes by their low byte.
 *
 * @see https://www.sqlite.org/rescode.html
 */
const SQLITE_REASONS: Readonly<Record<number, string>> = {
  8: NOT_ALLOWED,
  10: BROKEN_DISK,
  13: DISK_FULL,
  14: NOT_ALLOWED,
};
