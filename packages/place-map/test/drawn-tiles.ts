import { gzipSync } from "node:zlib";
import { PbfWriter } from "pbf";
import type { BasemapTiles } from "../src/server/basemap-source.ts";

/** A feature of a drawn tile; points in units of 4096 to the tile's side. */
export interface DrawnFeature {
  layer: string;
  type: "point" | "line" | "area";
  points: readonly (readonly [x: number, y: number])[];
  properties: Readonly<Record<string, string>>;
}

/** A base map whose every tile holds the same. */
export function drawnTiles(
  features: readonly DrawnFeature[],
  more: Partial<BasemapTiles> = {},
): BasemapTiles {
  const bytes = gzipSync(tileBytes(features));
  return {
    version: "v1",
    bounds: { west: -1, south: 49, east: 0, north: 50 },
    minZoom: 0,
    maxZoom: 15,
    attributions: ["© OpenStreetMap contributors", "Lieudit, contenu de démonstration fictif"],
    vectorLayers: [{ id: "land", fields: {} }],
    tile: async () => bytes,
    ...more,
  };
}

/** @see https://github.com/mapbox/vector-tile-spec/blob/master/2.1/vector_tile.proto */
function tileBytes(features: readonly DrawnFeature[]): Uint8Array {
  const tile = new PbfWriter();
  for (const layer of new Set(features.map((feature) => feature.layer))) {
    const own = features.filter((feature) => feature.layer === layer);
    const entries = own.flatMap(({ properties }) => Object.entries(properties));
    tile.writeMessage(
      3,
      (_, pbf) => {
        pbf.writeVarintField(15, 2);
        pbf.writeStringField(1, layer);
        let at = 0;
        for (const { type, points, properties } of own) {
          const tags = Object.keys(properties).flatMap(() => [at, at++]);
          pbf.writeMessage(
            2,
            (_feature, message) => {
              message.writePackedVarint(2, tags);
              message.writeVarintField(3, type === "point" ? 1 : type === "line" ? 2 : 3);
              message.writePackedVarint(4, commands(points, type === "area"));
            },
            null,
          );
        }
        for (const [key] of entries) pbf.writeStringField(3, key);
        for (const [, value] of entries) {
          pbf.writeMessage(4, (_value, message) => message.writeStringField(1, value), null);
        }
        pbf.writeVarintField(5, 4096);
      },
      null,
    );
  }
  return tile.finish();
}

function commands(points: DrawnFeature["points"], isArea: boolean): number[] {
  const numbers: number[] = [];
  let [atX, atY] = [0, 0];
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) numbers.push(1 | (1 << 3));
    if (index === 1) numbers.push(2 | ((points.length - 1) << 3));
    numbers.push(zigzag(x - atX), zigzag(y - atY));
    [atX, atY] = [x, y];
  }
  if (isArea) numbers.push(7 | (1 << 3));
  return numbers;
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}
