import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  COLLAGE_RATIO,
  CONTAINER_BREAKPOINTS_PX,
  DIALOG_MAX_WIDTH_PX,
  DROPDOWN_Z_INDEX,
  HERO_RATIO,
  PHOTO_FADE_IN_S,
  PLACEHOLDER_PULSE_S,
  PREDICTION_ROW_PX,
  THUMBNAIL_PX,
} from "../constants.ts";

// A style sheet cannot import a constant: each figure that both need is held equal here.
test.each([
  ["media.css", /\[data-layout="hero"\] \{\s*aspect-ratio: (\d+) \/ (\d+);/, HERO_RATIO],
  ["media.css", /\[data-layout="collage"\] \{\s*aspect-ratio: ([\d.]+);/, COLLAGE_RATIO],
  ["media.css", /inline-size: var\(--_side, (\d+)px\)/, THUMBNAIL_PX.SMALL],
  ["media.css", /\[data-size="MEDIUM"\] \{\s*--_side: (\d+)px/, THUMBNAIL_PX.MEDIUM],
  ["media.css", /\[data-size="LARGE"\] \{\s*--_side: (\d+)px/, THUMBNAIL_PX.LARGE],
  ["media.css", /animation: gmp-fade-in ([\d.]+)s/, PHOTO_FADE_IN_S],
  ["media.css", /animation: gmp-pulse ([\d.]+)s/, PLACEHOLDER_PULSE_S],
  ["cards.css", /@container \(width < (\d+)px\) \{\s*\.gmp-compact-body/, CONTAINER_BREAKPOINTS_PX.wide],
  [
    "cards.css",
    /@container \(width < (\d+)px\) \{\s*\.gmp-maps-button-short/,
    CONTAINER_BREAKPOINTS_PX.narrow,
  ],
  ["dialog.css", /inline-size: min\((\d+)px/, DIALOG_MAX_WIDTH_PX],
  ["autocomplete.css", /z-index: (\d+)/, DROPDOWN_Z_INDEX],
  ["autocomplete.css", /\.gmp-prediction \{[^}]*block-size: (\d+)px/, PREDICTION_ROW_PX],
])("%s keeps the figure of %s at %f", (file, figure, constant) => {
  const found = figure.exec(readFileSync(join(import.meta.dirname, file), "utf8"));
  expect(Number(found?.[1]) / Number(found?.[2] ?? 1)).toBe(constant);
});
