import { zxyToTileId } from "pmtiles";
import { expect, test } from "vitest";
import { toTile, toTileId } from "./tile-id.ts";

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [2, 3, 1],
  [7, 66, 46],
  [12, 2132, 1493],
  [15, 17059, 11948],
  [15, 32767, 32767],
])("tile %i/%i/%i has the id that the reference reader computes", (z, x, y) => {
  const id = zxyToTileId(z, x, y);
  expect(toTileId([z, x, y])).toBe(id);
  expect(toTile(id)).toEqual([z, x, y]);
});

test("each tile of a zoom has its own id and is adjacent to the previous one", () => {
  const tiles = Array.from({ length: 4 ** 5 }, (_, index) => toTile((4 ** 5 - 1) / 3 + index));
  expect(new Set(tiles.map(String)).size).toBe(4 ** 5);
  for (const [index, [z, x, y]] of tiles.entries()) {
    expect(z).toBe(5);
    const [, beforeX, beforeY] = tiles[Math.max(0, index - 1)] as (typeof tiles)[number];
    expect(Math.abs(x - beforeX) + Math.abs(y - beforeY)).toBe(index === 0 ? 0 : 1);
  }
});
