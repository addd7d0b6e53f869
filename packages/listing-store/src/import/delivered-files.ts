import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { StoreError } from "@lieudit/database";
import { type Entry, openPromise, type ZipFile } from "yauzl";

/** The files of a delivery: in a zip, or in the folder of a file. */
export interface DeliveredFiles {
  /** File names without folders, as feeds refer to them. */
  names(): readonly string[];
  /**
   * Reads a file, or returns null if it is missing.
   *
   * @throws {StoreError} INVALID if it is larger than `maxBytes` or damaged.
   */
  read(name: string, maxBytes: number): Promise<Buffer | null>;
  /**
   * Opens a file that may be large, or returns null if it is missing. Each part is
   * valid until the next one, and parts may be iterated several times.
   *
   * @throws {StoreError} as `read` does
   */
  openParts(name: string, maxBytes: number): Promise<Iterable<Uint8Array> | null>;
  close(): void;
}

/** More than any portfolio has; protects against zip bombs. */
const MAX_ENTRIES = 50_000;
/** Unpacked size of all entries. */
const MAX_UNPACKED_BYTES = 8 * 1024 ** 3;

/**
 * Opens a zip. Rejects paths outside the folder, wrong sizes and too many
 * entries. Entries are unpacked when they are read.
 *
 * @throws {StoreError} INVALID
 */
export async function openZip(path: string): Promise<DeliveredFiles> {
  const name = basename(path);
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch (error) {
    throw damaged(name, error);
  }
  const entries = new Map<string, Entry>();
  let unpackedBytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/") || entry.fileName.startsWith("__MACOSX/")) continue;
      unpackedBytes += entry.uncompressedSize;
      if (entries.size >= MAX_ENTRIES || unpackedBytes > MAX_UNPACKED_BYTES) {
        throw new StoreError(
          "INVALID",
          `${name} contient plus de ${MAX_ENTRIES} fichiers ou plus de 8 Go ; partagez la livraison par agence.`,
        );
      }
      entries.set(normaliseName(entry.fileName), entry);
    }
  } catch (error) {
    zip.close();
    throw error instanceof StoreError ? error : damaged(name, error);
  }
  const read = async (wanted: string, maxBytes: number): Promise<Buffer | null> => {
    const entry = entries.get(normaliseName(wanted));
    if (entry === undefined) return null;
    if (entry.uncompressedSize > maxBytes) throw tooLarge(wanted, maxBytes);
    try {
      return await readAll(await zip.openReadStreamPromise(entry), maxBytes, wanted);
    } catch (error) {
      throw error instanceof StoreError ? error : damaged(`${wanted} (${name})`, error);
    }
  };
  return {
    names: () => [...entries.values()].map(({ fileName }) => basename(fileName)),
    read,
    async openParts(wanted, maxBytes) {
      const bytes = await read(wanted, maxBytes);
      return bytes && [bytes];
    },
    close: () => zip.close(),
  };
}

/** Opens the files in the folder of `path`, and no others. */
export function openFolder(path: string): DeliveredFiles {
  const folder = dirname(resolve(path));
  let known: Promise<Map<string, string>> | undefined;
  /** Finds a file of the folder by its name, ignoring case as in a zip. */
  const inOtherCase = async (root: string, wanted: string): Promise<string | null> => {
    known ??= readdir(root).then((names) => new Map(names.map((name) => [normaliseName(name), name])));
    const name = (await known).get(normaliseName(wanted));
    return name === undefined ? null : realpath(join(root, name)).catch(() => null);
  };
  /** @throws {StoreError} as `read` does */
  const find = async (wanted: string, maxBytes: number): Promise<string | null> => {
    const root = await realpath(folder);
    // A link may point out of the folder: the real path decides.
    const file =
      (await realpath(resolve(root, wanted)).catch(() => null)) ?? (await inOtherCase(root, wanted));
    if (file === null) return null;
    if (!file.startsWith(root + sep)) {
      throw new StoreError("INVALID", `${shown(wanted)} est hors du dossier de la livraison.`);
    }
    const stats = await stat(file);
    if (!stats.isFile()) return null;
    if (stats.size > maxBytes) throw tooLarge(wanted, maxBytes);
    return file;
  };
  const opened: number[] = [];
  return {
    names: () => [basename(path)],
    async read(wanted, maxBytes) {
      const file = await find(wanted, maxBytes);
      return file === null ? null : readFile(file);
    },
    async openParts(wanted, maxBytes) {
      const file = await find(wanted, maxBytes);
      if (file === null) return null;
      const descriptor = openSync(file, "r");
      opened.push(descriptor);
      return readParts(descriptor);
    },
    close: () => {
      for (const descriptor of opened.splice(0)) closeSync(descriptor);
    },
  };
}

const PART_BYTES = 256 * 1024;

/** Returns the parts of an open file, with its size of now: what is appended later is ignored. */
function readParts(descriptor: number): Iterable<Uint8Array> {
  const { size } = fstatSync(descriptor);
  return {
    *[Symbol.iterator]() {
      const part = Buffer.allocUnsafe(Math.min(size, PART_BYTES));
      for (let start = 0; start < size; ) {
        const length = readSync(descriptor, part, 0, Math.min(part.length, size - start), start);
        if (length === 0) return;
        yield part.subarray(0, length);
        start += length;
      }
    },
  };
}

/** Normalises a file name: feeds write any case, and some add a folder. */
function normaliseName(name: string): string {
  return basename(name.replaceAll("\\", "/")).toLowerCase();
}

async function readAll(stream: Readable, maxBytes: number, name: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > maxBytes) {
      stream.destroy();
      throw tooLarge(name, maxBytes);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function tooLarge(name: string, maxBytes: number): StoreError {
  const megabytes = Math.floor(maxBytes / 1024 ** 2);
  return new StoreError("INVALID", `${shown(name)} dépasse la limite de ${megabytes} Mo ; réduisez-le.`);
}

function damaged(name: string, cause: unknown): StoreError {
  return new StoreError(
    "INVALID",
    `${shown(name)} n’est pas une archive zip que l’on puisse lire ; envoyez-la de nouveau.`,
    { cause },
  );
}

function shown(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, "?").slice(0, 120);
}
