import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Tile } from "../archive/tile-id.ts";
import type { MapChunk, MapFeature, MapGeometry } from "./map-features.ts";
import { MAP_LAYERS, MAX_ZOOM } from "./map-layers.ts";

/** Width of a tile in its own units. */
const EXTENT = 4096;
const BUFFER = 64;
/** Units of a tile by which a line may be simpler than it is; on the last zoom nothing is. */
const TOLERANCE = 4;

export interface CutTile {
  tile: Tile;
  /** A vector tile of version 2, not compressed. */
  bytes: Uint8Array;
}

/**
 * Cuts a chunk into its tiles, from its own zoom to its bottom.
 *
 * @see https://github.com/mapbox/vector-tile-spec/tree/master/2.1
 */
export function* cutTiles({ z, x, y, bottom, features }: MapChunk): Generator<CutTile> {
  const depth = bottom - z;
  const size = 2 ** z;
  const within = ([left, top]: [number, number]): [number, number] => [left * size - x, top * size - y];
  const index = new GeoJSONVT(
    {
      type: "FeatureCollection",
      features: features.map((feature) => ({
        type: "Feature" as const,
        geometry: moved(feature.geometry, within),
        // Handed through untouched; `layersOf` takes it apart.
        properties: feature as unknown as Record<string, unknown>,
      })),
    },
    {
      // The chunk is the whole world to the cutter. One zoom more than is wanted keeps the last one simplified.
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
        const layers = cut === null ? null : layersOf(cut, z + deeper);
        if (layers === null) continue;
        yield {
          tile: [z + deeper, x * across + column, y * across + row],
          bytes: fromGeojsonVt(layers, { version: 2, extent: EXTENT }),
        };
      }
    }
  }
}

/** The features of a tile by layer, those that are not drawn yet at this zoom left out; null when none is left. */
function layersOf(tile: GeoJSONVTTile, zoom: number): Record<string, GeoJSONVTTile> | null {
  const byLayer = new Map<string, GeoJSONVTFeature[]>();
  for (const feature of tile.features) {
    const { layer, minZoom, properties } = feature.tags as unknown as MapFeature; // as `cutTiles` gave it
    if (minZoom > zoom || !hasPoints(feature)) continue;
    const list = byLayer.get(layer) ?? [];
    list.push({ ...feature, tags: properties });
    byLayer.set(layer, list);
  }
  if (byLayer.size === 0) return null;
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const layer of MAP_LAYERS) {
    const features = byLayer.get(layer);
    // The library's own type of a tile asks for its inner form of features, too, or does not, by how it is resolved.
    if (features !== undefined) layers[layer] = { ...tile, features } as GeoJSONVTTile;
  }
  return layers;
}

/** Simplifying can leave a ring of two points, which is nothing. */
function hasPoints(feature: GeoJSONVTFeature): boolean {
  if (feature.type === 1) return feature.geometry.length > 0;
  const least = feature.type === 3 ? 4 : 2;
  const lines: [number, number][][] = feature.geometry;
  feature.geometry = lines.filter((line) => line.length >= least);
  return feature.geometry.length > 0;
}

function moved(geometry: MapGeometry, move: (point: [number, number]) => [number, number]): MapGeometry {
  if (geometry.type === "Point") return { type: "Point", coordinates: move(geometry.coordinates) };
  if (geometry.type === "LineString") {
    return { type: "LineString", coordinates: geometry.coordinates.map(move) };
  }
  return {
    type: "MultiPolygon",
    coordinates: geometry.coordinates.map((rings) => rings.map((ring) => ring.map(move))),
  };
}
