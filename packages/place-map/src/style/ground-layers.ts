import type { MapColours } from "./map-colours.ts";
import type { StyleLayer, StyleValue } from "./style-shape.ts";

/** Land, what grows and stands on it, and water. */
export function createGroundLayers(colours: MapColours): StyleLayer[] {
  const fill = (id: string, layer: string, colour: string, filter?: StyleValue): StyleLayer => ({
    id,
    type: "fill",
    "source-layer": layer,
    paint: { "fill-color": colour },
    ...(filter === undefined ? {} : { filter }),
  });
  const cover = (id: string, colour: string, ...kinds: string[]) =>
    fill(id, "landcover", colour, ["match", ["get", "kind"], kinds, true, false]);
  return [
    { id: "beyond", type: "background", paint: { "background-color": colours.beyond } },
    fill("land", "land", colours.land),
    cover(
      "built-up",
      colours.builtUp,
      "residential",
      "commercial",
      "industrial",
      "railway",
      "airport",
      "military",
    ),
    cover("fields", colours.field, "farmland", "orchard", "allotments", "reserve", "scrub", "wetland"),
    cover("woods", colours.wood, "wood"),
    cover("parks", colours.park, "park", "grass", "golf", "cemetery", "campground", "sports"),
    cover("sand", colours.sand, "beach"),
    cover("rock", colours.rock, "rock", "glacier"),
    cover(
      "grounds",
      colours.special,
      "school",
      "hospital",
      "parking",
      "playground",
      "pitch",
      "square",
      "runway",
    ),
    fill("water", "water", colours.water),
    {
      id: "waterways",
      type: "line",
      "source-layer": "waterways",
      layout: { "line-cap": "round", "line-join": "round" },
      paint: {
        "line-color": colours.waterLine,
        "line-width": interpolateByZoom(
          [8, 0.6],
          [12, ["match", ["get", "kind"], "river", 2, 0.8]],
          [16, ["match", ["get", "kind"], "river", 6, 2.5]],
        ),
      },
    },
    {
      id: "coast",
      type: "line",
      "source-layer": "coast",
      layout: { "line-join": "round" },
      paint: { "line-color": colours.coast, "line-width": interpolateByZoom([8, 0.5], [16, 1.2]) },
    },
    cover("piers", colours.builtUp, "pier"),
    {
      id: "pier-lines",
      type: "line",
      "source-layer": "landcover",
      filter: ["all", ["==", ["geometry-type"], "LineString"], ["==", ["get", "kind"], "pier"]],
      paint: { "line-color": colours.builtUp, "line-width": interpolateByZoom([13, 1], [17, 6]) },
    },
    {
      id: "buildings",
      type: "fill",
      "source-layer": "buildings",
      minzoom: 14,
      paint: {
        "fill-color": colours.building,
        "fill-outline-color": colours.buildingLine,
        "fill-opacity": interpolateByZoom([14, 0.4], [16, 1]),
      },
    },
  ];
}

/** Returns a value that grows with the zoom, evenly between the given ones. */
export function interpolateByZoom(
  ...stops: readonly (readonly [zoom: number, value: StyleValue])[]
): StyleValue {
  return ["interpolate", ["exponential", 1.5], ["zoom"], ...stops.flat()];
}
