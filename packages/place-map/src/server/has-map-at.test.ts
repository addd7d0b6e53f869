import { expect, test } from "vitest";
import { drawnTiles } from "../../test/drawn-tiles.ts";
import { hasMapAt } from "./has-map-at.ts";

const PARIS = { latitude: 48.8566, longitude: 2.3522 };

test("a place has a map where a tile exists, and not next to it", async () => {
  const asked: (readonly number[])[] = [];
  const map = drawnTiles([], {
    minZoom: 0,
    maxZoom: 15,
    tile: async (tile) => {
      asked.push(tile);
      return tile.join("/") === "12/2074/1409" ? new Uint8Array([1]) : null;
    },
  });
  const basemap = { current: async () => map };
  expect(await hasMapAt(basemap, PARIS)).toBe(true);
  expect(await hasMapAt(basemap, { latitude: 43.73, longitude: 7.42 })).toBe(false);
  expect(asked[0]).toEqual([12, 2074, 1409]);
});

test("without a base map no place has a map", async () => {
  expect(await hasMapAt({ current: async () => null }, PARIS)).toBe(false);
});
