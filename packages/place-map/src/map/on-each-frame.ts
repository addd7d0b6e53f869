import type { Map as GlMap } from "maplibre-gl";

/** Calls `place` now and at each movement of the map. Returns the function that ends it. */
export function onEachFrame(map: GlMap, place: () => void): () => void {
  place();
  map.on("move", place);
  map.on("resize", place);
  return () => {
    map.off("move", place);
    map.off("resize", place);
  };
}
