import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishManifest } from "@lieudit/place-index/store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writePmtiles } from "../archive/write-pmtiles.ts";
import { followBasemap } from "./follow-basemap.ts";

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "lieudit-follow-map-")), "places");
  mkdirSync(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

async function publish(generation: number, isWhole = true): Promise<void> {
  const basemap = `basemap-${generation}.pmtiles`;
  const bounds = { west: 0, south: 0, east: 1, north: 1 };
  const tiles = [{ id: 0, bytes: Buffer.from(`tile ${generation}`) }];
  if (isWhole)
    await writePmtiles(join(folder, basemap), tiles, { bounds, minZoom: 0, maxZoom: 0, metadata: {} });
  else writeFileSync(join(folder, basemap), "cut");
  await publishManifest(folder, { version: 1, generation, index: null, basemap, sources: [] });
}

test("shows the map before while the next one cannot be opened, and then the next one", async () => {
  const map = followBasemap({ folder });
  await publish(1);
  const first = await map.current();
  await publish(2, false);
  expect((await map.current())?.version).toBe(first?.version);
  await publish(2);
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 10_000);
  expect((await map.current())?.version).not.toBe(first?.version);
  await map.close();
});

test("a map in the folder needs no parts of another one", async () => {
  mkdirSync(join(folder, "basemap-0.pmtiles.0.blocks"));
  await publish(1);
  const map = followBasemap({ folder });
  await map.current();
  expect(readdirSync(folder).filter((name) => name.endsWith(".blocks"))).toEqual([]);
  await map.close();
});

test("callers at once wait for one look, and a failure is not repeated at once", async () => {
  await publish(1, false);
  const map = followBasemap({ folder });
  const tries = await Promise.allSettled([map.current(), map.current(), map.current()]);
  expect(new Set(tries.map((each) => (each as PromiseRejectedResult).reason)).size).toBe(1);
  const again = await map.current().catch((error: unknown) => error);
  expect(again).toBe((tries[0] as PromiseRejectedResult).reason);
  await map.close();
});
