/** A file of a form, whole and synced in quarantine. */
export interface ReceivedFile {
  /** Name of its file in quarantine. */
  id: string;
  /** As the sender's device called it; never used as a path. */
  name: string;
  byteCount: number;
  /** SHA-256 in hexadecimal. */
  digest: string;
}

/** `type`: no photo that we take; `size`: larger than one may be; `count`: one too many; `disk`: it could not be written. */
export type FileProblem = "type" | "size" | "count" | "disk";

/** What a form sent: its fields by name, and its files. */
export interface Submission {
  fields: ReadonlyMap<string, string>;
  files: readonly ReceivedFile[];
  /** Files that were not taken; nothing of them is kept. */
  refused: readonly { name: string; problem: FileProblem }[];
  /** Says that a row may name the files now, so that they must stay. */
  keepFiles: () => void;
  /** Says that no row names them after all. */
  dropFiles: () => void;
}

export const UPLOAD_LIMITS = {
  fileCount: 12,
  fileBytes: 15_000_000,
  /** Of a whole form with files. */
  totalBytes: 100_000_000,
  /** Of a form without files. */
  textBytes: 100_000,
  fieldCount: 60,
  fieldBytes: 20_000,
} as const;
