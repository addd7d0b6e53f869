export { type CopyReport, copyFiles } from "./copy-files.ts";
export { type FileDigest, fetchFile, readFileDigest } from "./fetch-file.ts";
export {
  type ByteRange,
  checkReadable,
  type FileFacts,
  type FileStore,
  FileStoreError,
  type FileStoreErrorCode,
  type ListedFile,
  listAll,
  MAX_READ_BYTES,
  type OpenedFile,
} from "./file-store.ts";
export { type FilesLocation, parseFilesUrl } from "./files-url.ts";
export { openFileStore, openObjectStorage } from "./open-file-store.ts";
export type { S3Store } from "./s3-store.ts";
export { makeSyncedFolder, replaceText, syncFolder } from "./synced-folder.ts";
