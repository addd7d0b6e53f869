import { basename } from "node:path";
import { type FileStore, FileStoreError } from "./file-store.ts";
import { type FilesLocation, parseFilesUrl } from "./files-url.ts";
import { FolderStore } from "./folder-store.ts";
import { S3Store } from "./s3-store.ts";

/**
 * Opens the files of one folder of `DATA_DIR`, such as `DATA_DIR/leads`. Connects at the first use.
 *
 * @param filesUrl FILES_URL; undefined: the files are in that folder
 * @throws {FileStoreError} REFUSED for an invalid address
 */
export function openFileStore(folder: string, filesUrl: string | undefined): FileStore {
  return openObjectStorage(folder, filesUrl) ?? new FolderStore(folder);
}

/** Like `openFileStore`; undefined without an address. */
export function openObjectStorage(folder: string, filesUrl: string | undefined): S3Store | undefined {
  const location = parseUrl(filesUrl);
  return location && new S3Store({ ...location, prefix: `${location.prefix}${basename(folder)}/` });
}

function parseUrl(filesUrl: string | undefined): FilesLocation | undefined {
  try {
    return parseFilesUrl(filesUrl);
  } catch (error) {
    throw new FileStoreError("REFUSED", `FILES_URL cannot be used: ${(error as Error).message}`);
  }
}
