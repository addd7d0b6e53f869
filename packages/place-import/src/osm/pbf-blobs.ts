import type { FileHandle } from "node:fs/promises";
import * as zlib from "node:zlib";
import { ImportError } from "@lieudit/intake";
import { BadMessage, FieldReader } from "./pbf-fields.ts";

/** Limits of the format. @see https://wiki.openstreetmap.org/wiki/PBF_Format#File_format */
const MAX_BLOB_HEADER_BYTES = 64 * 1024;
export const MAX_BLOB_BYTES = 32 * 1024 * 1024;

/** One framed part of a `.osm.pbf` file, still packed. */
export interface PbfBlob {
  /** Counted from 0; 0 is the header. */
  index: number;
  /** Byte offset of the blob's frame in the file. */
  offset: number;
  /** `OSMHeader`, `OSMData` or a type of a later format. */
  type: string;
  /** The `Blob` message. Valid until the next blob is read. */
  bytes: Uint8Array;
}

/**
 * Yields the blobs of `file` in order, one at a time.
 *
 * @throws {ImportError} DAMAGED when frames do not fit the file: the position of later
 * blobs is unknown then.
 */
export async function* readBlobs(file: FileHandle, name: string): AsyncGenerator<PbfBlob> {
  const { size } = await file.stat();
  // One buffer for all: a new one for each blob would only be freed by a full garbage collection.
  let buffer = Buffer.alloc(0);
  let offset = 0;
  for (let index = 0; offset < size; index += 1) {
    const at = `${name}, blob ${index} at byte ${offset}`;
    const lengthBytes = await readExactly(file, offset, 4, size, at);
    const headerLength = lengthBytes.readUInt32BE(0);
    if (headerLength > MAX_BLOB_HEADER_BYTES) {
      throw createDamagedError(
        at,
        `its header says ${headerLength} bytes, above the limit of ${MAX_BLOB_HEADER_BYTES}`,
      );
    }
    const header = parseBlobHeader(await readExactly(file, offset + 4, headerLength, size, at), at);
    if (header.dataSize > MAX_BLOB_BYTES) {
      throw createDamagedError(at, `it says ${header.dataSize} bytes, above the limit of ${MAX_BLOB_BYTES}`);
    }
    const dataOffset = offset + 4 + headerLength;
    if (dataOffset + header.dataSize <= size && buffer.length < header.dataSize) {
      buffer = Buffer.alloc(header.dataSize);
    }
    const bytes = await readExactly(file, dataOffset, header.dataSize, size, at, buffer);
    yield { index, offset, type: header.type, bytes };
    offset = dataOffset + header.dataSize;
  }
}

/**
 * Unpacks a blob.
 *
 * @throws {BadMessage} when it is damaged, or larger than declared or allowed.
 * @throws {ImportError} UNSUPPORTED for an unsupported compression.
 */
export function unpackBlob(blob: PbfBlob, name: string): Uint8Array {
  let raw: Uint8Array | undefined;
  let declaredSize: number | undefined;
  let packed: { by: "zlib" | "zstd"; bytes: Uint8Array } | undefined;
  let unknownPacking: string | undefined;
  for (const fields = new FieldReader(blob.bytes); fields.next(); ) {
    const { field } = fields;
    if (field === 1) raw = fields.readBytes();
    else if (field === 2) declaredSize = fields.readNumber();
    else if (field === 3) packed = { by: "zlib", bytes: fields.readBytes() };
    else if (field === 7) packed = { by: "zstd", bytes: fields.readBytes() };
    else if (field in OTHER_PACKINGS) unknownPacking = OTHER_PACKINGS[field];
  }
  if (unknownPacking !== undefined) {
    throw new ImportError(
      "UNSUPPORTED",
      `${name}, blob ${blob.index} at byte ${blob.offset}: packed with ${unknownPacking}, which is not read here ` +
        "(zlib, zstd and unpacked are); convert it with `osmium cat in.osm.pbf -o out.osm.pbf`.",
    );
  }
  if (raw !== undefined) return raw;
  if (packed === undefined) throw new BadMessage("it has no content");
  if (declaredSize === undefined) throw new BadMessage("it does not say its unpacked size");
  if (declaredSize > MAX_BLOB_BYTES) {
    throw new BadMessage(`it says ${declaredSize} bytes when unpacked, above the limit of ${MAX_BLOB_BYTES}`);
  }
  const content = unpack(packed, declaredSize);
  if (content.length !== declaredSize) {
    throw new BadMessage(`it unpacks to ${content.length} bytes but says ${declaredSize}`);
  }
  return content;
}

const OTHER_PACKINGS: Readonly<Record<number, string>> = { 4: "LZMA", 5: "bzip2", 6: "LZ4" };

function unpack(packed: { by: "zlib" | "zstd"; bytes: Uint8Array }, declaredSize: number): Uint8Array {
  try {
    // Zlib rejects a limit of 0.
    const size = Math.max(64, declaredSize);
    // One chunk of the right size: default chunks would be joined, at twice the memory.
    const options = { maxOutputLength: Math.max(1, declaredSize), chunkSize: size };
    // Synchronous instead of in Node's thread pool, whose threads each keep the largest block they ever saw.
    return packed.by === "zlib"
      ? zlib.inflateSync(packed.bytes, options)
      : zlib.zstdDecompressSync(packed.bytes, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
      throw new BadMessage(`it unpacks to more than the ${declaredSize} bytes that it says`, {
        cause: error,
      });
    }
    throw new BadMessage(`its ${packed.by} data is damaged`, { cause: error });
  }
}

function parseBlobHeader(bytes: Uint8Array, at: string): { type: string; dataSize: number } {
  let type = "";
  let dataSize = -1;
  try {
    for (const fields = new FieldReader(bytes); fields.next(); ) {
      if (fields.field === 1) type = new TextDecoder().decode(fields.readBytes());
      else if (fields.field === 3) dataSize = fields.readNumber();
    }
  } catch (error) {
    if (error instanceof BadMessage)
      throw createDamagedError(at, `its header is damaged: ${error.message}`, error);
    throw error;
  }
  if (type === "" || dataSize < 0) throw createDamagedError(at, "its header names no type or no size");
  return { type, dataSize };
}

async function readExactly(
  file: FileHandle,
  position: number,
  length: number,
  size: number,
  at: string,
  into?: Buffer,
): Promise<Buffer> {
  if (position + length > size) {
    throw createDamagedError(
      at,
      `the file is cut off: it ends at byte ${size}, ${position + length - size} too early`,
    );
  }
  const buffer = into?.subarray(0, length) ?? Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) throw createDamagedError(at, "the file became shorter while it was read");
    filled += bytesRead;
  }
  return buffer;
}

function createDamagedError(at: string, what: string, cause?: unknown): ImportError {
  return new ImportError("DAMAGED", `${at}: ${what}. Nothing was changed; get the file again.`, { cause });
}
