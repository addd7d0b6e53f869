import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { BasemapTiles } from "../server/basemap-source.ts";
import { type MapCamera, type MapSize, TILE_PIXELS, worldX, worldY } from "./web-mercator.ts";

/** A tile in the picture. */
export interface ViewTile {
  tile: VectorTile;
  /** Pixels from the picture's upper left corner. */
  left: number;
  top: number;
  /** Pixels. */
  side: number;
}

/** Far above any tile that an import makes. */
const MAX_TILE_BYTES = 64 * 1024 * 1024;

/** Returns the tiles that a picture shows: those of the whole zoom below its own, as map libraries choose them. */
export async function viewTiles(
  map: BasemapTiles,
  { center, zoom, width, height }: MapCamera & MapSize,
): Promise<ViewTile[]> {
  const z = Math.max(map.minZoom, Math.min(map.maxZoom, Math.floor(zoom)));
  const side = TILE_PIXELS * 2 ** (zoom - z);
  const across = 2 ** z;
  const west = worldX(center.longitude) * across - width / 2 / side;
  const north = worldY(center.latitude) * across - height / 2 / side;
  const rows = {
    first: Math.max(0, Math.floor(north)),
    last: Math.min(across - 1, Math.floor(north + height / side)),
  };
  const columns = {
    first: Math.max(0, Math.floor(west)),
    last: Math.min(across - 1, Math.floor(west + width / side)),
  };
  const wanted: Promise<ViewTile | null>[] = [];
  for (let y = rows.first; y <= rows.last; y += 1) {
    for (let x = columns.first; x <= columns.last; x += 1) {
      wanted.push(
        map.tile([z, x, y]).then((packed) => {
          if (packed === null) return null;
          const bytes = gunzipSync(packed, { maxOutputLength: MAX_TILE_BYTES });
          return {
            tile: new VectorTile(new PbfReader(bytes)),
            left: (x - west) * side,
            top: (y - north) * side,
            side,
          };
        }),
      );
    }
  }
  return (await Promise.all(wanted)).filter((tile) => tile !== null);
}
