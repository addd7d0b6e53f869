import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import { ImportError } from "@lieudit/intake";
import { describeReadError, gunzipChunks } from "@lieudit/intake/files";
import { unpackBzip2 } from "./bzip2.ts";
import type { OsmElement, ReadOptions } from "./osm-element.ts";
import { type BlobContents, readPbf } from "./read-pbf.ts";
import { readXml } from "./read-xml.ts";

/** An OpenStreetMap file that can be read repeatedly from its start. */
export interface OsmFile {
  /** Name without folder, for messages and progress. */
  name: string;
  /** Path of a file with the same content that `openOsmFile` reads again: the unpacked one of a `.bz2`. */
  path: string;
  sizeBytes: number;
  read(options: ReadOptions): AsyncGenerator<OsmElement[]>;
}

/** Real extracts in XML compress to a tenth; a higher ratio is an attack on memory or disk. */
const MAX_UNPACKING_RATIO = 200;
const UNPACKING_ALLOWANCE_BYTES = 16 * 1024 * 1024;

/**
 * Opens `.osm.pbf`, `.osm`, `.osm.gz` and `.osm.bz2`. The first bytes decide the format;
 * the name only helps to explain a rejection.
 *
 * @param workFolder receives the unpacked form of a `.bz2`, which is too slow to unpack
 * for each pass.
 * @throws {ImportError} UNREADABLE, UNSUPPORTED or DAMAGED.
 */
export async function openOsmFile(
  path: string,
  { workFolder, signal }: { workFolder: string; signal?: AbortSignal | undefined },
): Promise<OsmFile> {
  const name = basename(path);
  const { start, sizeBytes } = await readStart(path, name);
  const option = suggestFeedOption(start);
  if (option !== null) {
    throw new ImportError(
      "UNSUPPORTED",
      `${name} is a feed and not an extract; import it with ${option} ${name}.`,
    );
  }
  switch (detectKind(start)) {
    case "pbf": {
      const contents: BlobContents = new Map();
      return { name, path, sizeBytes, read: (options) => readPbfFile(path, name, options, contents) };
    }
    case "xml":
      return { name, path, sizeBytes, read: (options) => readXmlFile(path, name, options) };
    case "gzip":
      rejectPackedPbf(name, await gunzipStart(path));
      return { name, path, sizeBytes, read: (options) => readGzipFile(path, name, sizeBytes, options) };
    case "bzip2": {
      const unpacked = await unpackBzip2(path, {
        name,
        workFolder,
        maxBytes: sizeBytes * MAX_UNPACKING_RATIO + UNPACKING_ALLOWANCE_BYTES,
        signal,
      });
      rejectPackedPbf(name, (await readStart(unpacked, name)).start);
      const inner = await openOsmFile(unpacked, { workFolder, signal });
      return { ...inner, name, read: (options) => readXmlFile(unpacked, name, options) };
    }
    case null:
      throw new ImportError("UNSUPPORTED", createUnknownKindError(name, start));
  }
}

type FileKind = "pbf" | "xml" | "gzip" | "bzip2";

function detectKind(start: Buffer): FileKind | null {
  if (start[0] === 0x1f && start[1] === 0x8b) return "gzip";
  if (start.subarray(0, 3).toString("latin1") === "BZh") return "bzip2";
  // A frame's length, then the field "type" (0x0a) of 9 bytes: OSMHeader.
  if (start[4] === 0x0a && start[5] === 9 && start.subarray(6, 15).toString("latin1") === "OSMHeader")
    return "pbf";
  const text = start
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  return text.startsWith("<") ? "xml" : null;
}

/**
 * Returns the import option for a file that is one of our feeds instead of an extract,
 * judged by its start.
 */
function suggestFeedOption(start: Buffer): string | null {
  const text = start.toString("latin1");
  if (/<pdv_liste\b/.test(text)) return "--fuel";
  if (/\bid_pdc_itinerance\W{1,3}etat_pdc\b/.test(text)) return "--irve-live";
  return /\bid_(?:station|pdc)_itinerance\b/.test(text) ? "--irve" : null;
}

/** @throws {ImportError} UNSUPPORTED: PBF is compressed already, so packing it again is a mistake. */
function rejectPackedPbf(name: string, start: Buffer): void {
  if (detectKind(start) !== "pbf") return;
  throw new ImportError(
    "UNSUPPORTED",
    `${name} is an .osm.pbf file that was compressed once more. Unpack it, with gunzip or bunzip2, and import what comes out.`,
  );
}

/**
 * Returns the first unpacked bytes of a gzip file; no bytes if it is damaged, which
 * reading reports better.
 */
async function gunzipStart(path: string): Promise<Buffer> {
  try {
    for await (const piece of gunzipChunks(path)) return Buffer.from(piece.subarray(0, START_BYTES));
  } catch (error) {
    if (!/^Z_/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
  return Buffer.alloc(0);
}

/** Number of bytes that identify a format. */
const START_BYTES = 512;

function createUnknownKindError(name: string, start: Buffer): string {
  if (start.length === 0) return `${name} is empty; get the file again.`;
  const advice = "Import an .osm.pbf, .osm, .osm.gz or .osm.bz2 file.";
  if (name.endsWith(".pbf")) {
    return `${name}, byte 0: this is not an extract in spite of its name: no OSMHeader blob starts it. Get the file again.`;
  }
  if (start.subarray(0, 2).toString("latin1") === "PK")
    return `${name} is a zip archive. Unpack it first; the zip of fuel prices goes with --fuel. ${advice}`;
  return `${name} is neither PBF nor XML. ${advice}`;
}

async function readStart(path: string, name: string): Promise<{ start: Buffer; sizeBytes: number }> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, "r");
    const stats = await file.stat();
    if (!stats.isFile()) throw new ImportError("UNREADABLE", `${path} is not a file.`);
    const start = Buffer.alloc(START_BYTES);
    const { bytesRead } = await file.read(start, 0, start.length, 0);
    return { start: start.subarray(0, bytesRead), sizeBytes: stats.size };
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const why = describeReadError(error);
    throw new ImportError("UNREADABLE", `${name} cannot be read: ${why} (${path}).`, { cause: error });
  } finally {
    await file?.close();
  }
}

async function* readPbfFile(
  path: string,
  name: string,
  options: ReadOptions,
  contents: BlobContents,
): AsyncGenerator<OsmElement[]> {
  const file = await open(path, "r");
  try {
    yield* readPbf(file, name, options, contents);
  } finally {
    await file.close();
  }
}

async function* readXmlFile(path: string, name: string, options: ReadOptions): AsyncGenerator<OsmElement[]> {
  yield* readXml(countBytes(createReadStream(path, { highWaterMark: 256 * 1024 }), options), name, options);
}

async function* readGzipFile(
  path: string,
  name: string,
  sizeBytes: number,
  options: ReadOptions,
): AsyncGenerator<OsmElement[]> {
  const limit = sizeBytes * MAX_UNPACKING_RATIO + UNPACKING_ALLOWANCE_BYTES;
  let bytesRead = 0;
  const pieces = gunzipChunks(path, (bytes) => {
    bytesRead = bytes;
    options.onProgress?.(bytes);
  });
  try {
    yield* readXml(limitBytes(pieces, limit, name), name, options);
  } catch (error) {
    if (!/^Z_/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
    throw new ImportError(
      "DAMAGED",
      `${name}, after byte ${bytesRead}: the gzip data is damaged or cut off. Nothing was changed; get the file again.`,
      { cause: error },
    );
  }
}

async function* countBytes(
  pieces: AsyncIterable<Uint8Array>,
  { onProgress }: ReadOptions,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    yield piece;
    bytes += piece.length;
    onProgress?.(bytes);
  }
}

async function* limitBytes(
  pieces: AsyncIterable<Uint8Array>,
  limit: number,
  name: string,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > limit) {
      throw new ImportError(
        "DAMAGED",
        `${name} unpacks to more than ${MAX_UNPACKING_RATIO} times its size, which no extract does. Nothing was changed.`,
      );
    }
    yield piece;
  }
}
