import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, test } from "vitest";
import { BASEMAP_SOURCE, basemapStyle } from "./basemap-style.ts";
import { mapColours } from "./map-colours.ts";
import { toHex } from "./oklch.ts";

const URL = "pmtiles://https://example.org/basemap.pmtiles";

describe.each(["light", "dark"] as const)("the %s style", (theme) => {
  const style = basemapStyle({ theme, url: URL, attribution: "© OpenStreetMap contributors" });

  test("is one that MapLibre takes", () => {
    const faults = validateStyleMin(style as unknown as Parameters<typeof validateStyleMin>[0]);
    expect(faults.map(({ message }) => message)).toEqual([]);
  });

  test("credits the given sources only", () => {
    expect(style.sources).toEqual({
      [BASEMAP_SOURCE]: { type: "vector", url: URL, attribution: "© OpenStreetMap contributors" },
    });
    expect(basemapStyle({ theme, url: URL }).sources).toEqual({
      [BASEMAP_SOURCE]: { type: "vector", url: URL },
    });
  });

  test("draws each layer of the tiles, from its one source, under an id of its own", () => {
    const layers = style.layers.filter(({ type }) => type !== "background");
    expect(new Set(layers.map((layer) => layer["source-layer"]))).toEqual(
      new Set([
        "land",
        "landcover",
        "water",
        "waterways",
        "coast",
        "buildings",
        "rail",
        "roads",
        "boundaries",
        "labels",
        "places",
        "pois",
      ]),
    );
    expect(new Set(layers.map(({ source }) => source))).toEqual(new Set([BASEMAP_SOURCE]));
    expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length);
  });

  test("asks for no file of another server", () => {
    expect(JSON.stringify(style).match(/https?:\/\/[^"]*/g)).toEqual(["https://example.org/basemap.pmtiles"]);
    expect(style).not.toHaveProperty("glyphs");
    expect(style).not.toHaveProperty("sprite");
  });

  test("labels stand out from all that they stand on, 4.5:1 or better", () => {
    const {
      label,
      quietLabel,
      waterLabel,
      parkLabel,
      halo,
      land,
      park,
      wood,
      water,
      building,
      road,
      majorRoad,
    } = mapColours(theme);
    const pairs = [
      ...[halo, land, building, road, majorRoad].flatMap((ground) => [
        [label, ground],
        [quietLabel, ground],
      ]),
      [waterLabel, halo],
      [waterLabel, water],
      [parkLabel, halo],
      [parkLabel, park],
      [parkLabel, wood],
    ] as [string, string][];
    for (const [ink, ground] of pairs)
      expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test("water differs from land, and land continues where data is missing", () => {
    const { water, land, beyond } = mapColours(theme);
    expect(contrast(water, land)).toBeGreaterThan(1.15);
    expect(beyond).toBe(land);
  });
});

test("labels are French where a name is", () => {
  const names = basemapStyle({ theme: "light", url: URL }).layers.filter(({ type }) => type === "symbol");
  expect(names.length).toBeGreaterThan(4);
  for (const { layout } of names) {
    expect(layout?.["text-field"]).toEqual(["coalesce", ["get", "name:fr"], ["get", "name"]]);
    expect(layout?.["text-font"]).toSatisfy((fonts: string[]) => fonts.at(-1) === "Figtree");
  }
});

test.each([
  [[1, 0, 0], "#ffffff"],
  [[0, 0, 0], "#000000"],
  [[0.627955, 0.257683, 29.2339], "#ff0000"],
  [[0.519752, 0.176858, 142.4953], "#008000"],
] as const)("oklch(%s) is %s", (colour, hex) => {
  expect(toHex(colour)).toBe(hex);
});

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
