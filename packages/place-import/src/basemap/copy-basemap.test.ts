import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describeBasemap, writePmtiles } from "@lieudit/basemap";
import { readManifest } from "@lieudit/place-index/store";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importPlaces } from "../import-places.ts";
import { checkBasemap } from "./copy-basemap.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "copy-basemap-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const EMPTY_TILE = gzipSync(new Uint8Array());

async function writeArchive(
  metadata: object = describeBasemap("© Nous"),
  tiles = [{ id: 0, bytes: EMPTY_TILE as Uint8Array }],
): Promise<string> {
  const path = join(folder, "map.pmtiles");
  const bounds = { west: 0, south: 0, east: 1, north: 1 };
  await writePmtiles(path, tiles, { bounds, minZoom: 0, maxZoom: 15, metadata });
  return path;
}

async function importVillage(madeBasemap: string) {
  const file = join(folder, "bourg.osm");
  await writeFile(
    file,
    '<osm version="0.6"><node id="1" lat="48" lon="1"><tag k="shop" v="bakery"/><tag k="name" v="Fournil"/></node></osm>',
  );
  return importPlaces({ files: [file], dataDir: join(folder, "data"), graceMs: 0, madeBasemap });
}

test("an import publishes the map as it is", async () => {
  const path = await writeArchive();
  const report = await importVillage(path);
  expect(report.tileCount).toBe(1);
  const places = join(folder, "data/places");
  const manifest = await readManifest(places);
  expect(manifest?.sources[0]?.basemap).toBe("sources/bourg-1.pmtiles");
  expect(await readFile(join(places, manifest?.basemap ?? ""))).toEqual(await readFile(path));
});

test("a damaged map changes nothing", async () => {
  const path = await writeArchive();
  await truncate(path, (await readFile(path)).length - 5);
  await expect(importVillage(path)).rejects.toMatchObject({ code: "DAMAGED" });
  expect(await readManifest(join(folder, "data/places"))).toBeNull();
});

test.each<[string, () => Promise<string>, string]>([
  ["a missing file", async () => join(folder, "none.pmtiles"), "UNREADABLE"],
  ["a folder", async () => folder, "UNREADABLE"],
  ["no attribution", () => writeArchive({ ...describeBasemap(""), attribution: " " }), "UNSUPPORTED"],
  [
    "no layers",
    () => writeArchive({ attribution: "©", vector_layers: [null, { id: "land" }] }),
    "UNSUPPORTED",
  ],
  ["no tiles", () => writeArchive(undefined, []), "UNSUPPORTED"],
  [
    "a tile that is not packed",
    () => writeArchive(undefined, [{ id: 0, bytes: Buffer.from("x") }]),
    "DAMAGED",
  ],
  [
    "another kind of file",
    async () => {
      const path = join(folder, "text.pmtiles");
      await writeFile(path, "a text".repeat(100));
      return path;
    },
    "DAMAGED",
  ],
])("rejects %s", async (_what, write, code) => {
  await expect(checkBasemap(await write())).rejects.toMatchObject({ name: "ImportError", code });
});
