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
  bounds = { west: 0, south: 47, east: 2, north: 49 },
): Promise<string> {
  const path = join(folder, "map.pmtiles");
  await writePmtiles(path, tiles, { bounds, minZoom: 0, maxZoom: 15, metadata });
  return path;
}

async function writeText(text: string): Promise<string> {
  const path = join(folder, "text.pmtiles");
  await writeFile(path, text);
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
  expect(report).toMatchObject({ tileCount: 1, notes: [] });
  const places = join(folder, "data/places");
  const manifest = await readManifest(places);
  expect(manifest?.sources[0]?.basemap).toBe("sources/bourg-1.pmtiles");
  expect(await readFile(join(places, manifest?.basemap ?? ""))).toEqual(await readFile(path));
});

test("warns of the map of another region", async () => {
  const path = await writeArchive(undefined, undefined, { west: 5, south: 43, east: 6, north: 44 });
  expect((await importVillage(path)).notes).toEqual([
    "WARNING: 1 of 1 places are outside of the base map; check that --base-map is the map of this extract.",
  ]);
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
  ["another kind of file", () => writeText("a text".repeat(100)), "UNSUPPORTED"],
])("rejects %s", async (_what, write, code) => {
  await expect(checkBasemap(await write())).rejects.toMatchObject({ name: "ImportError", code });
});

test("says of a short file that it is not an archive", async () => {
  await expect(checkBasemap(await writeText("a text"))).rejects.toMatchObject({
    code: "UNSUPPORTED",
    message: expect.stringMatching(
      /^text\.pmtiles is not a base map that can be used: it is not a PMTiles archive of version 3/,
    ),
  });
});
