import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Tile } from "../archive/tile-id.ts";
import type { MapChunk, MapFeature } from "./map-features.ts";
import { MAP_LAYERS, MAX_ZOOM } from "./map-layers.ts";

/** Width of a tile in tile units. */
const EXTENT = 4096;
const BUFFER = 64;
/** Simplification tolerance in tile units; the last zoom is not simplified. */
const TOLERANCE = 4;

export interface CutTile {
  tile: Tile;
  /** An uncompressed vector tile of version 2. */
  bytes: Uint8Array;
}

/** Cuts chunks into their tiles. Chunks that the same areas cover are cut once. */
export function* cutChunks(chunks: Iterable<MapChunk>): Generator<CutTile[]> {
  const covers = new Map<string, { chunk: MapChunk; tiles: CutTile[] }>();
  for (const chunk of chunks) {
    const key = chunk.cover === null ? null : `${chunk.z} ${chunk.cover}`;
    const like = key === null ? undefined : covers.get(key);
    if (like !== undefined) {
      yield like.tiles.map(({ tile: [z, x, y], bytes }) => {
        const across = 2 ** (z - chunk.z);
        const [right, down] = [chunk.x - like.chunk.x, chunk.y - like.chunk.y];
        return { tile: [z, x + right * across, y + down * across], bytes };
      });
      continue;
    }
    const tiles = [...cutTiles(chunk)];
    if (key !== null && covers.size < MAX_COVERS) covers.set(key, { chunk, tiles });
    yield tiles;
  }
}

/** Land, sea, and some forests and borders. */
const MAX_COVERS = 1_000;

/**
 * Cuts a chunk into its tiles, from its own zoom to its bottom zoom.
 *
 * @see https://github.com/mapbox/vector-tile-spec/tree/master/2.1
 */
function* cutTiles({ z, x, y, bottom, features }: MapChunk): Generator<CutTile> {
  const depth = bottom - z;
  const index = new GeoJSONVT(
    {
      type: "FeatureCollection",
      features: features.map((feature) => ({
        type: "Feature" as const,
        geometry: feature.geometry,
        // Passed through unchanged; `groupByLayer` unpacks it.
        properties: feature as unknown as Record<string, unknown>,
      })),
    },
    {
      // The cutter treats the chunk as the whole world. One extra zoom keeps the last wanted zoom
      // simplified.
      coordinates: "unitSquare",
      wrap: false,
      maxZoom: bottom === MAX_ZOOM ? depth : depth + 1,
      indexMaxZoom: depth,
      indexMaxPoints: 0,
      extent: EXTENT,
      buffer: BUFFER,
      tolerance: TOLERANCE,
    },
  );
  for (let deeper = 0; deeper <= depth; deeper += 1) {
    const across = 2 ** deeper;
    for (let column = 0; column < across; column += 1) {
      for (let row = 0; row < across; row += 1) {
        const cut = index.getTile(deeper, column, row);
        const layers = cut === null ? null : groupByLayer(cut, z + deeper);
        if (layers === null) continue;
        yield {
          tile: [z + deeper, x * across + column, y * across + row],
          bytes: fromGeojsonVt(layers, { version: 2, extent: EXTENT }),
        };
      }
    }
  }
}

/**
 * Groups the features of a tile by layer, without those hidden at this zoom. Returns null
 * when none is left.
 */
function groupByLayer(tile: GeoJSONVTTile, zoom: number): Record<string, GeoJSONVTTile> | null {
  const byLayer = new Map<string, GeoJSONVTFeature[]>();
  for (const feature of tile.features) {
    const { layer, minZoom, properties } = feature.tags as unknown as MapFeature; // as `cutTiles` passed it
    if (minZoom > zoom || !hasPoints(feature)) continue;
    const list = byLayer.get(layer) ?? [];
    list.push({ ...feature, tags: properties });
    byLayer.set(layer, list);
  }
  if (byLayer.size === 0) return null;
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const layer of MAP_LAYERS) {
    const features = byLayer.get(layer);
    // Depending on module resolution, the library's tile type may require its internal feature form.
    if (features !== undefined) layers[layer] = { ...tile, features } as GeoJSONVTTile;
  }
  return layers;
}

/** Simplification can leave a ring of two points, which has no area. */
function hasPoints(feature: GeoJSONVTFeature): boolean {
  if (feature.type === 1) return feature.geometry.length > 0;
  const least = feature.type === 3 ? 4 : 2;
  const lines: [number, number][][] = feature.geometry;
  feature.geometry = lines.filter((line) => line.length >= least);
  return feature.geometry.length > 0;
}
