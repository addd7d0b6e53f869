import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { detailsContent } from "../src/content/details-content.ts";
import { cardContent } from "../src/content/place-content.ts";
import { CONTENT_SECTIONS, contentOf, THEME_TOKENS } from "./widget-options.ts";

test("the sections are those of the preset that shows all", () => {
  expect(contentOf(CONTENT_SECTIONS.PlaceDetails)).toEqual(detailsContent("all"));
  expect(contentOf(CONTENT_SECTIONS.PlaceCompact)).toEqual(cardContent("all"));
  expect(contentOf(CONTENT_SECTIONS.PlaceSearchList)).toEqual(cardContent("all"));
});

test("the tokens are those that the theme reads", () => {
  const css = readFileSync(join(import.meta.dirname, "..", "src", "theme", "tokens.css"), "utf8");
  const read = (of: RegExp) => [...new Set([...css.matchAll(of)].map(([token]) => token))].sort();
  expect([...THEME_TOKENS.colors].sort()).toEqual(read(/--gmp-mat-color-[a-z-]+/g));
  expect([...THEME_TOKENS.radii].sort()).toEqual(read(/--gmp-[a-z-]*border-radius[a-z-]*/g));
});
