export { type BasemapHandlerOptions, createBasemapHandler } from "./basemap-handler.ts";
export { type FollowedBasemap, followBasemap, type PublishedBasemap } from "./follow-basemap.ts";
