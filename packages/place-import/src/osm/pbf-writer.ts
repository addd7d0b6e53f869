import { deflateSync, zstdCompressSync } from "node:zlib";
import { PbfWriter } from "pbf";
import type { OsmElement, OsmNode, OsmRelation, OsmTags, OsmWay } from "./osm-element.ts";

export type BlobPacking = "zlib" | "zstd" | "raw";

export interface HeaderContent {
  requiredFeatures?: readonly string[];
  /** Seconds since 1970. */
  timestamp?: number;
  /** Degrees: west, south, east, north. */
  bounds?: readonly [west: number, south: number, east: number, north: number];
}

export interface DataOptions {
  packing?: BlobPacking;
  /** Writes nodes as single messages instead of one dense list. */
  plainNodes?: boolean;
}

/** Returns the frame of a header blob, which starts every `.osm.pbf` file. */
export function headerBlob(content: HeaderContent = {}, packing: BlobPacking = "zlib"): Buffer {
  const { requiredFeatures = ["OsmSchema-V0.6", "DenseNodes"], timestamp, bounds } = content;
  const block = new PbfWriter();
  if (bounds !== undefined) {
    const [west, south, east, north] = bounds;
    block.writeBytesField(
      1,
      message((box) => {
        for (const [index, side] of [west, east, north, south].entries())
          writeSigned(box, index + 1, nano(side));
      }),
    );
  }
  for (const feature of requiredFeatures) block.writeBytesField(4, utf8(feature));
  block.writeBytesField(16, utf8("lieudit"));
  if (timestamp !== undefined) block.writeVarintField(32, timestamp);
  return framed("OSMHeader", packed(block.finish(), packing));
}

/** Returns the frame of a data blob with `elements` in order; neighbours of one type share a group. */
export function dataBlob(elements: readonly OsmElement[], options: DataOptions = {}): Buffer {
  return framed("OSMData", packed(dataBlock(elements, options), options.packing ?? "zlib"));
}

/** Returns an unpacked `PrimitiveBlock`. */
export function dataBlock(
  elements: readonly OsmElement[],
  { plainNodes = false }: DataOptions = {},
): Uint8Array {
  const strings = new StringIds();
  const groups: Uint8Array[] = [];
  let start = 0;
  while (start < elements.length) {
    const { type } = elements[start]!;
    let end = start + 1;
    while (elements[end]?.type === type) end += 1;
    groups.push(group(elements.slice(start, end), strings, plainNodes));
    start = end;
  }
  return message((block) => {
    block.writeBytesField(1, strings.table());
    for (const bytes of groups) block.writeBytesField(2, bytes);
  });
}

/** Returns a `Blob` message around `content`. `declaredSize` may be wrong, for tests. */
export function packed(content: Uint8Array, packing: BlobPacking, declaredSize = content.length): Uint8Array {
  return message((blob) => {
    if (packing === "raw") {
      blob.writeBytesField(1, content);
      return;
    }
    blob.writeVarintField(2, declaredSize);
    if (packing === "zlib") blob.writeBytesField(3, deflateSync(content));
    else blob.writeBytesField(7, zstdCompressSync(content));
  });
}

/** Returns a blob in its frame. `declaredSize` may be wrong, for tests. */
export function framed(type: string, blob: Uint8Array, declaredSize = blob.length): Buffer {
  const header = message((writer) => {
    writer.writeBytesField(1, utf8(type));
    writer.writeVarintField(3, declaredSize);
  });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

class StringIds {
  readonly #ids = new Map<string, number>([["", 0]]);

  idOf(text: string): number {
    const existing = this.#ids.get(text);
    if (existing !== undefined) return existing;
    this.#ids.set(text, this.#ids.size);
    return this.#ids.size - 1;
  }

  table(): Uint8Array {
    return message((writer) => {
      for (const text of this.#ids.keys()) writer.writeBytesField(1, utf8(text));
    });
  }
}

function group(elements: OsmElement[], strings: StringIds, plainNodes: boolean): Uint8Array {
  return message((writer) => {
    if (elements[0]?.type === "node" && !plainNodes) {
      writer.writeBytesField(2, denseNodes(elements as OsmNode[], strings));
      return;
    }
    for (const element of elements) {
      if (element.type === "node") writer.writeBytesField(1, plainNode(element, strings));
      else if (element.type === "way") writer.writeBytesField(3, way(element, strings));
      else writer.writeBytesField(4, relation(element, strings));
    }
  });
}

function denseNodes(nodes: OsmNode[], strings: StringIds): Uint8Array {
  const keysAndValues = nodes.flatMap(({ tags }) => [
    ...Object.entries(tags).flatMap(([key, value]) => [strings.idOf(key), strings.idOf(value)]),
    0,
  ]);
  return message((writer) => {
    writer.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
    writer.writePackedSVarint(8, deltas(nodes.map(({ latitude }) => units(latitude))));
    writer.writePackedSVarint(9, deltas(nodes.map(({ longitude }) => units(longitude))));
    if (keysAndValues.length > nodes.length) writer.writePackedVarint(10, keysAndValues);
  });
}

function plainNode({ id, latitude, longitude, tags }: OsmNode, strings: StringIds): Uint8Array {
  return message((writer) => {
    writeSigned(writer, 1, id);
    writeTags(writer, tags, strings);
    writeSigned(writer, 8, units(latitude));
    writeSigned(writer, 9, units(longitude));
  });
}

function way({ id, nodeIds, locations, tags }: OsmWay, strings: StringIds): Uint8Array {
  return message((writer) => {
    writer.writeVarintField(1, id);
    writeTags(writer, tags, strings);
    writer.writePackedSVarint(8, deltas(nodeIds));
    if (locations === undefined) return;
    const unknown = UNKNOWN_UNITS;
    writer.writePackedSVarint(9, deltas(locations.map((at) => (at ? units(at.latitude) : unknown))));
    writer.writePackedSVarint(10, deltas(locations.map((at) => (at ? units(at.longitude) : unknown))));
  });
}

const MEMBER_TYPE_NUMBERS = { node: 0, way: 1, relation: 2 } as const;

function relation({ id, members, tags }: OsmRelation, strings: StringIds): Uint8Array {
  return message((writer) => {
    writer.writeVarintField(1, id);
    writeTags(writer, tags, strings);
    writer.writePackedVarint(
      8,
      members.map(({ role }) => strings.idOf(role)),
    );
    writer.writePackedSVarint(9, deltas(members.map((member) => member.id)));
    writer.writePackedVarint(
      10,
      members.map(({ type }) => MEMBER_TYPE_NUMBERS[type]),
    );
  });
}

function writeTags(writer: PbfWriter, tags: OsmTags, strings: StringIds): void {
  const entries = Object.entries(tags);
  writer.writePackedVarint(
    2,
    entries.map(([key]) => strings.idOf(key)),
  );
  writer.writePackedVarint(
    3,
    entries.map(([, value]) => strings.idOf(value)),
  );
}

function writeSigned(writer: PbfWriter, field: number, value: number): void {
  writer.writeTag(field, 0);
  writer.writeSVarint(value);
}

function message(write: (writer: PbfWriter) => void): Uint8Array {
  const writer = new PbfWriter();
  write(writer);
  return writer.finish();
}

function deltas(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

/** Outside the world: how tools write an unknown position on a way. */
const UNKNOWN_UNITS = 0x7fff_ffff;

/** Steps of 100 nanodegrees, the format's default granularity. */
function units(degrees: number): number {
  return Math.round(degrees * 1e7);
}

function nano(degrees: number): number {
  return Math.round(degrees * 1e9);
}

/** The library's string writer loses characters above U+1FFFF. */
function utf8(text: string): Uint8Array {
  return Buffer.from(text, "utf8");
}
