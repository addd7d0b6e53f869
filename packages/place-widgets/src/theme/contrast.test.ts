import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PLACE_TYPES } from "@lieudit/place-model/types";
import { expect, test } from "vitest";

const css = ["tokens.css", "place-tokens.css", "sections.css", "notes.css", "media.css", "type-icon.css"]
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  .join("\n");

/** Least contrast of text, and of drawings and edges that say something. */
const TEXT = 4.5;
const GRAPHIC = 3;

const TEXT_PAIRS = [
  ["on-surface", "surface"],
  ["on-surface-variant", "surface"],
  ["primary", "surface"],
  ["positive", "surface"],
  ["negative", "surface"],
  ["on-positive-container", "positive-container"],
  ["on-secondary-container", "secondary-container"],
  ["on-neutral-container", "neutral-container"],
  // Placeholders of failed content.
  ["on-neutral-container", "surface"],
  // A chosen card and a highlighted prediction.
  ["on-surface", "secondary-container"],
  ["positive", "secondary-container"],
  ["negative", "secondary-container"],
  ["on-surface", "neutral-container"],
] as const;

const GRAPHIC_PAIRS = [
  ["info", "surface"],
  ["star", "surface"],
  ["control-outline", "surface"],
] as const;

test.each(TEXT_PAIRS)("text of %s on %s is read in light and dark", (text, ground) => {
  expect(getContrast(text, ground, "light")).toBeGreaterThanOrEqual(TEXT);
  expect(getContrast(text, ground, "dark")).toBeGreaterThanOrEqual(TEXT);
});

test.each(GRAPHIC_PAIRS)("%s is seen on %s in light and dark", (drawn, ground) => {
  expect(getContrast(drawn, ground, "light")).toBeGreaterThanOrEqual(GRAPHIC);
  expect(getContrast(drawn, ground, "dark")).toBeGreaterThanOrEqual(GRAPHIC);
});

test("the attribution's default colours are read on the surface [S3-187] [S3-188]", () => {
  const gray = /\[data-light="GRAY"\] \{\s*--_attribution-light: (#\w{6})/.exec(css)?.[1] ?? "";
  const white = /\[data-dark="WHITE"\] \{\s*--_attribution-dark: (#\w{6})/.exec(css)?.[1] ?? "";
  expect(contrast(gray, token("surface", "light"))).toBeGreaterThanOrEqual(TEXT);
  expect(contrast(white, token("surface", "dark"))).toBeGreaterThanOrEqual(TEXT);
});

// The corners of the colour cube and its middle: a mix is nearest to its ground at one of them.
const EXTREMES = [
  "#000000",
  "#ffffff",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#ffff00",
  "#ff00ff",
  "#00ffff",
  "#808080",
];
const typeColors = new Set(PLACE_TYPES.map(({ iconBackgroundColor }) => iconBackgroundColor));

test.each([...EXTREMES, ...typeColors])(
  "the icon of a type in %s is seen on its quiet tile in light and dark",
  (color) => {
    for (const scheme of ["light", "dark"] as const) {
      const tile = mixed(color, token("surface", scheme), share("type-tint"));
      const icon = mixed(color, token("on-surface", scheme), share("type-ink"));
      expect(contrast(icon, tile)).toBeGreaterThanOrEqual(GRAPHIC);
      // Quiet: the tile itself stays close to the surface.
      expect(contrast(tile, token("surface", scheme))).toBeLessThanOrEqual(1.6);
    }
  },
);

/** A percentage of type-icon.css, 0 to 1. */
function share(name: string): number {
  return Number(new RegExp(`--_${name}: (\\d+)%`).exec(css)?.[1]) / 100;
}

/** As `color-mix(in srgb, a …%, b)`. */
function mixed(a: string, b: string, shareOfA: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(a, at) * shareOfA + channel(b, at) * (1 - shareOfA)))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

function getContrast(a: string, b: string, scheme: "light" | "dark"): number {
  return contrast(token(a, scheme), token(b, scheme));
}

/** The default of a token, as the sheets of tokens have it. */
function token(name: string, scheme: "light" | "dark"): string {
  const found = new RegExp(`--_${name}:[^;]*light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const colour = found?.[scheme === "light" ? 1 : 2];
  if (colour === undefined) throw new Error(`No sheet of tokens has a default for --_${name}.`);
  return colour;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
