/** Files by key, in a folder of this machine or in object storage that several servers share. */
export interface FileStore {
  /** Whether the files are not on this machine. */
  readonly isRemote: boolean;
  /**
   * Stores bytes. Readers find the old file or the new one, never a part, also after a power cut.
   *
   * @throws {FileStoreError}
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Like `put`, for a finished file of this machine, which is moved. It may already have its place in the folder. */
  putFile(key: string, path: string): Promise<void>;
  /**
   * Returns a file, or a part of it. Null if it is missing.
   *
   * @throws {FileStoreError} TOO_LARGE above `MAX_READ_BYTES`; use `open`
   */
  read(key: string, range?: ByteRange): Promise<Buffer | null>;
  /** Like `read`, as a stream, which fails if the connection drops. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** Calls `use` with the path of a copy that may only be read. Null if the file is missing. */
  withLocalFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result | null>;
  /** Returns null if the file is missing. */
  stat(key: string): Promise<FileFacts | null>;
  /** Sets the time of a file to now, so that it counts as new. False if it is missing. */
  touch(key: string): Promise<boolean>;
  /** Deletes a file; a missing one is deleted already. */
  delete(key: string): Promise<void>;
  /** Lists the files whose keys start with `prefix`, a folder such as `photos/`. Leaves out what has no key, which others put there. */
  list(prefix: string): AsyncIterable<ListedFile>;
}

/** Bytes of a file; the last one is included. A range beyond the end is empty. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface FileFacts {
  byteCount: number;
  modified: Date;
}

export interface ListedFile extends FileFacts {
  key: string;
}

export interface OpenedFile {
  /** Bytes of the stream. */
  byteCount: number;
  stream: AsyncIterable<Buffer>;
}

export interface TransferOptions {
  /** Called with the bytes of each part of a large file. */
  onBytes?: ((byteCount: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

export type FileStoreErrorCode =
  /** The storage does not respond, or is overloaded; retry later. */
  | "UNAVAILABLE"
  /** The storage refuses the request: wrong key, missing rights or no such bucket. */
  | "REFUSED"
  | "TOO_LARGE"
  /** A file differs from its digest. */
  | "DAMAGED";

/** An error of object storage. Errors of a folder stay those of the system. */
export class FileStoreError extends Error {
  override readonly name = "FileStoreError";
  readonly code: FileStoreErrorCode;

  constructor(code: FileStoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Larger files are read as a stream. */
export const MAX_READ_BYTES = 64 * 1024 ** 2;
const MAX_KEY_LENGTH = 300;

/** Whether a key is a plain path; keys become file names. */
export function isKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(key);
}

/** @throws {RangeError} for a text that is not a key */
export function checkKey(key: string): string {
  if (isKey(key)) return key;
  throw new RangeError(`"${key.slice(0, 80)}" is not a key of a file.`);
}

/** Collects a stream that `open` returned. */
export async function readOpened({ byteCount, stream }: OpenedFile): Promise<Buffer> {
  if (byteCount > MAX_READ_BYTES) {
    await stream[Symbol.asyncIterator]().return?.();
    throw new FileStoreError("TOO_LARGE", `A file of ${byteCount} bytes is read as a stream only.`);
  }
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Lists all files whose keys start with `prefix`. */
export async function listAll(files: FileStore, prefix: string): Promise<ListedFile[]> {
  const all: ListedFile[] = [];
  for await (const file of files.list(prefix)) all.push(file);
  return all;
}

/**
 * Reads the beginning of a list of files.
 *
 * @throws {FileStoreError} if the storage does not respond, or refuses
 */
export async function checkReadable(files: FileStore, prefix: string): Promise<void> {
  for await (const _ of files.list(prefix)) return;
}
