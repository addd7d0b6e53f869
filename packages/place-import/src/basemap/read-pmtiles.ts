import { type FileHandle, open } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import {
  type ByteRange,
  type DirectoryEntry,
  HEADER_BYTES,
  type PmtilesHeader,
  parseDirectory,
  parseHeader,
} from "./pmtiles-format.ts";
import type { StoredTile } from "./write-pmtiles.ts";

/** An archive that an import wrote. */
export interface PmtilesArchive {
  header: PmtilesHeader;
  /** All tiles by rising number. */
  tiles(): AsyncGenerator<StoredTile>;
  /** The archive's own JSON; empty when it is none. */
  metadata(): Promise<Readonly<Record<string, unknown>>>;
  close(): Promise<void>;
}

/** Far above any directory that `writePmtiles` makes. */
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;

/** @throws {RangeError} for a file that is no such archive; file errors as Node gives them. */
export async function openPmtiles(path: string): Promise<PmtilesArchive> {
  const file = await open(path, "r");
  try {
    const header = parseHeader(await bytesAt(file, { offset: 0, length: HEADER_BYTES }));
    return {
      header,
      tiles: () => tilesIn(file, header),
      metadata: () => metadataIn(file, header),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* tilesIn(file: FileHandle, header: PmtilesHeader): AsyncGenerator<StoredTile> {
  for await (const entry of entriesIn(file, header.root, header.leaves.offset)) {
    const { offset, length, tileId, runLength } = entry;
    const bytes = await bytesAt(file, { offset: header.tiles.offset + offset, length });
    for (let run = 0; run < runLength; run += 1) yield { id: tileId + run, bytes };
  }
}

async function metadataIn(file: FileHandle, { metadata }: PmtilesHeader): Promise<Record<string, unknown>> {
  const text = gunzipSync(await bytesAt(file, metadata), { maxOutputLength: MAX_DIRECTORY_BYTES });
  const value: unknown = JSON.parse(text.toString("utf8"));
  return typeof value === "object" && value !== null ? { ...value } : {};
}

async function* entriesIn(
  file: FileHandle,
  range: ByteRange,
  leavesOffset: number,
): AsyncGenerator<DirectoryEntry> {
  const packed = await bytesAt(file, range);
  for (const entry of parseDirectory(gunzipSync(packed, { maxOutputLength: MAX_DIRECTORY_BYTES }))) {
    if (entry.runLength > 0) yield entry;
    else {
      yield* entriesIn(
        file,
        { offset: leavesOffset + entry.offset, length: entry.length },
        // A leaf holds tiles only.
        leavesOffset,
      );
    }
  }
}

async function bytesAt(file: FileHandle, { offset, length }: ByteRange): Promise<Buffer> {
  if (length > MAX_DIRECTORY_BYTES) throw new RangeError("a part of this archive is impossibly long");
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  if (bytesRead < length) throw new RangeError("this archive is cut off");
  return bytes;
}
