import type { Place } from "@lieudit/place-model";
import { type ComponentProps, createElement } from "react";
import { expect, test } from "vitest";
import { displayPhotos, FULL_PLACE } from "../../test/a-full-place.ts";
import { widgetHtml, widgetWords } from "../../test/widget-html.ts";
import { PlaceAutocomplete } from "./place-autocomplete.tsx";
import { PlaceCompact } from "./place-compact.tsx";
import { PlaceSearchList } from "./place-search-list.tsx";

const compact = (props: Partial<ComponentProps<typeof PlaceCompact>> = {}) =>
  createElement(PlaceCompact, { place: FULL_PLACE, photos: displayPhotos(1), content: "all", ...props });
const list = (props: Partial<ComponentProps<typeof PlaceSearchList>> = {}) =>
  createElement(PlaceSearchList, { places: [FULL_PLACE], ...props });

test.each([
  ["S2-053", "Le Fournil des Roches"],
  ["S2-054", "12 Rue des Cordiers, 83999 Port-Valbrune"],
  ["S2-055", "4.3 (57)"],
  ["S2-056", "Bakery"],
  ["S2-057", "€€"],
  ["S2-059", "Open · Closes"],
])("[%s] the basic info block shows %j", (_rule, words) => {
  expect(widgetWords(compact())).toContain(words);
});

test("a price level uses the currency of the place's country, else of the requested region", () => {
  const words = (where: Partial<Place>) =>
    widgetWords(compact({ place: { ...FULL_PLACE, ...where } }), { region: "US" });
  expect(words({ postalAddress: { regionCode: "FR" } })).toContain("€€");
  expect(words({ postalAddress: { regionCode: "GB" } })).toContain("££");
  expect(words({})).toContain("$$");
});

test("the basic info block shows the accessibility icon [S2-058]", () => {
  expect(widgetHtml(compact())).toMatch(/aria-label="Wheelchair accessible entrance"[^>]*><svg/);
  const { accessibilityOptions, ...unknown } = FULL_PLACE;
  expect(accessibilityOptions?.wheelchairAccessibleEntrance).toBe(true);
  expect(widgetHtml(compact({ place: unknown }))).not.toContain("Wheelchair");
});

test("horizontal compact details have a Maps button [S2-072]", () => {
  const html = widgetHtml(compact({ orientation: "HORIZONTAL" }));
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/lieudit\.example\/lieu\/[^"]+"[^>]*aria-label="Open in Maps"/,
  );
});

test("search results can be shown as a list [S1-025]", () => {
  expect(widgetHtml(list())).toMatch(/<ul[^>]*><li><article/);
});

test("a selectable card is a labelled control, another is none [S2-089] [S2-093] [S2-094]", () => {
  expect(widgetHtml(list())).not.toMatch(/<button(?![^>]*aria-label="Close")/);
  expect(widgetHtml(list({ selectable: true }))).toContain('aria-label="Select Le Fournil des Roches"');
  const { displayName, ...unnamed } = FULL_PLACE;
  expect(displayName).toBeDefined();
  expect(widgetHtml(list({ selectable: true, places: [unnamed] }))).toContain(
    'aria-label="Select this place"',
  );
});

test("attribute tags are off by default, and at most two [S9-035]", () => {
  const tags = (words: string) =>
    [...words.matchAll(/Delivery|Takeout|Vegetarian food|Credit cards/g)].length;
  expect(tags(widgetWords(list()))).toBe(0);
  expect(tags(widgetWords(list({ showsAttributeTags: true })))).toBe(2);
});

test("an empty search result says 'No places to display' [S8-004]", () => {
  expect(widgetWords(list({ places: [] }))).toBe("No places to display");
});

test("the autocomplete is an input with a search icon, also without JavaScript [S1-027] [S2-095]", () => {
  const html = widgetHtml(createElement(PlaceAutocomplete, { name: "q" }));
  expect(html).toMatch(/<input[^>]*name="q"/);
  // A ring and the stroke of a handle, and nothing else before the input.
  expect(html).toMatch(
    /<svg[^>]*><path d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM[^"]+"\/?>(<\/path>)?<\/svg><input/,
  );
});
