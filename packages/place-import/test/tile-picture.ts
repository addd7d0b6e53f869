import { gunzipSync } from "node:zlib";
import { openPmtiles, parseVectorTile, type TileFeature, type TileLayer, toTile } from "@lieudit/basemap";
import { PbfReader } from "pbf";

/** Tile columns and rows, both ends included. */
export interface TileWindow {
  zoom: number;
  west: number;
  north: number;
  east: number;
  south: number;
}

const TILE_PIXELS = 512;

/**
 * Draws tiles of an archive as SVG without a browser, to look at and to test the colour of
 * points. Colours and widths are plain; the site's style is in place-map.
 */
export async function drawTiles(
  path: string,
  window: TileWindow,
  isWanted: (layer: string) => boolean = () => true,
): Promise<string> {
  const archive = await openPmtiles(path);
  const parts: string[] = [];
  try {
    for await (const { id, bytes } of archive.tiles()) {
      const [z, x, y] = toTile(id);
      const isShown = x >= window.west && x <= window.east && y >= window.north && y <= window.south;
      if (z !== window.zoom || !isShown) continue;
      const layers = new Map(parseVectorTile(gunzipSync(bytes)).map((layer) => [layer.name, layer]));
      const left = (x - window.west) * TILE_PIXELS;
      const top = (y - window.north) * TILE_PIXELS;
      const drawn = PAINTS.flatMap((paint) => {
        const layer = isWanted(paint.layer) ? layers.get(paint.layer) : undefined;
        return layer === undefined ? [] : drawLayer(layer, paint);
      });
      parts.push(
        `<svg x="${left}" y="${top}" width="${TILE_PIXELS}" height="${TILE_PIXELS}" viewBox="0 0 4096 4096">${drawn.join("")}</svg>`,
      );
    }
  } finally {
    await archive.close();
  }
  const width = (window.east - window.west + 1) * TILE_PIXELS;
  const height = (window.south - window.north + 1) * TILE_PIXELS;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ff00ff"/>${parts.join("")}</svg>`;
}

interface Paint {
  layer: string;
  kinds?: readonly string[];
  fill?: string;
  stroke?: string;
  width?: number;
}

const PAINTS: readonly Paint[] = [
  { layer: "land", fill: "#faf8f4" },
  { layer: "landcover", fill: "#eee9e0" },
  {
    layer: "landcover",
    kinds: ["park", "wood", "grass", "scrub", "golf", "cemetery", "orchard", "allotments"],
    fill: "#d5dfc2",
  },
  { layer: "landcover", kinds: ["beach"], fill: "#f3e6c0" },
  { layer: "water", fill: "#bcd9ea" },
  { layer: "landcover", kinds: ["pier"], fill: "#e3ddd2", stroke: "#e3ddd2", width: 20 },
  { layer: "waterways", stroke: "#8fbfdc", width: 16 },
  { layer: "coast", stroke: "#5d8fb0", width: 8 },
  { layer: "buildings", fill: "#dcd4c8", stroke: "#c3b9aa", width: 4 },
  { layer: "roads", stroke: "#ffffff", width: 50 },
  { layer: "roads", stroke: "#b9b4ac", width: 14 },
  { layer: "roads", kinds: ["motorway", "trunk", "primary", "secondary"], stroke: "#888", width: 40 },
  { layer: "rail", stroke: "#4a4a4a", width: 14 },
  { layer: "boundaries", stroke: "#9b59b6", width: 10 },
  { layer: "labels", fill: "#2e7d32" },
  { layer: "places", fill: "#d33" },
];

function drawLayer(layer: TileLayer, { kinds, fill, stroke, width }: Paint): string[] {
  const kindKey = layer.keys.indexOf("kind");
  return layer.features.flatMap((feature) => {
    if (kinds !== undefined && !kinds.includes(findTexts(layer, feature, kindKey))) return [];
    if (feature.type === 1) {
      const [point] = findLines(feature)[0] ?? [];
      if (point === undefined) return [];
      const name = escapeXml(findTexts(layer, feature, layer.keys.indexOf("name")));
      return [
        `<circle cx="${point[0]}" cy="${point[1]}" r="24" fill="${fill}"/><text x="${point[0] + 40}" y="${point[1]}" font-size="110" fill="${fill}">${name}</text>`,
      ];
    }
    const path = findLines(feature)
      .map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}${feature.type === 3 ? "Z" : ""}`)
      .join("");
    const paint = feature.type === 3 ? `fill="${fill ?? "none"}"` : 'fill="none"';
    if (feature.type === 3 && fill === undefined) return [];
    if (feature.type === 2 && stroke === undefined) return [];
    const line = stroke === undefined ? "" : ` stroke="${stroke}" stroke-width="${width}"`;
    return [`<path fill-rule="nonzero" ${paint}${line} d="${path}"/>`];
  });
}

/** Returns the lines, rings or points of a feature in units of its tile. */
export function findLines({ geometry }: TileFeature): [number, number][][] {
  const lines: [number, number][][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < geometry.length; ) {
    const command = (geometry[at] as number) & 7;
    const count = (geometry[at] as number) >> 3;
    at += 1;
    if (command === 7) continue;
    for (let i = 0; i < count; i += 1, at += 2) {
      x += decodeZigzag(geometry[at] as number);
      y += decodeZigzag(geometry[at + 1] as number);
      if (command === 1) lines.push([]);
      lines.at(-1)?.push([x, y]);
    }
  }
  return lines;
}

/** Returns the text that a feature has under the key with this index, or "". */
export function findTexts(layer: TileLayer, { tags }: TileFeature, key: number): string {
  const at = tags.findIndex((number, index) => index % 2 === 0 && number === key);
  const value = at < 0 ? undefined : layer.values[tags[at + 1] as number];
  if (value === undefined) return "";
  let text = "";
  new PbfReader(value).readFields((field, _result, pbf) => {
    if (field === 1) text = pbf.readString();
  }, undefined);
  return text;
}

function decodeZigzag(value: number): number {
  return (value >>> 1) ^ -(value & 1);
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, "");
}
