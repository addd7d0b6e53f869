import type { Map as GlMap } from "maplibre-gl";
import type { MapBounds, MapCamera, MapSize } from "../static/web-mercator.ts";

/** Returns the visible area of the map. */
export function getBounds(map: GlMap): MapBounds {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

/** Where the map looks now. */
export function getCamera(map: GlMap): MapCamera {
  const { lng, lat } = map.getCenter();
  return { center: { latitude: lat, longitude: lng }, zoom: map.getZoom() };
}

/** Whom the sources of the map name, each once, in HTML as TileJSON has it. */
export function getAttributions(map: GlMap): string[] {
  const named = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? "");
  return [...new Set(named)].filter((html) => html.trim() !== "");
}

/** Returns the map's own pixels. */
export function getSize(map: GlMap): MapSize {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return { width, height };
}
