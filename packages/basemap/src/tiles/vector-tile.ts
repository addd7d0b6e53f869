import { PbfReader, PbfWriter } from "pbf";

/**
 * A layer of a vector tile in its stored form: features refer to properties by index into
 * two lists.
 *
 * @see https://github.com/mapbox/vector-tile-spec/blob/master/2.1/vector_tile.proto
 */
export interface TileLayer {
  name: string;
  extent: number;
  features: TileFeature[];
  keys: string[];
  /** Encoded messages, one for each value. */
  values: Uint8Array[];
}

export interface TileFeature {
  /** Pairs of indexes: of a key, then of a value. */
  tags: number[];
  /** 1 points, 2 lines, 3 polygons. */
  type: number;
  /** Encoded drawing commands with their parameters. */
  geometry: number[];
}

/**
 * Parses a vector tile.
 *
 * @throws {Error} for bytes that are not a vector tile.
 */
export function parseVectorTile(bytes: Uint8Array): TileLayer[] {
  const layers: TileLayer[] = [];
  new PbfReader(bytes).readFields((field, _result, pbf) => {
    if (field === 3) layers.push(parseLayer(pbf.readBytes()));
  }, undefined);
  return layers;
}

/** Encodes layers as a vector tile. Returns an empty array if there are no layers. */
export function encodeVectorTile(layers: readonly TileLayer[]): Uint8Array {
  const pbf = new PbfWriter();
  for (const layer of layers) {
    pbf.writeMessage(3, writeLayer, layer);
  }
  return pbf.finish();
}

/** Merges tiles. Layers with the same name become one, in drawing order of the tiles. */
export function mergeTiles(tiles: readonly Uint8Array[]): Uint8Array {
  const byName = new Map<string, TileLayer>();
  for (const layer of tiles.flatMap(parseVectorTile)) {
    const existing = byName.get(layer.name);
    if (existing === undefined) byName.set(layer.name, layer);
    else append(existing, layer);
  }
  return encodeVectorTile([...byName.values()]);
}

function append(layer: TileLayer, more: TileLayer): void {
  const keyNumbers = more.keys.map((key) => {
    const index = layer.keys.indexOf(key);
    return index >= 0 ? index : layer.keys.push(key) - 1;
  });
  const valueNumbers = more.values.map((value) => layer.values.push(value) - 1);
  for (const { tags, type, geometry } of more.features) {
    layer.features.push({
      type,
      geometry,
      tags: tags.map((number, index) => (index % 2 === 0 ? keyNumbers : valueNumbers)[number] ?? 0),
    });
  }
}

function parseLayer(bytes: Uint8Array): TileLayer {
  const layer: TileLayer = { name: "", extent: 4096, features: [], keys: [], values: [] };
  return new PbfReader(bytes).readFields((field, result, pbf) => {
    if (field === 1) result.name = pbf.readString();
    else if (field === 2) result.features.push(parseFeature(pbf.readBytes()));
    else if (field === 3) result.keys.push(pbf.readString());
    else if (field === 4) result.values.push(pbf.readBytes());
    else if (field === 5) result.extent = pbf.readVarint();
  }, layer);
}

function parseFeature(bytes: Uint8Array): TileFeature {
  const feature: TileFeature = { tags: [], type: 0, geometry: [] };
  return new PbfReader(bytes).readFields((field, result, pbf) => {
    if (field === 2) result.tags = pbf.readPackedVarint();
    else if (field === 3) result.type = pbf.readVarint();
    else if (field === 4) result.geometry = pbf.readPackedVarint();
  }, feature);
}

function writeLayer(layer: TileLayer, pbf: PbfWriter): void {
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, layer.name);
  for (const feature of layer.features) pbf.writeMessage(2, writeFeature, feature);
  for (const key of layer.keys) pbf.writeStringField(3, key);
  for (const value of layer.values) pbf.writeBytesField(4, value);
  pbf.writeVarintField(5, layer.extent);
}

function writeFeature({ tags, type, geometry }: TileFeature, pbf: PbfWriter): void {
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, type);
  pbf.writePackedVarint(4, geometry);
}
