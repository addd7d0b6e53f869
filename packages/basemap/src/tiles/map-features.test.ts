import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LatLng } from "@lieudit/place-model";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cutChunks } from "./cut-tiles.ts";
import { MapFeatures } from "./map-features.ts";
import { parseVectorTile } from "./vector-tile.ts";

let folder = "";
let features: MapFeatures;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "map-features-"));
  features = new MapFeatures(folder);
});
afterEach(async () => {
  features.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (latitude: number, longitude: number): LatLng => ({ latitude, longitude });
const LAND = { layer: "land", shape: "area", minZoom: 0, properties: { kind: "land" } } as const;
const ROAD = { layer: "roads", shape: "line", minZoom: 14, properties: { kind: "primary" } } as const;
/** 23 tiles of zoom 14 wide. */
const SQUARE = [at(0, 0), at(0, 0.5), at(0.5, 0.5), at(0.5, 0)];

test("empty land is cut once, and as what it is around a road", () => {
  features.add(LAND, 0, [[SQUARE]]);
  // One segment from corner to corner, with a box of all tiles.
  features.add(ROAD, 0, [[[at(0, 0), at(0.5, 0.5)]]]);
  const tiles = [...cutChunks(features.chunks())].flat().filter(({ tile: [z] }) => z === 15);
  const byContent = new Map<Uint8Array, number>();
  for (const { bytes } of tiles) byContent.set(bytes, (byContent.get(bytes) ?? 0) + 1);
  // Those inside share few contents; the edge and the road have their own.
  expect(tiles.length).toBeGreaterThan(2_000);
  expect(byContent.size).toBeLessThan(1_000);
  const layers = (x: number, y: number) => {
    const tile = tiles.find(({ tile: [, column, row] }) => column === x && row === y);
    return parseVectorTile(tile?.bytes ?? new Uint8Array()).map(({ name }) => name);
  };
  expect(layers(16_390, 16_377)).toEqual(["land", "roads"]);
  expect(layers(16_410, 16_377)).toEqual(["land"]);
  const cover = tiles.find(({ tile: [, x, y] }) => x === 16_410 && y === 16_377);
  // The command and position of its first corner, three more corners, the end.
  expect(parseVectorTile(cover!.bytes)[0]?.features[0]?.geometry).toHaveLength(11);
});
