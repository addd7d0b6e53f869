import { interpolateByZoom } from "./ground-layers.ts";
import type { MapColours } from "./map-colours.ts";
import type { StyleLayer, StyleValue } from "./style-shape.ts";

/** Rail, roads with their edges, and borders. */
export function createRoadLayers(colours: MapColours): StyleLayer[] {
  const roads = (id: string, filter: StyleValue, paint: Record<string, StyleValue>): StyleLayer => ({
    id,
    type: "line",
    "source-layer": "roads",
    filter,
    layout: { "line-cap": "round", "line-join": "round" },
    paint,
  });
  return [
    roads("tunnels", ["all", IS_ROAD, ["has", "tunnel"]], {
      "line-color": colours.roadCasing,
      "line-width": WIDTHS,
      "line-opacity": 0.5,
      "line-dasharray": [1.5, 1.5],
    }),
    roads("paths", ["all", ["!", IS_ROAD], ["!", ["has", "tunnel"]]], {
      "line-color": colours.path,
      "line-width": interpolateByZoom([14, 0.6], [18, 2.5]),
      "line-dasharray": [2, 1.5],
    }),
    roads("road-edges", ["all", IS_ROAD, ["!", ["has", "tunnel"]]], {
      "line-color": colours.roadCasing,
      // The edge shows on both sides of the road that is drawn over it.
      "line-width": interpolateByZoom([9, 0.5], [14, 1.1]),
      "line-gap-width": WIDTHS,
      "line-opacity": interpolateByZoom([9, 0.5], [12, 1]),
    }),
    roads("roads", ["all", IS_ROAD, ["!", ["has", "tunnel"]]], {
      "line-color": ["match", ["get", "kind"], MAJOR, colours.majorRoad, colours.road],
      "line-width": WIDTHS,
    }),
    {
      id: "rail",
      type: "line",
      "source-layer": "rail",
      filter: ["!", ["has", "tunnel"]],
      paint: { "line-color": colours.rail, "line-width": interpolateByZoom([9, 0.6], [16, 2]) },
    },
    {
      id: "rail-ties",
      type: "line",
      "source-layer": "rail",
      minzoom: 13,
      filter: ["all", ["!", ["has", "tunnel"]], ["!=", ["get", "kind"], "cableway"]],
      paint: {
        "line-color": colours.rail,
        "line-width": interpolateByZoom([13, 3], [17, 7]),
        "line-dasharray": [0.2, 2.5],
      },
    },
    {
      id: "boundaries",
      type: "line",
      "source-layer": "boundaries",
      filter: ["!", ["has", "maritime"]],
      paint: {
        "line-color": colours.boundary,
        "line-width": ["match", ["get", "level"], 2, 1.4, 4, 1, 0.7],
        "line-dasharray": [3, 2],
        "line-opacity": 0.7,
      },
    },
  ];
}

const MAJOR = ["motorway", "trunk", "primary", "secondary"];
/** Roads for vehicles; other ways are drawn as dashed paths. */
const IS_ROAD: StyleValue = ["match", ["get", "kind"], ["path", "steps", "track"], false, true];

/** Pixels at some zooms, by kind: motorways, main roads, others. */
const width = (motorway: number, main: number, minor: number, service: number): StyleValue => [
  "match",
  ["get", "kind"],
  ["motorway", "trunk"],
  motorway,
  ["primary", "secondary"],
  main,
  ["tertiary", "minor"],
  minor,
  service,
];
const WIDTHS = interpolateByZoom(
  [6, width(0.8, 0.5, 0.2, 0.1)],
  [11, width(2.2, 1.6, 0.8, 0.4)],
  [14, width(6, 5, 3, 1.6)],
  [18, width(24, 20, 15, 8)],
);
