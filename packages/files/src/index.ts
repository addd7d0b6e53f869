export { type CopyReport, copyFiles } from "./copy-files.ts";
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
export { openFileStore } from "./open-file-store.ts";
export { makeSyncedFolder, syncFolder } from "./synced-folder.ts";
