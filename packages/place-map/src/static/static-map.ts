import type { Feature } from "@maplibre/maplibre-gl-style-spec";
import type { BasemapTiles } from "../server/basemap-source.ts";
import { basemapStyle } from "../style/basemap-style.ts";
import { mapColours, markerColours } from "../style/map-colours.ts";
import type { StyleLayer } from "../style/style-shape.ts";
import { type LayerReading, NO_FEATURE, readLayer } from "./layer-reading.ts";
import { drawLabels, type LabelSource } from "./static-labels.ts";
import type { StaticMap } from "./static-map-address.ts";
import { type ViewTile, viewTiles } from "./view-tiles.ts";
import { getMetresPerPixel, projectToPixel } from "./web-mercator.ts";

/** Shapes are drawn in half pixels, so that their numbers are whole and short. */
const UNITS_PER_PIXEL = 2;

/**
 * Draws the map as an SVG picture, in the colours of the live one: it shows before
 * a map library is loaded, on paper, and where scripts do not run.
 *
 * @param map null before the first import: the picture then has markers only
 */
export async function drawStaticMap(picture: StaticMap, map: BasemapTiles | null): Promise<string> {
  const { zoom, width, height, theme } = picture;
  const tiles = map === null ? [] : await viewTiles(map, picture);
  const style = basemapStyle({ theme, url: "" });
  const shapes: string[] = [];
  const labels: LabelSource[] = [];
  for (const layer of style.layers) {
    if (zoom < (layer.minzoom ?? 0) || zoom >= (layer.maxzoom ?? Number.POSITIVE_INFINITY)) continue;
    const reading = readLayer(layer, zoom);
    // Dots without their names would say nothing: a picture omits what only shows from near.
    if (layer["source-layer"] === "pois") continue;
    if (layer.type === "symbol") labels.push({ layer, reading });
    else shapes.push(...drawLayer(layer, reading, tiles, picture));
  }
  const side = (pixels: number) => pixels * UNITS_PER_PIXEL;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${side(width)} ${side(height)}">`,
    `<rect width="100%" height="100%" fill="${mapColours(theme).beyond}"/>`,
    ...shapes,
    `<g transform="scale(${UNITS_PER_PIXEL})" font-family="Figtree,system-ui,sans-serif">`,
    ...drawLabels(labels, tiles, picture),
    ...drawMarkers(picture),
    "</g></svg>",
  ].join("");
}

/** One path for all that a layer paints alike. */
function drawLayer(
  layer: StyleLayer,
  reading: LayerReading,
  tiles: readonly ViewTile[],
  picture: StaticMap,
): string[] {
  const paths = new Map<string, string[]>();
  for (const view of tiles) {
    const source = view.tile.layers[layer["source-layer"] ?? ""];
    if (source === undefined) continue;
    for (let index = 0; index < source.length; index += 1) {
      const read = source.feature(index);
      const feature: Feature = {
        type: (["Unknown", "Point", "LineString", "Polygon"] as const)[read.type],
        properties: read.properties,
      };
      if (read.type === 1 || !reading.isWanted(feature)) continue;
      if (layer.type === "fill" && read.type !== 3) continue;
      const path = buildPath(read.loadGeometry(), view, read.extent, read.type === 3, picture);
      if (path === "") continue;
      const paint = readPaint(layer, reading, feature);
      if (paint === null) continue;
      const same = paths.get(paint);
      if (same === undefined) paths.set(paint, [path]);
      else same.push(path);
    }
  }
  return [...paths].map(([paint, parts]) => `<path ${paint} d="${parts.join("")}"/>`);
}

/** Reads the attributes of a path, or null where nothing of it shows. */
function readPaint(layer: StyleLayer, reading: LayerReading, feature: Feature): string | null {
  const value = (property: string) => reading.value(property, feature);
  if (layer.type === "fill") {
    const outline =
      layer.paint?.["fill-outline-color"] === undefined ? "" : ` stroke="${value("fill-outline-color")}"`;
    const opacity = Number(value("fill-opacity"));
    const share = opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : "";
    return `fill="${value("fill-color")}"${outline}${share}`;
  }
  const units = (pixels: number) => Math.round(pixels * UNITS_PER_PIXEL * 10) / 10;
  const width = Number(value("line-width"));
  const gap = Number(value("line-gap-width"));
  const opacity = Number(value("line-opacity"));
  if (opacity === 0 || width + gap === 0) return null;
  // The two sides of a gap show from under what is drawn in it.
  const attributes = [
    'fill="none"',
    `stroke="${value("line-color")}"`,
    `stroke-width="${units(gap === 0 ? width : gap + 2 * width)}"`,
  ];
  if (opacity < 1) attributes.push(`stroke-opacity="${Math.round(opacity * 100) / 100}"`);
  const dashes = reading.value("line-dasharray", NO_FEATURE);
  if (Array.isArray(dashes)) {
    attributes.push(`stroke-dasharray="${dashes.map((dash) => units(Number(dash) * width)).join(" ")}"`);
  } else {
    const cap = String(value("line-cap"));
    if (cap !== "butt") attributes.push(`stroke-linecap="${cap}"`);
  }
  const join = String(value("line-join"));
  if (join !== "miter") attributes.push(`stroke-linejoin="${join}"`);
  return attributes.join(" ");
}

interface TilePoint {
  x: number;
  y: number;
}

/** Wider than any line, in pixels: what is further outside the picture shows nothing in it. */
const MARGIN = 24;

/** Returns the commands of a path, relative to each other; "" for what is outside the picture. */
function buildPath(
  lines: readonly (readonly TilePoint[])[],
  { left, top, side }: ViewTile,
  extent: number,
  isArea: boolean,
  { width, height }: StaticMap,
): string {
  const scale = side / extent;
  const units = (pixels: number) => Math.round(pixels * UNITS_PER_PIXEL);
  let path = "";
  for (const line of lines) {
    const points = line.map(({ x, y }) => [left + x * scale, top + y * scale] as const);
    const isSeen =
      points.some(([x]) => x > -MARGIN) &&
      points.some(([x]) => x < width + MARGIN) &&
      points.some(([, y]) => y > -MARGIN) &&
      points.some(([, y]) => y < height + MARGIN);
    if (!isSeen) continue;
    let part = "";
    let [atX, atY] = [0, 0];
    for (const [index, [x, y]] of points.entries()) {
      const [unitX, unitY] = [units(x), units(y)];
      const isStill = index > 0 && unitX === atX && unitY === atY;
      if (isStill) continue;
      const [dx, dy] = [unitX - atX, unitY - atY];
      part += index === 0 ? `M${unitX} ${unitY}` : `l${dx}${dy < 0 ? "" : " "}${dy}`;
      [atX, atY] = [unitX, unitY];
    }
    if (part.includes("l")) path += isArea ? `${part}z` : part;
  }
  return path;
}

/** A drop with a dot, its tip where the place is. */
const MARKER = "M0 0c-1.5-4-9-9.5-9-16.5a9 9 0 0 1 18 0c0 7-7.5 12.5-9 16.5z";

/** A smaller circle would not be seen, in pixels. */
const MIN_RADIUS = 6;

function drawMarkers({ markers, theme, radiusMetres, ...picture }: StaticMap): string[] {
  const { fill, edge } = markerColours(theme);
  return markers
    .map((marker) => projectToPixel(marker, picture, picture))
    .filter(([x, y]) => x > 0 && y > 0 && x < picture.width && y < picture.height)
    .sort(([, one], [, other]) => one - other)
    .map(([x, y]) => {
      if (radiusMetres !== undefined) {
        const radius = Math.max(MIN_RADIUS, Math.round(radiusMetres / getMetresPerPixel(picture)));
        return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}" fill="${fill}" fill-opacity=".2" stroke="${fill}" stroke-width="1.5"/>`;
      }
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><path fill="${fill}" stroke="${edge}" stroke-width="1.5" d="${MARKER}"/><circle cy="-16.5" r="3.5" fill="${edge}"/></g>`;
    });
}
