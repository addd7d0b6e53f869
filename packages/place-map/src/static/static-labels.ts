import type { Feature } from "@maplibre/maplibre-gl-style-spec";
import type { StyleLayer } from "../style/style-shape.ts";
import type { LayerReading } from "./layer-reading.ts";
import type { StaticMap } from "./static-map-address.ts";
import type { ViewTile } from "./view-tiles.ts";

/** A layer that writes, and how to read it. */
export interface LabelSource {
  layer: StyleLayer;
  reading: LayerReading;
}

interface Label {
  text: string;
  /** Middle, in pixels. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  angle: number;
  sizePixels: number;
  weight: number;
  letterSpacing: number;
  colour: string;
  halo: string;
  haloWidth: number;
  /** The smallest is placed first. */
  order: number;
}

/** The mean width of a letter of the map's font, in em. */
const LETTER_WIDTH = 0.54;
/** Pixels between two labels. */
const GAP = 6;

/**
 * The names in a picture: those of the style's last layer first, each only
 * where it covers no other one and lies whole within the picture.
 */
export function drawLabels(
  sources: readonly LabelSource[],
  tiles: readonly ViewTile[],
  picture: StaticMap,
): string[] {
  const placed: { label: Label; box: Box }[] = [];
  const written = new Set<string>();
  const button = picture.hasButton === true ? buttonBox(picture) : null;
  for (const source of sources.toReversed()) {
    const labels = readLabels(source, tiles).sort((one, other) => one.order - other.order);
    for (const label of labels) {
      const box = getLabelBox(label);
      const isInside =
        box.left > 4 && box.top > 4 && box.right < picture.width - 4 && box.bottom < picture.height - 4;
      // A street is in many tiles, and its name is wanted once.
      const isFree =
        !written.has(label.text) &&
        placed.every(({ box: other }) => !overlap(box, other)) &&
        (button === null || !overlap(box, button));
      if (!isInside || !isFree) continue;
      placed.push({ label, box });
      written.add(label.text);
    }
  }
  return placed.reverse().map(({ label }) => getLabelText(label));
}

/** Half as wide as the button that opens a map, in pixels, in any of its languages. */
const BUTTON_HALF_WIDTH = 90;
/** From the middle of a frame to its button: a frame 256 px tall has the highest one. */
const BUTTON_BELOW_MIDDLE = 42;

/** Where a button may lie: a picture's middle is its frame's middle, and frames are of several heights. */
function buttonBox({ width, height }: StaticMap): Box {
  return {
    left: width / 2 - BUTTON_HALF_WIDTH,
    right: width / 2 + BUTTON_HALF_WIDTH,
    top: height / 2 + BUTTON_BELOW_MIDDLE,
    bottom: height,
  };
}

function readLabels({ layer, reading }: LabelSource, tiles: readonly ViewTile[]): Label[] {
  const labels: Label[] = [];
  for (const view of tiles) {
    const source = view.tile.layers[layer["source-layer"] ?? ""];
    if (source === undefined) continue;
    const scale = view.side / source.feature(0).extent;
    for (let index = 0; index < source.length; index += 1) {
      const read = source.feature(index);
      const feature: Feature = {
        type: (["Unknown", "Point", "LineString", "Polygon"] as const)[read.type],
        properties: read.properties,
      };
      if (!reading.isWanted(feature)) continue;
      const text = String(reading.value("text-field", feature) ?? "");
      if (text === "") continue;
      const value = (property: string) => Number(reading.value(property, feature) ?? 0);
      const font = String(reading.value("text-font", feature));
      const label: Label = {
        text,
        x: 0,
        y: 0,
        angle: 0,
        sizePixels: value("text-size"),
        weight: /semibold/i.test(font) ? 600 : /medium/i.test(font) ? 500 : 400,
        letterSpacing: value("text-letter-spacing"),
        colour: String(reading.value("text-color", feature)),
        halo: String(reading.value("text-halo-color", feature)),
        haloWidth: value("text-halo-width"),
        order: value("symbol-sort-key"),
      };
      const lines = read
        .loadGeometry()
        .map((line) => line.map(({ x, y }) => [view.left + x * scale, view.top + y * scale] as const));
      const isAlong = reading.value("symbol-placement", feature) === "line";
      const spot = isAlong ? findSpotAlong(lines, measureText(label)) : findSpotAt(lines);
      if (spot !== null) labels.push({ ...label, ...spot, order: isAlong ? -spot.room : label.order });
    }
  }
  return labels;
}

type Line = readonly (readonly [x: number, y: number])[];

interface Spot {
  x: number;
  y: number;
  angle: number;
  /** How much longer than the text the line is there, in pixels. */
  room: number;
}

function findSpotAt(lines: readonly Line[]): Spot | null {
  const point = lines[0]?.[0];
  return point === undefined ? null : { x: point[0], y: point[1], angle: 0, room: 0 };
}

/** How far a line may leave a straight text, in pixels, before the text would lie beside its street. */
const BEND = 4;

/** Returns the longest stretch of a line that is straight enough for a text of this width. */
function findSpotAlong(lines: readonly Line[], width: number): Spot | null {
  let best: Spot | null = null;
  for (const line of lines) {
    let start = 0;
    for (let end = 1; end < line.length; end += 1) {
      while (start < end - 1 && !isStraight(line, start, end)) start += 1;
      const [[x1, y1], [x2, y2]] = [line[start], line[end]] as [Line[number], Line[number]];
      const room = Math.hypot(x2 - x1, y2 - y1) - width;
      if (room < 0 || (best !== null && room <= best.room)) continue;
      const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
      // Text is read from left to right.
      best = {
        x: (x1 + x2) / 2,
        y: (y1 + y2) / 2,
        angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle,
        room,
      };
    }
  }
  return best;
}

function isStraight(line: Line, start: number, end: number): boolean {
  const [[x1, y1], [x2, y2]] = [line[start], line[end]] as [Line[number], Line[number]];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return line
    .slice(start + 1, end)
    .every(([x, y]) => Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length <= BEND);
}

function measureText({ text, sizePixels, letterSpacing }: Label): number {
  return text.length * sizePixels * (LETTER_WIDTH + letterSpacing);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function getLabelBox(label: Label): Box {
  const { x, y, angle, sizePixels } = label;
  const radians = (angle * Math.PI) / 180;
  const [width, height] = [measureText(label), sizePixels * 1.2];
  const across = (Math.abs(Math.cos(radians)) * width + Math.abs(Math.sin(radians)) * height) / 2;
  const down = (Math.abs(Math.sin(radians)) * width + Math.abs(Math.cos(radians)) * height) / 2;
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right + GAP &&
    other.left < one.right + GAP &&
    one.top < other.bottom + GAP &&
    other.top < one.bottom + GAP
  );
}

function getLabelText({
  text,
  x,
  y,
  angle,
  sizePixels,
  weight,
  letterSpacing,
  colour,
  halo,
  haloWidth,
}: Label): string {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const turn = Math.abs(angle) < 1 ? "" : ` transform="rotate(${tenth(angle)} ${tenth(x)} ${tenth(y)})"`;
  const spacing = letterSpacing === 0 ? "" : ` letter-spacing="${letterSpacing}em"`;
  return `<text x="${tenth(x)}" y="${tenth(y)}"${turn} text-anchor="middle" dominant-baseline="central" font-size="${tenth(sizePixels)}" font-weight="${weight}"${spacing} fill="${colour}" stroke="${halo}" stroke-width="${haloWidth * 2}" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
