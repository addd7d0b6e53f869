/** A complete uploaded file, synced in quarantine. */
export interface ReceivedFile {
  /** Name of its file in quarantine. */
  id: string;
  /** File name on the sender's device; never used as a path. */
  name: string;
  byteCount: number;
  /** SHA-256 in hexadecimal. */
  digest: string;
}

/** `type`: not an accepted photo format; `size`: file too large; `count`: too many files; `disk`: write error. */
export type FileProblem = "type" | "size" | "count" | "disk";

/** A received form: its fields by name, and its files. */
export interface Submission {
  fields: ReadonlyMap<string, string>;
  files: readonly ReceivedFile[];
  /** Rejected files; they are not stored. */
  refused: readonly { name: string; problem: FileProblem }[];
  /** Keeps the files, because a row may refer to them from now on. */
  keepFiles: () => void;
  /** Releases the files, because no row refers to them. */
  dropFiles: () => void;
}

export const UPLOAD_LIMITS = {
  fileCount: 12,
  fileBytes: 15_000_000,
  /** Maximum size of a portfolio that an agency delivers. */
  deliveryBytes: 95_000_000,
  /** Maximum size of a form with files. */
  totalBytes: 100_000_000,
  /** Maximum size of a form without files. */
  textBytes: 100_000,
  fieldCount: 200,
  fieldBytes: 20_000,
} as const;
