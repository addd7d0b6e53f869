import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NO_LATITUDE, PositionBlocks } from "./position-blocks.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "position-blocks-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("positions that do not fit into memory are found in the file, which is removed at the end", async () => {
  const count = 50_000;
  const positions = new PositionBlocks(count, join(folder, "work"), 3);
  // Every third one is missing, and the last ones are written first.
  for (let number = count - 1; number >= 0; number -= 1) {
    if (number % 3 !== 0) positions.set(number, number, -number);
  }
  for (let step = 0; step < count; step += 1) {
    const number = (step * 7_919) % count;
    const expected = number % 3 === 0 ? [NO_LATITUDE, NO_LATITUDE] : [number, -number];
    expect([positions.latitudeAt(number), positions.longitudeAt(number)]).toEqual(expected);
  }
  positions.set(0, 5, 6);
  for (let number = 0; number < count; number += 4_096) positions.latitudeAt(number);
  expect([positions.latitudeAt(0), positions.longitudeAt(0)]).toEqual([5, 6]);
  expect(await readdir(join(folder, "work"))).toHaveLength(1);
  positions.close();
  expect(await readdir(join(folder, "work"))).toEqual([]);
});

test("without too many positions, there is no file", async () => {
  const positions = new PositionBlocks(10_000, join(folder, "work"));
  positions.set(9_999, 1, 2);
  expect([positions.latitudeAt(9_999), positions.latitudeAt(1)]).toEqual([1, NO_LATITUDE]);
  positions.close();
  expect(await readdir(folder)).toEqual([]);
});
