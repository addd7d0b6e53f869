/** The base map that is published now, as `followBasemap` of basemap gives it. */
export interface BasemapSource {
  current(): Promise<BasemapTiles | null>;
}

export interface BasemapTiles {
  /** Another for every content. */
  version: string;
  /** Degrees. */
  bounds: { west: number; south: number; east: number; north: number };
  minZoom: number;
  maxZoom: number;
  /** Whom the map names, one for each of its sources. */
  attributions: readonly string[];
  vectorLayers: unknown;
  /** A vector tile packed with gzip, or null. */
  tile(tile: readonly [z: number, x: number, y: number]): Promise<Uint8Array | null>;
}
