export type { BasemapSource, BasemapTiles } from "./basemap-source.ts";
export { createMapService, MAP_BASE, type MapServiceOptions, STYLE_PATHS } from "./map-service.ts";
