import { type FileHandle, open } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { entryOf } from "./find-tile.ts";
import {
  type ByteRange,
  type DirectoryEntry,
  HEADER_BYTES,
  type PmtilesHeader,
  parseDirectory,
  parseHeader,
} from "./pmtiles-format.ts";
import { type Tile, tileId } from "./tile-id.ts";
import type { StoredTile } from "./write-pmtiles.ts";

/** An archive that an import wrote. */
export interface PmtilesArchive {
  header: PmtilesHeader;
  /** All tiles by rising number. */
  tiles(): AsyncGenerator<StoredTile>;
  /** One tile as it is stored, which is with gzip; null where there is none. */
  tile(tile: Tile): Promise<Uint8Array | null>;
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
      tile: tileReader(file, header),
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

/** Leaf directories that stay in memory, for each archive: a screen of tiles needs one or two. */
const KEPT_DIRECTORIES = 64;

function tileReader(file: FileHandle, header: PmtilesHeader): PmtilesArchive["tile"] {
  const directories = new Map<number, Promise<DirectoryEntry[]>>();
  const directory = (range: ByteRange): Promise<DirectoryEntry[]> => {
    const known = directories.get(range.offset);
    if (known !== undefined) return known;
    const read = bytesAt(file, range).then((packed) =>
      parseDirectory(gunzipSync(packed, { maxOutputLength: MAX_DIRECTORY_BYTES })),
    );
    // A failure is not kept: the next tile asks the disk again.
    read.catch(() => directories.delete(range.offset));
    const [oldest] = directories.keys();
    if (directories.size >= KEPT_DIRECTORIES && oldest !== undefined) directories.delete(oldest);
    directories.set(range.offset, read);
    return read;
  };
  return async (tile) => {
    const id = tileId(tile);
    let range = header.root;
    // The root leads to a leaf, a leaf to tiles: `writePmtiles` makes no deeper ones.
    for (let depth = 0; depth < 2; depth += 1) {
      const entry = entryOf(await directory(range), id);
      if (entry === null) return null;
      const { offset, length, runLength } = entry;
      if (runLength > 0) return bytesAt(file, { offset: header.tiles.offset + offset, length });
      range = { offset: header.leaves.offset + offset, length };
    }
    throw new RangeError("a leaf of this archive leads to another leaf");
  };
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
