import { type FileHandle, open } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { RoadGraph } from "./road-graph.ts";

/** The file is not a road graph, is truncated or overwritten, or is of another version or machine. */
export class RoadGraphError extends Error {
  override readonly name = "RoadGraphError";
}

const MAGIC = "LDROADS1";
/** Magic number, length of the header, four zero bytes. */
const PREAMBLE_BYTES = 16;
const MAX_HEADER_BYTES = 64 * 1024;
const PIECE_BYTES = 4 * 1024 * 1024;

/** The arrays of a file in order, with their element types. */
const SECTIONS = {
  nodeLatitudes: Int32Array,
  nodeLongitudes: Int32Array,
  nodeBlocks: Uint8Array,
  nodeArcs: Uint32Array,
  arcs: Uint32Array,
  edgeFrom: Uint32Array,
  edgeTo: Uint32Array,
  edgeLengths: Uint32Array,
  edgeFlags: Uint8Array,
  driveSpeeds: Uint8Array,
  walkSpeeds: Uint8Array,
  bicycleSpeeds: Uint8Array,
  driveNetworks: Uint16Array,
  walkNetworks: Uint16Array,
  bicycleNetworks: Uint16Array,
  edgeShapes: Uint32Array,
  shapeLatitudes: Int32Array,
  shapeLongitudes: Int32Array,
  turnsFrom: Uint32Array,
  turnsTo: Uint32Array,
  turnModes: Uint8Array,
  cellKeys: Uint32Array,
  cellEdges: Uint32Array,
  edgeNames: Uint32Array,
  nameStarts: Uint32Array,
  nameBytes: Uint8Array,
} as const satisfies { [Name in keyof RoadGraph]: new (buffer: ArrayBuffer) => RoadGraph[Name] };

type SectionName = keyof typeof SECTIONS;
const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

interface GraphHeader {
  isLittleEndian: boolean;
  /** Number of elements of each section. */
  counts: Record<SectionName, number>;
  checksum: number;
}

/**
 * Writes `graph` to `path` and syncs it. The same graph gives the same bytes.
 *
 * @param signal aborts writing; the caller removes the partial file.
 */
export async function writeRoadGraph(path: string, graph: RoadGraph, signal?: AbortSignal): Promise<void> {
  const file = await open(path, "w");
  try {
    const counts = {} as Record<SectionName, number>;
    let checksum = 0;
    for (const name of SECTION_NAMES) {
      counts[name] = graph[name].length;
      checksum = crc32(padTo(graph[name]), checksum);
    }
    const header: GraphHeader = { isLittleEndian: IS_LITTLE_ENDIAN, counts, checksum };
    const text = Buffer.from(JSON.stringify(header));
    const start = Buffer.alloc(align(PREAMBLE_BYTES + text.length));
    start.write(MAGIC, "latin1");
    start.writeUInt32LE(text.length, MAGIC.length);
    text.copy(start, PREAMBLE_BYTES);
    await file.writeFile(start);
    for (const name of SECTION_NAMES) {
      signal?.throwIfAborted();
      await file.writeFile(padTo(graph[name]));
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Reads a file of `writeRoadGraph`.
 *
 * @throws {RoadGraphError} when the file is damaged or of another kind.
 * @throws the system's error when it is unreadable.
 */
export async function readRoadGraph(path: string): Promise<RoadGraph> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const preamble = await readBytes(file, 0, Math.min(size, PREAMBLE_BYTES));
    const headerBytes = size < PREAMBLE_BYTES ? 0 : preamble.readUInt32LE(MAGIC.length);
    const isOurs = preamble.subarray(0, MAGIC.length).toString("latin1") === MAGIC;
    if (!isOurs || headerBytes > MAX_HEADER_BYTES || PREAMBLE_BYTES + headerBytes > size) {
      throw createDamageError(path, "it does not begin like one");
    }
    const header = readHeader(await readBytes(file, PREAMBLE_BYTES, headerBytes), path);
    const bodyStart = align(PREAMBLE_BYTES + headerBytes);
    const offsets = getSectionOffsets(header.counts);
    if (size !== bodyStart + offsets.end) throw createDamageError(path, "it is too short or too long");
    const body = await readBytes(file, bodyStart, offsets.end);
    if (crc32(body) !== header.checksum) throw createDamageError(path, "its checksum is wrong");
    const graph = {} as Record<SectionName, ArrayBufferView>;
    for (const name of SECTION_NAMES) {
      graph[name] = new SECTIONS[name](
        body.buffer as ArrayBuffer,
        body.byteOffset + offsets[name],
        header.counts[name],
      );
    }
    // Each section has the array type of the table above.
    return graph as unknown as RoadGraph;
  } finally {
    await file.close();
  }
}

/** Files of earlier versions lack these sections. */
const LATER_SECTIONS = { edgeNames: 0, nameStarts: 0, nameBytes: 0 };

const IS_LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

function readHeader(bytes: Buffer, path: string): GraphHeader {
  let header: Partial<GraphHeader>;
  try {
    header = JSON.parse(bytes.toString("utf8")) as Partial<GraphHeader>;
  } catch (error) {
    throw createDamageError(path, "its header is not JSON", error);
  }
  const { isLittleEndian, checksum } = header;
  const counts = header.counts && { ...LATER_SECTIONS, ...header.counts };
  const isWhole =
    typeof checksum === "number" &&
    typeof counts === "object" &&
    SECTION_NAMES.every((name) => Number.isSafeInteger(counts?.[name]) && (counts?.[name] as number) >= 0);
  if (!isWhole) throw createDamageError(path, "its header lacks a section");
  if (isLittleEndian !== IS_LITTLE_ENDIAN) throw createDamageError(path, "another kind of machine wrote it");
  return { ...header, counts } as GraphHeader;
}

function getSectionOffsets(counts: Record<SectionName, number>): Record<SectionName | "end", number> {
  const offsets = {} as Record<SectionName | "end", number>;
  let position = 0;
  for (const name of SECTION_NAMES) {
    offsets[name] = position;
    position += align(counts[name] * SECTIONS[name].BYTES_PER_ELEMENT);
  }
  offsets.end = position;
  return offsets;
}

/** Copied into own memory, so that arrays of any element type can view it. */
async function readBytes(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.from(new ArrayBuffer(length));
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, Math.min(PIECE_BYTES, length - done), start + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return bytes;
}

/** Pads the bytes of an array to a multiple of eight. */
function padTo(array: ArrayBufferView): Uint8Array {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  const length = align(bytes.length);
  if (length === bytes.length) return bytes;
  const longer = new Uint8Array(length);
  longer.set(bytes);
  return longer;
}

function align(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}

function createDamageError(path: string, why: string, cause?: unknown): RoadGraphError {
  return new RoadGraphError(`${path} is not a usable road graph: ${why}. Import its source again.`, {
    cause,
  });
}
