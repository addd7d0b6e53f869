export type ImportErrorCode =
  /** The command or its options are invalid. */
  | "USAGE"
  /** A file, folder or URL cannot be read at all. */
  | "UNREADABLE"
  /** The file is not of its declared kind, or is truncated. Nothing was changed. */
  | "DAMAGED"
  /** An unsupported kind of file, or an unsupported feature of one. */
  | "UNSUPPORTED"
  /** Another import holds the lock of the data folder. */
  | "BUSY"
  /** A download failed, or its checksum does not match. */
  | "DOWNLOAD"
  /** The data folder is not writable: disk full, no permission. */
  | "STORE"
  /** Aborted by the caller. */
  | "ABORTED";

/** The error of a failed import. The message is one line for the operator. Existing places are kept. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly code: ImportErrorCode;
  constructor(code: ImportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
