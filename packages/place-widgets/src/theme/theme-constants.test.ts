import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  COLLAGE_RATIO,
  CONTAINER_BREAKPOINTS_PX,
  DIALOG_MAX_WIDTH_PX,
  DROPDOWN_Z_INDEX,
  HERO_RATIO,
  LIGHTBOX_SCREEN_PX,
  MENU_ITEM_PX,
  PHOTO_FADE_IN_S,
  PLACEHOLDER_PULSE_S,
  PREDICTION_ROW_PX,
  SEARCH_CARD_PX,
  THUMBNAIL_PX,
} from "../constants.ts";

// A style sheet cannot import a constant: each figure that both need is held equal here.
test.each([
  ["S9-058", "media.css", /\[data-layout="hero"\] \{\s*aspect-ratio: (\d+) \/ (\d+);/, HERO_RATIO],
  ["S9-059", "media.css", /\[data-layout="collage"\] \{\s*aspect-ratio: ([\d.]+);/, COLLAGE_RATIO],
  ["S9-056", "media.css", /inline-size: var\(--_side, (\d+)px\)/, THUMBNAIL_PX.SMALL],
  ["S9-057", "media.css", /\[data-size="MEDIUM"\] \{\s*--_side: (\d+)px/, THUMBNAIL_PX.MEDIUM],
  ["S9-055", "media.css", /\[data-size="LARGE"\] \{\s*--_side: (\d+)px/, THUMBNAIL_PX.LARGE],
  ["S9-063", "media.css", /animation: gmp-fade-in ([\d.]+)s/, PHOTO_FADE_IN_S],
  ["S9-064", "media.css", /animation: gmp-pulse ([\d.]+)s/, PLACEHOLDER_PULSE_S],
  [
    "S9-061",
    "cards.css",
    /@container \(width < (\d+)px\) \{\s*\.gmp-compact-body/,
    CONTAINER_BREAKPOINTS_PX.wide,
  ],
  [
    "S9-062",
    "cards.css",
    /@container \(width < (\d+)px\) \{\s*\.gmp-maps-button-short/,
    CONTAINER_BREAKPOINTS_PX.narrow,
  ],
  ["S9-060", "dialog.css", /inline-size: min\((\d+)px/, DIALOG_MAX_WIDTH_PX],
  ["S9-067", "autocomplete.css", /z-index: (\d+)/, DROPDOWN_Z_INDEX],
  ["S9-048", "lightbox.css", /@media \(width > (\d+)px\)/, LIGHTBOX_SCREEN_PX],
  ["S9-048", "lightbox.css", /@media \(width <= (\d+)px\)/, LIGHTBOX_SCREEN_PX],
  ["S9-054", "carousel.css", /\.gmp-carousel-cards > li \{[^}]*inline-size: (\d+)px/, SEARCH_CARD_PX],
  ["S9-054", "search.css", /> \.gmp-skeleton \{[^}]*flex: 0 0 (\d+)px/, SEARCH_CARD_PX],
  ["S9-065", "popup-menu.css", /\.gmp-menu-item \{[^}]*block-size: (\d+)px/, MENU_ITEM_PX],
  ["S2-113", "lightbox.css", /max-inline-size: (\d+)px/, DIALOG_MAX_WIDTH_PX],
  ["S9-067", "popup-menu.css", /z-index: (\d+)/, DROPDOWN_Z_INDEX],
  ["S9-066", "autocomplete.css", /\.gmp-prediction \{[^}]*block-size: (\d+)px/, PREDICTION_ROW_PX],
])("[%s] %s keeps the figure of %s at %f", (_rule, file, figure, constant) => {
  const found = figure.exec(readFileSync(join(import.meta.dirname, file), "utf8"));
  expect(Number(found?.[1]) / Number(found?.[2] ?? 1)).toBe(constant);
});
