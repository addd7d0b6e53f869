import { loadPart } from "../../core/load-part.ts";
import type { MVCArray } from "../../core/mvc-array.ts";
import type { GoogleMap } from "../google-map.ts";
import type { ImageMapType } from "./image-map-type.ts";
import type { TileOverlay } from "./tile-overlay.ts";

/** Shows the page's own maps of `list` above the base map. The code that draws them loads with the first. */
export function showTiles(map: GoogleMap, list: MVCArray<ImageMapType | null>): void {
  let drawn: TileOverlay[] = [];
  const update = async () => {
    if (drawn.length === 0 && list.getLength() === 0) return;
    const { TileOverlay } = await loadPart("tiles on the map", () => import("./tile-overlay.ts"));
    const types = list.getArray().filter((type) => type != null);
    for (const overlay of drawn) overlay.setMap(null);
    // In the order of the list: the last is on top.
    drawn = types.map((type) => new TileOverlay(type));
    for (const overlay of drawn) overlay.setMap(map);
  };
  for (const name of ["insert_at", "remove_at", "set_at"]) {
    list.addListener(name, () => void update().catch(console.error));
  }
}
