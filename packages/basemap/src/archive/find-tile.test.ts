import { expect, test } from "vitest";
import { findEntry } from "./find-tile.ts";

const entry = (tileId: number, runLength: number) => ({ tileId, runLength, offset: tileId, length: 1 });
const ENTRIES = [entry(5, 1), entry(8, 3), entry(20, 0)];

test.each([
  [4, null],
  [5, 5],
  [6, null],
  [8, 8],
  [10, 8],
  [11, null],
  [20, 20],
  [99, 20],
])("tile %i is found in the entry of %s", (id, tileId) => {
  expect(findEntry(ENTRIES, id)?.tileId ?? null).toBe(tileId);
});
