import { byZoom } from "./ground-layers.ts";
import type { MapColours } from "./map-colours.ts";
import type { StyleLayer, StyleValue } from "./style-shape.ts";

/** The French name where there is one of its own, else the local one. */
export const LABEL: StyleValue = ["coalesce", ["get", "name:fr"], ["get", "name"]];

/** Names of streets, waters, parks and settlements; what comes last is placed first. */
export function labelLayers(colours: MapColours, font: string): StyleLayer[] {
  const text = (layout: Record<string, StyleValue>, weight?: FontWeight): Record<string, StyleValue> => ({
    "text-field": LABEL,
    "text-font": weight === undefined ? [font] : [`${font} ${weight}`, font],
    "text-max-width": 8,
    ...layout,
  });
  const ink = (colour: string): Record<string, StyleValue> => ({
    "text-color": colour,
    "text-halo-color": colours.halo,
    "text-halo-width": 1.4,
  });
  // A harbour is drawn as the sea that it is.
  // What a map is asked about has a marker of its own: these stay quiet, and come late.
  const pois = { "source-layer": "pois", minzoom: POI_ZOOM } as const;
  const isWater: StyleValue = ["match", ["get", "kind"], ["water", "marina"], true, false];
  return [
    {
      id: "poi-dots",
      type: "circle",
      ...pois,
      paint: {
        "circle-color": colours.quietLabel,
        "circle-radius": byZoom([POI_ZOOM, 2], [19, 4]),
        "circle-stroke-color": colours.halo,
        "circle-stroke-width": 1,
      },
    },
    {
      id: "poi-names",
      type: "symbol",
      ...pois,
      layout: text({
        "text-size": 11,
        "text-anchor": "top",
        "text-offset": ["literal", [0, 0.5]],
        "text-optional": true,
      }),
      paint: ink(colours.quietLabel),
    },
    {
      id: "street-names",
      type: "symbol",
      "source-layer": "roads",
      minzoom: 13,
      filter: ["has", "name"],
      layout: text({ "symbol-placement": "line", "text-size": byZoom([13, 10], [18, 14]) }),
      paint: ink(colours.quietLabel),
    },
    {
      id: "river-names",
      type: "symbol",
      "source-layer": "waterways",
      minzoom: 12,
      filter: ["has", "name"],
      layout: text({ "symbol-placement": "line", "text-size": 12, "text-letter-spacing": 0.05 }),
      paint: ink(colours.waterLabel),
    },
    {
      id: "water-names",
      type: "symbol",
      "source-layer": "labels",
      filter: isWater,
      layout: text({ "text-size": 13 }, "Medium"),
      paint: ink(colours.waterLabel),
    },
    {
      id: "park-names",
      type: "symbol",
      "source-layer": "labels",
      filter: ["!", isWater],
      layout: text({ "text-size": 12 }),
      paint: ink(colours.parkLabel),
    },
    {
      id: "quarter-names",
      type: "symbol",
      "source-layer": "places",
      filter: ["match", ["get", "kind"], TOWNS, false, true],
      layout: text({ "text-size": byZoom([11, 11], [15, 14]), "text-letter-spacing": 0.04 }, "Medium"),
      paint: ink(colours.quietLabel),
    },
    {
      id: "town-names",
      type: "symbol",
      "source-layer": "places",
      filter: ["match", ["get", "kind"], TOWNS, true, false],
      maxzoom: 15,
      layout: text(
        {
          "text-size": byZoom(
            [6, ["match", ["get", "kind"], ["country", "city"], 14, 11]],
            [13, ["match", ["get", "kind"], "city", 24, "town", 20, "country", 18, 15]],
          ),
          "symbol-sort-key": ["-", 0, ["coalesce", ["get", "population"], 0]],
        },
        "Semibold",
      ),
      paint: ink(colours.label),
    },
  ];
}

/**
 * MapLibre reads the weight from the first font's name; a browser that knows
 * no font of that name goes on to the next, in that weight.
 */
type FontWeight = "Medium" | "Semibold";

/** Zoom from which the base map names places of interest. */
const POI_ZOOM = 16.5;

const TOWNS = ["country", "state", "city", "town", "village"];
