export type { BasemapSource, BasemapTiles } from "./basemap-source.ts";
export { hasMapAt } from "./has-map-at.ts";
export { createMapService, MAP_BASE, type MapServiceOptions, STYLE_PATHS } from "./map-server.ts";
