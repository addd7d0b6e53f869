import { createHash, randomBytes } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type FileStore, makeSyncedFolder } from "@lieudit/files";
import { type FileProblem, type ReceivedFile, UPLOAD_LIMITS } from "@lieudit/leads/forms";
import { pictureType, TYPE_BYTES } from "./picture-type.ts";

/** A stream of a form's file, and whether it was cut off at the limit. */
export interface FileStream extends AsyncIterable<Buffer> {
  truncated: boolean;
}

/** The files that a form takes. */
export interface FileRule {
  maxBytes: number;
  /** By its first bytes and its name. */
  isAccepted: (start: Buffer, name: string) => boolean;
}

export const PHOTOS: FileRule = {
  maxBytes: UPLOAD_LIMITS.fileBytes,
  isAccepted: (start) => pictureType(start) !== null,
};

/** Portfolios that agencies deliver; the import checks what is in them. */
export const DELIVERIES: FileRule = {
  maxBytes: UPLOAD_LIMITS.deliveryBytes,
  isAccepted: (_start, name) => /\.(?:zip|csv|xml|jsonl)$/i.test(name),
};

/** Where files of strangers lie, stored for good, until they are re-encoded; nothing serves them. */
export class Quarantine {
  readonly #folder: string;
  readonly #rule: FileRule;
  readonly #files: FileStore;
  readonly #ids: string[] = [];
  /** Those of accepted files. */
  readonly #accepted: string[] = [];

  /** @param files the files of leads; `folder` is among their folders */
  constructor(folder: string, rule: FileRule, files: FileStore) {
    this.#folder = folder;
    this.#rule = rule;
    this.#files = files;
  }

  get maxFileBytes(): number {
    return this.#rule.maxBytes;
  }

  /**
   * Writes a file as it comes, under a name of our own.
   *
   * @returns null for a file field that was left empty
   * @throws an error of the disk, after the whole file was received, so that the rest of the form can be read.
   */
  async take(name: string, stream: FileStream): Promise<ReceivedFile | FileProblem | null> {
    // The process's number tells who is at it, so that what a dead one left is swept away.
    const id = `${process.pid}-${randomBytes(16).toString("hex")}`;
    this.#ids.push(id);
    const hash = createHash("sha256");
    let start = Buffer.alloc(0);
    let byteCount = 0;
    let written: QuarantinedFile | null = null;
    try {
      for await (const piece of stream) {
        if (start.length < TYPE_BYTES) start = Buffer.concat([start, piece.subarray(0, TYPE_BYTES)]);
        hash.update(piece);
        byteCount += piece.length;
        written ??= new QuarantinedFile(join(this.#folder, id));
        await written.add(piece);
      }
      await written?.sync();
    } finally {
      await written?.close();
    }
    const isEmpty = byteCount === 0 && name === "";
    const problem = stream.truncated ? "size" : !this.#rule.isAccepted(start, name) ? "type" : null;
    if (!isEmpty && problem === null) {
      this.#accepted.push(id);
      return { id, name, byteCount, digest: hash.digest("hex") };
    }
    if (written !== null) await rm(join(this.#folder, id), { force: true });
    return isEmpty ? null : problem;
  }

  /** Makes sure that the files are stored under their names, also after a power cut. */
  async sync(): Promise<void> {
    await Promise.all(this.#accepted.map((id) => this.#files.putFile(this.#key(id), join(this.#folder, id))));
  }

  /** Removes all that was taken. */
  async clear(): Promise<void> {
    await Promise.all(this.#ids.map((id) => rm(join(this.#folder, id), { force: true })));
    await Promise.all(this.#accepted.map((id) => this.#files.delete(this.#key(id))));
  }

  #key(id: string): string {
    return `${basename(this.#folder)}/${id}`;
  }
}

/** A file that is written piece by piece; the first failure is kept until the end. */
class QuarantinedFile {
  readonly #file: Promise<FileHandle>;
  #written: Promise<void>;

  constructor(path: string) {
    this.#file = makeSyncedFolder(dirname(path)).then(() => open(path, "wx", 0o600));
    this.#written = this.#file.then(() => {});
    this.#written.catch(() => {});
  }

  /** Resolves when it is written, or can no more be. */
  async add(piece: Buffer): Promise<void> {
    this.#written = this.#written.then(async () => {
      const file = await this.#file;
      for (let at = 0; at < piece.length; ) at += (await file.write(piece, at)).bytesWritten;
    });
    await this.#written.catch(() => {});
  }

  /** @throws of the disk, what failed first */
  async sync(): Promise<void> {
    await this.#written;
    await (await this.#file).sync();
  }

  async close(): Promise<void> {
    const file = await this.#file.catch(() => null);
    await file?.close();
  }
}
