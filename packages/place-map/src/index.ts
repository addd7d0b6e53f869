export { type BasemapStyleOptions, basemapStyle } from "./style/basemap-style.ts";
export { type BasemapTheme, type MapColours, mapColours } from "./style/map-colours.ts";
export type { StyleLayer, StyleSpecification } from "./style/style-shape.ts";
