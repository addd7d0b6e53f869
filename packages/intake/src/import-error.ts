export type ImportErrorCode =
  /** The command or its options make no sense. */
  | "USAGE"
  /** A file, folder or address cannot be read at all. */
  | "UNREADABLE"
  /** The file is not what it says, or is cut off: nothing was changed. */
  | "DAMAGED"
  /** A kind of file, or a feature of one, that is not read here. */
  | "UNSUPPORTED"
  /** Another import holds the data folder. */
  | "BUSY"
  /** A download failed, or its checksum is wrong. */
  | "DOWNLOAD"
  /** The data folder cannot be written: disk full, no permission. */
  | "STORE"
  /** Stopped by its caller. */
  | "ABORTED";

/** Why an import did not happen. Its message is one line for the person who started it; the old places stay. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly code: ImportErrorCode;
  constructor(code: ImportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
