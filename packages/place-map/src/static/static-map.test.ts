import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type DrawnFeature, drawnTiles } from "../../test/drawn-tiles.ts";
import { mapColours, markerColours } from "../style/map-colours.ts";
import { drawStaticMap } from "./static-map.ts";
import type { StaticMap } from "./static-map-address.ts";

/** The middle of tile 10/512/512, which the picture shows whole. */
const CENTER = { latitude: -0.17578, longitude: 0.17578 };
const PICTURE: StaticMap = { center: CENTER, zoom: 10, width: 512, height: 512, theme: "light", markers: [] };

const area = (layer: string, kind: string, west: number, east: number): DrawnFeature => ({
  layer,
  type: "area",
  points: [
    [west, 0],
    [east, 0],
    [east, 4096],
    [west, 4096],
  ],
  properties: { kind },
});

const COAST: DrawnFeature[] = [
  area("land", "land", 0, 2048),
  area("water", "sea", 2048, 4096),
  area("landcover", "park", 0, 1024),
  {
    layer: "roads",
    type: "line",
    points: [
      [0, 2048],
      [2000, 2048],
    ],
    properties: { kind: "primary", name: "Rue du Port" },
  },
  {
    layer: "places",
    type: "point",
    points: [[1500, 800]],
    properties: { kind: "town", name: "Aubremer", "name:fr": "Aubremer-sur-Mer" },
  },
];

async function colourAt(svg: string, x: number, y: number): Promise<string> {
  const pixel = await sharp(Buffer.from(svg))
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString("hex")}`;
}

describe("a static map", () => {
  test.each(["light", "dark"] as const)(
    "paints land, sea and parks where they are, in the %s colours",
    async (theme) => {
      const svg = await drawStaticMap({ ...PICTURE, theme }, drawnTiles(COAST));
      const { land, water, park } = mapColours(theme);
      expect(
        await Promise.all([colourAt(svg, 60, 400), colourAt(svg, 200, 400), colourAt(svg, 400, 400)]),
      ).toEqual([park, land, water]);
    },
  );

  test("writes names in French, and a street's along it from zoom 13", async () => {
    const svg = await drawStaticMap(PICTURE, drawnTiles(COAST));
    expect(svg).toContain(">Aubremer-sur-Mer</text>");
    expect(svg).not.toContain("Rue du Port");
    // The middle of a tile of zoom 13.
    const center = { latitude: -0.19775, longitude: 0.19775 };
    const near = await drawStaticMap({ ...PICTURE, center, zoom: 13.5 }, drawnTiles(COAST));
    expect(near).toContain(">Rue du Port</text>");
  });

  test("keeps its names from under a button, and writes them elsewhere", async () => {
    const town = (name: string, x: number, y: number): DrawnFeature => ({
      layer: "places",
      type: "point",
      points: [[x, y]],
      properties: { kind: "town", name },
    });
    // The picture's middle is the tile's; eight units are a pixel.
    const towns = drawnTiles([
      town("Dessus", 2048, 1600),
      town("Dessous", 2048, 2600),
      town("Côté", 800, 2600),
    ]);
    const namesIn = async (picture: StaticMap) =>
      [...(await drawStaticMap(picture, towns)).matchAll(/>([^<>]+)<\/text>/g)]
        .map(([, name]) => name)
        .sort();
    expect(await namesIn(PICTURE)).toEqual(["Côté", "Dessous", "Dessus"]);
    expect(await namesIn({ ...PICTURE, hasButton: true })).toEqual(["Côté", "Dessus"]);
  });

  test("puts a mark on each place in view, its tip on the place", async () => {
    const svg = await drawStaticMap(
      { ...PICTURE, markers: [CENTER, { latitude: 40, longitude: 3 }] },
      drawnTiles(COAST),
    );
    expect(svg.match(/<circle/g)).toHaveLength(1);
    expect(svg).toContain("translate(256 256)");
    expect(await colourAt(svg, 256, 250)).toBe(markerColours("light").fill);
  });

  test("draws circles on the ground for markers that are not exact", async () => {
    const around = { ...PICTURE, zoom: 12, radiusMetres: 300, markers: [CENTER] };
    // A pixel of zoom 12 is 19 m at the equator.
    expect(await drawStaticMap(around, drawnTiles([]))).toMatch(/<circle cx="256" cy="256" r="16"/);
    expect(await drawStaticMap({ ...around, zoom: 5 }, drawnTiles([]))).toContain('r="6"');
  });

  test("a name cannot open an element of the picture", async () => {
    const hostile = { ...(COAST[4] as DrawnFeature), properties: { kind: "town", name: '<script>&"' } };
    const svg = await drawStaticMap(PICTURE, drawnTiles([hostile]));
    expect(svg).toContain("&#60;script&#62;&#38;&#34;</text>");
  });

  test("runs and loads nothing: it has no script, no style, no address", async () => {
    const svg = await drawStaticMap({ ...PICTURE, zoom: 15 }, drawnTiles(COAST));
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /<script|<style|style=|href|http/,
    );
  });

  test("where no tile is, shows where there is no data", async () => {
    const svg = await drawStaticMap(PICTURE, drawnTiles([], { tile: async () => null }));
    expect(await colourAt(svg, 256, 256)).toBe(mapColours("light").beyond);
  });
});
