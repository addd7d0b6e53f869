import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { MapBox } from "./map-box.ts";
import {
  type DirectoryEntry,
  encodeDirectory,
  encodeHeader,
  HEADER_BYTES,
  type PmtilesHeader,
  ROOT_END,
} from "./pmtiles-format.ts";

export interface StoredTile {
  id: number;
  /** Gzipped. */
  bytes: Uint8Array;
}

export interface PmtilesDescription {
  bounds: MapBox;
  minZoom: number;
  maxZoom: number;
  /** JSON metadata of the archive. */
  metadata: object;
}

/** Number of tile contents to remember, so that identical sea tiles are stored once. */
const MAX_REMEMBERED = 100_000;

/**
 * Writes a synced archive of `tiles`, which must come by ascending id.
 *
 * @returns the number of tiles.
 */
export async function writePmtiles(
  path: string,
  tiles: AsyncIterable<StoredTile> | Iterable<StoredTile>,
  { bounds, minZoom, maxZoom, metadata }: PmtilesDescription,
  signal?: AbortSignal,
): Promise<number> {
  // Tiles are written to a second file first: the size of the directories is known only at the end.
  const dataPath = `${path}.data`;
  try {
    const { entries, length, contents } = await writeTiles(dataPath, tiles, signal);
    const { root, leaves } = encodeDirectories(entries);
    const description = gzipSync(JSON.stringify(metadata));
    const header: PmtilesHeader = {
      root: { offset: HEADER_BYTES, length: root.length },
      metadata: { offset: HEADER_BYTES + root.length, length: description.length },
      leaves: { offset: HEADER_BYTES + root.length + description.length, length: leaves.length },
      tiles: { offset: HEADER_BYTES + root.length + description.length + leaves.length, length },
      addressedTiles: entries.reduce((sum, { runLength }) => sum + runLength, 0),
      tileEntries: entries.length,
      tileContents: contents,
      minZoom,
      maxZoom,
      bounds,
      centerZoom: Math.min(maxZoom, 12),
    };
    const file = await open(path, "w");
    try {
      await file.writeFile(Buffer.concat([encodeHeader(header), root, description, leaves]));
      for await (const piece of createReadStream(dataPath)) {
        signal?.throwIfAborted();
        await file.writeFile(piece);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return header.addressedTiles;
  } finally {
    await rm(dataPath, { force: true });
  }
}

async function writeTiles(
  path: string,
  tiles: AsyncIterable<StoredTile> | Iterable<StoredTile>,
  signal?: AbortSignal,
): Promise<{ entries: DirectoryEntry[]; length: number; contents: number }> {
  const entries: DirectoryEntry[] = [];
  const rangesByContent = new Map<string, { offset: number; length: number }>();
  let length = 0;
  let contents = 0;
  const file = await open(path, "w");
  try {
    for await (const { id, bytes } of tiles) {
      signal?.throwIfAborted();
      const key = createHash("sha256").update(bytes).digest("base64");
      let range = rangesByContent.get(key);
      if (range === undefined) {
        range = { offset: length, length: bytes.length };
        await file.writeFile(bytes);
        length += bytes.length;
        contents += 1;
        if (rangesByContent.size < MAX_REMEMBERED) rangesByContent.set(key, range);
      }
      const last = entries.at(-1);
      const goesOn = last?.offset === range.offset && last.tileId + last.runLength === id;
      if (last !== undefined && goesOn) last.runLength += 1;
      else entries.push({ tileId: id, runLength: 1, ...range });
    }
  } finally {
    await file.close();
  }
  return { entries, length, contents };
}

/** Encodes one directory if it fits beside the header, else a root of leaves. */
function encodeDirectories(entries: readonly DirectoryEntry[]): { root: Buffer; leaves: Buffer } {
  const whole = gzipSync(encodeDirectory(entries));
  if (whole.length <= ROOT_END - HEADER_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let leafEntries = 4_096; ; leafEntries *= 2) {
    const rootEntries: DirectoryEntry[] = [];
    const leaves: Buffer[] = [];
    let offset = 0;
    for (let start = 0; start < entries.length; start += leafEntries) {
      const leaf = gzipSync(encodeDirectory(entries.slice(start, start + leafEntries)));
      const { tileId } = entries[start] as DirectoryEntry; // start is less than the length
      rootEntries.push({ tileId, runLength: 0, offset, length: leaf.length });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = gzipSync(encodeDirectory(rootEntries));
    if (root.length <= ROOT_END - HEADER_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}
