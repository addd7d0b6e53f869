import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { cutChunks, describeBasemap, MAX_ZOOM, MapFeatures, TileStore, writePmtiles } from "@lieudit/basemap";
import type { OsmFile } from "../osm/open-osm-file.ts";
import { addMapPlace, type MapPlace, MIN_PLACE_ZOOM } from "./map-places.ts";
import { readMapFeatures } from "./read-map-features.ts";

export interface BasemapOptions {
  /** Folder for temporary files, which are removed at the end. */
  workFolder: string;
  /** Awaited once the features are read. */
  labels: MapLabels | Promise<MapLabels>;
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** The result of importing places that the map shows. */
export interface MapLabels {
  /** Attribution that the map must show. */
  attribution: string;
  /** Places of interest, which the map labels and links by id. */
  places?: AsyncIterable<MapPlace>;
}

const SHARE_OF_READING = 0.4;

/**
 * Builds the base map of an extract: vector tiles of zoom 0 to 15 in a PMTiles archive at
 * `path`. Memory holds the positions of nodes while reading, then the features of one tile
 * at a time.
 *
 * @returns the number of tiles; 0, and no file, when there is nothing to draw.
 */
export async function buildBasemap(
  files: readonly OsmFile[],
  path: string,
  { workFolder, labels, signal, onProgress }: BasemapOptions,
): Promise<number> {
  await mkdir(workFolder, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  const features = new MapFeatures(workFolder);
  const tiles = new TileStore(workFolder);
  try {
    const bounds = await readMapFeatures(files, features, {
      workFolder,
      signal,
      onProgress: (share) => onProgress?.(SHARE_OF_READING * share),
    });
    if (bounds === null) return 0;
    const total = features.chunkCount();
    let done = 0;
    const cut = async (from: number, to?: number) => {
      for (const ready of cutChunks(features.chunks(from, to))) {
        signal?.throwIfAborted();
        for (const tile of ready) tiles.add(tile);
        done += 1;
        onProgress?.(SHARE_OF_READING + (1 - SHARE_OF_READING) * Math.min(1, done / total));
        // Cutting tiles is synchronous; this lets an abort be noticed between two chunks.
        await new Promise(setImmediate);
      }
    };
    // Places may still be on their way, and these zooms show none.
    await cut(0, MIN_PLACE_ZOOM);
    const { attribution, places } = await labels;
    for await (const place of places ?? []) addMapPlace(features, place);
    await cut(MIN_PLACE_ZOOM);
    return await writePmtiles(
      path,
      tiles.tiles(),
      { bounds, minZoom: 0, maxZoom: MAX_ZOOM, metadata: describeBasemap(attribution) },
      signal,
    );
  } finally {
    features.close();
    tiles.close();
  }
}
