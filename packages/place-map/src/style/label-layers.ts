import { interpolateByZoom } from "./ground-layers.ts";
import type { MapColours } from "./map-colours.ts";
import type { StyleLayer, StyleValue } from "./style-shape.ts";

/** The French name where there is one of its own, else the local one. */
export const LABEL: StyleValue = ["coalesce", ["get", "name:fr"], ["get", "name"]];

/** Names of streets, waters, parks and settlements; what comes last is placed first. */
export function createLabelLayers(colours: MapColours, font: string): StyleLayer[] {
  const names = (id: string, { from, colour, weight, layout, only = {} }: Names): StyleLayer => ({
    id,
    type: "symbol",
    "source-layer": from,
    ...only,
    layout: {
      "text-field": LABEL,
      "text-font": weight === undefined ? [font] : [`${font} ${weight}`, font],
      "text-max-width": 8,
      ...layout,
    },
    paint: { "text-color": colours[colour], "text-halo-color": colours.halo, "text-halo-width": 1.4 },
  });
  return [
    {
      id: "poi-dots",
      type: "circle",
      "source-layer": "pois",
      minzoom: POI_ZOOM,
      paint: {
        "circle-color": colours.quietLabel,
        "circle-radius": interpolateByZoom([POI_ZOOM, 2], [19, 4]),
        "circle-stroke-color": colours.halo,
        "circle-stroke-width": 1,
      },
    },
    names("poi-names", {
      from: "pois",
      colour: "quietLabel",
      only: { minzoom: POI_ZOOM },
      layout: {
        "text-size": 11,
        "text-anchor": "top",
        "text-offset": ["literal", [0, 0.5]],
        "text-optional": true,
      },
    }),
    names("street-names", {
      from: "roads",
      colour: "quietLabel",
      only: { minzoom: 13, filter: ["has", "name"] },
      layout: { "symbol-placement": "line", "text-size": interpolateByZoom([13, 10], [18, 14]) },
    }),
    names("river-names", {
      from: "waterways",
      colour: "waterLabel",
      only: { minzoom: 12, filter: ["has", "name"] },
      layout: { "symbol-placement": "line", "text-size": 12, "text-letter-spacing": 0.05 },
    }),
    names("water-names", {
      from: "labels",
      colour: "waterLabel",
      weight: "Medium",
      only: { filter: IS_WATER },
      layout: { "text-size": 13 },
    }),
    names("park-names", {
      from: "labels",
      colour: "parkLabel",
      only: { filter: ["!", IS_WATER] },
      layout: { "text-size": 12 },
    }),
    names("quarter-names", {
      from: "places",
      colour: "quietLabel",
      weight: "Medium",
      only: { filter: ["match", ["get", "kind"], TOWNS, false, true] },
      layout: { "text-size": interpolateByZoom([11, 11], [15, 14]), "text-letter-spacing": 0.04 },
    }),
    names("town-names", {
      from: "places",
      colour: "label",
      weight: "Semibold",
      only: { filter: ["match", ["get", "kind"], TOWNS, true, false], maxzoom: 15 },
      layout: { "text-size": TOWN_SIZE, "symbol-sort-key": ["-", 0, ["coalesce", ["get", "population"], 0]] },
    }),
  ];
}

interface Names {
  /** The tiles' layer. */
  from: string;
  colour: keyof MapColours;
  weight?: FontWeight;
  layout: Record<string, StyleValue>;
  /** Which of the layer's features are named, and at which zooms. */
  only?: Pick<StyleLayer, "filter" | "minzoom" | "maxzoom">;
}

/**
 * MapLibre reads the weight from the first font's name; a browser that knows
 * no font of that name continues to the next, in that weight.
 */
type FontWeight = "Medium" | "Semibold";

/**
 * Zoom from which the base map names places of interest. What a map is asked
 * about has a marker of its own: these stay quiet, and come late.
 */
const POI_ZOOM = 16.5;

/** A harbour is drawn as the sea that it is. */
const IS_WATER: StyleValue = ["match", ["get", "kind"], ["water", "marina"], true, false];

const TOWNS = ["country", "state", "city", "town", "village"];

const TOWN_SIZE = interpolateByZoom(
  [6, ["match", ["get", "kind"], ["country", "city"], 14, 11]],
  [13, ["match", ["get", "kind"], "city", 24, "town", 20, "country", 18, 15]],
);
