import { gunzipSync } from "node:zlib";
import { type ByteSource, openFileSource } from "./byte-source.ts";
import { findEntry } from "./find-tile.ts";
import {
  type ByteRange,
  type DirectoryEntry,
  HEADER_BYTES,
  type PmtilesHeader,
  parseDirectory,
  parseHeader,
} from "./pmtiles-format.ts";
import { type Tile, toTileId } from "./tile-id.ts";
import type { StoredTile } from "./write-pmtiles.ts";

/** An open archive that an import wrote. */
export interface PmtilesArchive {
  header: PmtilesHeader;
  /** Yields all tiles by ascending id. */
  tiles(): AsyncGenerator<StoredTile>;
  /** Returns a gzipped tile as it is stored, or null if the archive lacks it. */
  tile(tile: Tile): Promise<Uint8Array | null>;
  /** Returns the archive's JSON metadata, or an empty object if it is invalid. */
  metadata(): Promise<Readonly<Record<string, unknown>>>;
  close(): Promise<void>;
}

/** Far larger than any directory that `writePmtiles` writes. */
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;

/**
 * Opens an archive for reading, in a file or in another source, which the archive closes.
 *
 * @throws {RangeError} for a file that is not such an archive; file errors are passed on.
 */
export async function openPmtiles(from: string | ByteSource): Promise<PmtilesArchive> {
  const file = typeof from === "string" ? await openFileSource(from) : from;
  try {
    const header = parseHeader(await file.read(0, HEADER_BYTES));
    return {
      header,
      tiles: () => readTiles(file, header),
      tile: createTileReader(file, header),
      metadata: () => readMetadata(file, header),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* readTiles(file: ByteSource, header: PmtilesHeader): AsyncGenerator<StoredTile> {
  for await (const entry of readEntries(file, header.root, header.leaves.offset)) {
    const { offset, length, tileId, runLength } = entry;
    const bytes = await readBytes(file, { offset: header.tiles.offset + offset, length });
    for (let run = 0; run < runLength; run += 1) yield { id: tileId + run, bytes };
  }
}

/** Leaf directories cached per archive: one screen of tiles needs one or two. */
const KEPT_DIRECTORIES = 64;

function createTileReader(file: ByteSource, header: PmtilesHeader): PmtilesArchive["tile"] {
  const directories = new Map<number, Promise<DirectoryEntry[]>>();
  const directory = (range: ByteRange): Promise<DirectoryEntry[]> => {
    const cached = directories.get(range.offset);
    if (cached !== undefined) return cached;
    const read = readBytes(file, range).then((packed) =>
      parseDirectory(gunzipSync(packed, { maxOutputLength: MAX_DIRECTORY_BYTES })),
    );
    // Failures are not cached: the next tile reads the disk again.
    read.catch(() => directories.delete(range.offset));
    const [oldest] = directories.keys();
    if (directories.size >= KEPT_DIRECTORIES && oldest !== undefined) directories.delete(oldest);
    directories.set(range.offset, read);
    return read;
  };
  return async (tile) => {
    const id = toTileId(tile);
    let range = header.root;
    // The root leads to a leaf, and a leaf to tiles: `writePmtiles` nests no deeper.
    for (let depth = 0; depth < 2; depth += 1) {
      const entry = findEntry(await directory(range), id);
      if (entry === null) return null;
      const { offset, length, runLength } = entry;
      if (runLength > 0) return readBytes(file, { offset: header.tiles.offset + offset, length });
      range = { offset: header.leaves.offset + offset, length };
    }
    throw new RangeError("a leaf of this archive leads to another leaf");
  };
}

async function readMetadata(file: ByteSource, { metadata }: PmtilesHeader): Promise<Record<string, unknown>> {
  const text = gunzipSync(await readBytes(file, metadata), { maxOutputLength: MAX_DIRECTORY_BYTES });
  const value: unknown = JSON.parse(text.toString("utf8"));
  return typeof value === "object" && value !== null ? { ...value } : {};
}

async function* readEntries(
  file: ByteSource,
  range: ByteRange,
  leavesOffset: number,
): AsyncGenerator<DirectoryEntry> {
  const packed = await readBytes(file, range);
  for (const entry of parseDirectory(gunzipSync(packed, { maxOutputLength: MAX_DIRECTORY_BYTES }))) {
    if (entry.runLength > 0) yield entry;
    else {
      yield* readEntries(
        file,
        { offset: leavesOffset + entry.offset, length: entry.length },
        // A leaf holds tiles only.
        leavesOffset,
      );
    }
  }
}

async function readBytes(file: ByteSource, { offset, length }: ByteRange): Promise<Buffer> {
  if (length > MAX_DIRECTORY_BYTES) throw new RangeError("a part of this archive is impossibly long");
  const bytes = await file.read(offset, length);
  if (bytes.length < length) throw new RangeError("this archive is cut off");
  return bytes;
}
