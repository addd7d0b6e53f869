import { createGroundLayers } from "./ground-layers.ts";
import { createLabelLayers } from "./label-layers.ts";
import { type BasemapTheme, mapColours } from "./map-colours.ts";
import { createRoadLayers } from "./road-layers.ts";
import type { StyleSpecification } from "./style-shape.ts";

export interface BasemapStyleOptions {
  theme: BasemapTheme;
  /** Where the tiles are: a `pmtiles://` address, or that of a TileJSON. */
  url: string;
  /** Whom the map names, in its corner. */
  attribution?: string;
  /** A font family that the page has; its medium and semibold weights are used too. Default: the site's own. */
  font?: string;
}

/** The source's name in the style. */
export const BASEMAP_SOURCE = "basemap";

/** A MapLibre style of the base map, with French names where places have them. */
export function basemapStyle({
  theme,
  url,
  attribution,
  font = "Figtree",
}: BasemapStyleOptions): StyleSpecification {
  const colours = mapColours(theme);
  return {
    version: 8,
    name: theme === "light" ? "Lieudit, clair" : "Lieudit, sombre",
    sources: {
      [BASEMAP_SOURCE]: { type: "vector", url, ...(attribution === undefined ? {} : { attribution }) },
    },
    // From the ground up: what comes later is drawn above.
    layers: [
      ...createGroundLayers(colours),
      ...createRoadLayers(colours),
      ...createLabelLayers(colours, font),
    ].map((layer) => (layer.type === "background" ? layer : { ...layer, source: BASEMAP_SOURCE })),
  };
}
