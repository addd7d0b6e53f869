import { existsSync } from "node:fs";
import { mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseVectorTile, type TileLayer, toMapX, toMapY } from "@lieudit/basemap";
import { MONACO_EXTRACT } from "@lieudit/test-kit/real-data";
import { PMTiles, type RangeResponse, type Source } from "pmtiles";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawTiles, findLines, findTexts, type TileWindow } from "../../test/tile-picture.ts";
import { openOsmFile } from "../osm/open-osm-file.ts";
import { buildBasemap } from "./build-basemap.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-basemap-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A coast from south to north at longitude 0.05, a lake with an island, a street and a village. */
const EXTRACT = `<osm version="0.6"><bounds minlat="0" minlon="0" maxlat="0.1" maxlon="0.1"/>
${[
  [1, -0.01, 0.05],
  [2, 0.05, 0.05],
  [3, 0.11, 0.05],
  [11, 0.02, 0.01],
  [12, 0.02, 0.03],
  [13, 0.04, 0.03],
  [14, 0.04, 0.01],
  [21, 0.028, 0.018],
  [22, 0.028, 0.022],
  [23, 0.032, 0.022],
  [24, 0.032, 0.018],
  [31, 0.06, 0.01],
  [32, 0.06, 0.04],
]
  .map(([id, lat, lon]) => `<node id="${id}" lat="${lat}" lon="${lon}"/>`)
  .join("")}
<node id="41" lat="0.07" lon="0.02"><tag k="place" v="village"/><tag k="name" v="Le Bourg"/></node>
${way(100, [1, 2, 3], { natural: "coastline" })}
${way(101, [11, 12, 13, 14, 11], {})}
${way(102, [21, 22, 23, 24, 21], {})}
${way(103, [31, 32], { highway: "residential", name: "Rue du Port" })}
<relation id="200"><member type="way" ref="101" role="outer"/><member type="way" ref="102" role="inner"/>
<tag k="type" v="multipolygon"/><tag k="natural" v="water"/><tag k="name" v="Lac Rond"/></relation></osm>`;

function way(id: number, nodes: number[], tags: Record<string, string>): string {
  const children = [
    ...nodes.map((node) => `<nd ref="${node}"/>`),
    ...Object.entries(tags).map(([k, v]) => `<tag k="${k}" v="${v}"/>`),
  ];
  return `<way id="${id}">${children.join("")}</way>`;
}

async function built(xml: string, name: string): Promise<string> {
  const file = join(folder, `${name}.osm`);
  await writeFile(file, xml);
  const path = join(folder, `${name}.pmtiles`);
  const osm = await openOsmFile(file, { workFolder: folder });
  await buildBasemap([osm], path, { workFolder: join(folder, "work"), labels: { attribution: "© Nous" } });
  return path;
}

/** Adapts a local file to the reference reader. */
function fileSource(path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset: number, length: number): Promise<RangeResponse> {
      const file = await open(path, "r");
      const bytes = Buffer.alloc(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      await file.close();
      return { data: new Uint8Array(bytes.subarray(0, bytesRead)).buffer };
    },
  };
}

function tileAt(zoom: number, latitude: number, longitude: number): [x: number, y: number] {
  return [Math.floor(toMapX(longitude) * 2 ** zoom), Math.floor(toMapY(latitude) * 2 ** zoom)];
}

/** Returns the colour of each point in a picture of the tiles around it. */
async function coloursAt(
  path: string,
  zoom: number,
  points: readonly [lat: number, lon: number][],
): Promise<string[]> {
  return Promise.all(
    points.map(async ([latitude, longitude]) => {
      const [x, y] = tileAt(zoom, latitude, longitude);
      const window: TileWindow = { zoom, west: x, east: x, north: y, south: y };
      const left = Math.floor((toMapX(longitude) * 2 ** zoom - x) * 512);
      const top = Math.floor((toMapY(latitude) * 2 ** zoom - y) * 512);
      const pixel = await sharp(
        Buffer.from(await drawTiles(path, window, (layer) => layer === "land" || layer === "water")),
      )
        .extract({ left, top, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer();
      return `#${pixel.toString("hex")}`;
    }),
  );
}

const SEA = "#bcd9ea";
const LAND = "#faf8f4";

describe("a base map", () => {
  test("is an archive that the reference reader can read", async () => {
    const archive = new PMTiles(fileSource(await built(EXTRACT, "whole")));
    expect(await archive.getHeader()).toMatchObject({
      specVersion: 3,
      tileType: 1,
      tileCompression: 2,
      clustered: true,
      minZoom: 0,
      maxZoom: 15,
      minLon: 0,
      minLat: 0,
      maxLon: 0.1,
      maxLat: 0.1,
    });
    expect(await archive.getMetadata()).toMatchObject({ attribution: "© Nous" });
    for (const zoom of [5, 9, 12, 15]) {
      const [x, y] = tileAt(zoom, 0.06, 0.02);
      const tile = await archive.getZxy(zoom, x, y);
      expect(parseVectorTile(new Uint8Array(tile!.data)).map(({ name }) => name)).toContain("land");
    }
    expect(await archive.getZxy(15, 0, 0)).toBeUndefined();
  });

  test.each([8, 11, 12, 14, 15])(
    "has the sea right of the coast and holes in its lakes at zoom %i",
    async (zoom) => {
      const path = await built(EXTRACT, `sea-${zoom}`);
      const isLarge = zoom > 8;
      const points: [number, number][] = [
        [0.05, 0.08],
        [0.085, 0.03],
        [0.09, 0.09],
      ];
      if (isLarge) points.push([0.025, 0.015], [0.03, 0.02]);
      const colours = await coloursAt(path, zoom, points);
      expect(colours).toEqual([SEA, LAND, SEA, ...(isLarge ? [SEA, LAND] : [])]);
    },
  );

  test("carries names of streets, waters and villages", async () => {
    const archive = new PMTiles(fileSource(await built(EXTRACT, "names")));
    const names = new Set<string>();
    for (const [lat, lon] of [
      [0.06, 0.02],
      [0.07, 0.02],
      [0.03, 0.016],
    ] as const) {
      const [x, y] = tileAt(14, lat, lon);
      const layers = parseVectorTile(new Uint8Array((await archive.getZxy(14, x, y))!.data));
      for (const layer of layers) for (const name of namesIn(layer)) names.add(`${layer.name}: ${name}`);
    }
    expect([...names].sort()).toEqual(
      expect.arrayContaining(["places: Le Bourg", "roads: Rue du Port", "water: Lac Rond"]),
    );
  });

  test("is byte-identical when it is built again", async () => {
    const [one, two] = [await built(EXTRACT, "one"), await built(EXTRACT, "two")];
    expect((await readFile(one)).equals(await readFile(two))).toBe(true);
  });

  test("leaves no temporary file behind", async () => {
    await built(EXTRACT, "tidy");
    expect(await readdir(join(folder, "work"))).toEqual([]);
    expect((await readdir(folder)).filter((name) => name.endsWith(".data"))).toEqual([]);
  });

  test("is not built from an extract with nothing to draw", async () => {
    const path = await built('<osm version="0.6"><node id="1" lat="1" lon="1"/></osm>', "empty");
    expect(existsSync(path)).toBe(false);
  });

  test("of a file that declares the whole world covers only what the file contains", async () => {
    const world = EXTRACT.replace(
      /<bounds[^>]*>/,
      '<bounds minlat="-85" minlon="-180" maxlat="85" maxlon="180"/>',
    );
    const archive = new PMTiles(fileSource(await built(world, "world")));
    const { numAddressedTiles } = await archive.getHeader();
    expect(numAddressedTiles).toBeGreaterThan(5_000);
    expect(numAddressedTiles).toBeLessThan(30_000);
  });

  test("tolerates ways without nodes, rings of one point and self-crossing coasts", async () => {
    const hostile = EXTRACT.replace(
      "</osm>",
      `${way(300, [900, 901], { highway: "primary" })}${way(301, [1, 1, 1, 1], { building: "yes" })}
       ${way(302, [3, 1, 2], { natural: "coastline" })}${way(303, [2], { natural: "coastline" })}</osm>`,
    );
    const archive = new PMTiles(fileSource(await built(hostile, "hostile")));
    expect((await archive.getHeader()).numAddressedTiles).toBeGreaterThan(0);
  });
});

describe.skipIf(!existsSync(MONACO_EXTRACT))(
  "the base map of Monaco (skipped without ../shared/data)",
  () => {
    test.each([11, 13, 14])("has sea at the right points at zoom %i", async (zoom) => {
      const path = join(folder, `monaco-${zoom}.pmtiles`);
      const file = await openOsmFile(MONACO_EXTRACT, { workFolder: folder });
      expect(
        await buildBasemap([file], path, { workFolder: folder, labels: { attribution: "©" } }),
      ).toBeGreaterThan(100);
      const at = await coloursAt(path, zoom, [
        // In the harbour, off the casino, in the south-east corner, off Fontvieille.
        [43.7352, 7.4265],
        [43.7395, 7.4365],
        [43.7245, 7.447],
        [43.7265, 7.4245],
        // In the hills behind.
        [43.745, 7.412],
        [43.737, 7.411],
      ]);
      expect(at).toEqual([SEA, SEA, SEA, SEA, LAND, LAND]);
    });
  },
);

function namesIn(layer: TileLayer): string[] {
  const key = layer.keys.indexOf("name");
  return layer.features
    .filter((feature) => findLines(feature).length > 0)
    .map((feature) => findTexts(layer, feature, key))
    .filter((name) => name !== "");
}
