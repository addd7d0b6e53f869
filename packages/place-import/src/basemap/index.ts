export { BASEMAP_MEDIA_TYPE, type BasemapHandlerOptions, createBasemapHandler } from "./basemap-handler.ts";
