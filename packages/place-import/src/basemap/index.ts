export { BASEMAP_MEDIA_TYPE, type BasemapHandlerOptions, createBasemapHandler } from "./basemap-handler.ts";
export { type FollowedBasemap, followBasemap, type PublishedBasemap } from "./follow-basemap.ts";
