/**
 * The parts of a PMTiles archive of version 3.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */

export const HEADER_BYTES = 127;
/** The root directory lies within these first bytes, so one request fetches header and root. */
export const ROOT_END = 16_384;

const MAGIC = "PMTiles";
const VERSION = 3;
const GZIP = 2;
const VECTOR_TILES = 1;
const DEGREE_UNITS = 1e7;

export interface ByteRange {
  offset: number;
  length: number;
}

export interface PmtilesHeader {
  root: ByteRange;
  metadata: ByteRange;
  leaves: ByteRange;
  tiles: ByteRange;
  /** Number of tiles that can be read. */
  addressedTiles: number;
  /** Number of entries in all directories. */
  tileEntries: number;
  /** Number of distinct tile contents. */
  tileContents: number;
  minZoom: number;
  maxZoom: number;
  /** Degrees. */
  bounds: { west: number; south: number; east: number; north: number };
  centerZoom: number;
}

/** A run of consecutive tiles with the same content. A `runLength` of 0 marks a leaf directory. */
export interface DirectoryEntry extends ByteRange {
  tileId: number;
  runLength: number;
}

/**
 * Encodes the header of an archive, in little-endian numbers.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function encodeHeader(header: PmtilesHeader): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write(MAGIC, 0, "latin1");
  bytes.writeUInt8(VERSION, 7);
  const numbers = [header.root, header.metadata, header.leaves, header.tiles].flatMap((range) => [
    range.offset,
    range.length,
  ]);
  numbers.push(header.addressedTiles, header.tileEntries, header.tileContents);
  for (const [index, value] of numbers.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  const { west, south, east, north } = header.bounds;
  bytes.writeUInt8(1, 96); // clustered: tiles are stored in the order of their ids
  bytes.writeUInt8(GZIP, 97);
  bytes.writeUInt8(GZIP, 98);
  bytes.writeUInt8(VECTOR_TILES, 99);
  bytes.writeUInt8(header.minZoom, 100);
  bytes.writeUInt8(header.maxZoom, 101);
  for (const [index, degrees] of [west, south, east, north].entries()) {
    bytes.writeInt32LE(Math.round(degrees * DEGREE_UNITS), 102 + index * 4);
  }
  bytes.writeUInt8(header.centerZoom, 118);
  bytes.writeInt32LE(Math.round(((west + east) / 2) * DEGREE_UNITS), 119);
  bytes.writeInt32LE(Math.round(((south + north) / 2) * DEGREE_UNITS), 123);
  return bytes;
}

/**
 * Parses a header that `encodeHeader` wrote.
 *
 * @throws {RangeError} for other bytes.
 */
export function parseHeader(bytes: Buffer): PmtilesHeader {
  const isOurs =
    bytes.length >= HEADER_BYTES &&
    bytes.subarray(0, 7).toString("latin1") === MAGIC &&
    bytes[7] === VERSION &&
    bytes[97] === GZIP &&
    bytes[98] === GZIP;
  if (!isOurs) throw new RangeError("not a PMTiles archive of version 3 with gzip");
  const number = (index: number) => Number(bytes.readBigUInt64LE(8 + index * 8));
  const range = (index: number) => ({ offset: number(index * 2), length: number(index * 2 + 1) });
  const degrees = (index: number) => bytes.readInt32LE(102 + index * 4) / DEGREE_UNITS;
  return {
    root: range(0),
    metadata: range(1),
    leaves: range(2),
    tiles: range(3),
    addressedTiles: number(8),
    tileEntries: number(9),
    tileContents: number(10),
    minZoom: bytes.readUInt8(100),
    maxZoom: bytes.readUInt8(101),
    bounds: { west: degrees(0), south: degrees(1), east: degrees(2), north: degrees(3) },
    centerZoom: bytes.readUInt8(118),
  };
}

/** Encodes a directory, uncompressed: column by column, as varints. */
export function encodeDirectory(entries: readonly DirectoryEntry[]): Buffer {
  const numbers: number[] = [entries.length];
  let lastId = 0;
  for (const { tileId } of entries) {
    numbers.push(tileId - lastId);
    lastId = tileId;
  }
  for (const { runLength } of entries) numbers.push(runLength);
  for (const { length } of entries) numbers.push(length);
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1];
    const follows = before !== undefined && offset === before.offset + before.length;
    numbers.push(follows ? 0 : offset + 1);
  }
  return encodeVarints(numbers);
}

/**
 * Parses an uncompressed directory.
 *
 * @throws {RangeError} when it is cut off.
 */
export function parseDirectory(bytes: Buffer): DirectoryEntry[] {
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  const count = next();
  // Each entry takes at least four bytes.
  if (count * 4 > bytes.length) throw new RangeError("this directory names more tiles than it holds");
  const entries: DirectoryEntry[] = [];
  let id = 0;
  for (let i = 0; i < count; i += 1) {
    id += next();
    entries.push({ tileId: id, runLength: 0, length: 0, offset: 0 });
  }
  for (const entry of entries) entry.runLength = next();
  for (const entry of entries) entry.length = next();
  let end = 0;
  for (const entry of entries) {
    const offset = next();
    entry.offset = offset === 0 ? end : offset - 1;
    end = entry.offset + entry.length;
  }
  return entries;
}

/**
 * Encodes numbers as Protocol Buffers varints.
 *
 * @see https://protobuf.dev/programming-guides/encoding/#varints
 */
function encodeVarints(numbers: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}
