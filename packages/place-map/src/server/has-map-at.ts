import { type MapPosition, worldX, worldY } from "../static/web-mercator.ts";
import type { BasemapSource } from "./basemap-source.ts";

/** A tile of this zoom is about 7 km wide in France: an extract has something in it wherever it reaches. */
const TELLING_ZOOM = 12;

/**
 * Whether the base map shows anything around `position`. A map of several
 * extracts has gaps between them, so its bounds alone do not tell.
 */
export async function hasMapAt(basemap: BasemapSource, position: MapPosition): Promise<boolean> {
  const map = await basemap.current();
  if (map === null) return false;
  const z = Math.max(map.minZoom, Math.min(map.maxZoom, TELLING_ZOOM));
  const tile = [worldX(position.longitude), worldY(position.latitude)].map((share) =>
    Math.max(0, Math.min(2 ** z - 1, Math.floor(share * 2 ** z))),
  ) as [number, number];
  return (await map.tile([z, ...tile])) !== null;
}
