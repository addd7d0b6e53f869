import type { Review } from "@lieudit/place-model";
import { createElement } from "react";
import { expect, test } from "vitest";
import { displayPhotos, FULL_PLACE } from "../../test/a-full-place.ts";
import { NOW, widgetHtml, widgetWords } from "../../test/widget-html.ts";
import type { PhotosLoad } from "../state/photos-load.ts";
import { PlaceWidgetError } from "../state/place-widget-error.ts";
import { PlaceEvChargeOptions } from "./place-ev-charge-options.tsx";
import { PlaceFuelOptions } from "./place-fuel-options.tsx";
import { PlaceMedia } from "./place-media.tsx";
import { PlaceRating } from "./place-rating.tsx";
import { PlaceReviews } from "./place-reviews.tsx";

const reviews = (shown: readonly Review[] | undefined = FULL_PLACE.reviews) =>
  createElement(PlaceReviews, { reviews: shown });
const [review] = FULL_PLACE.reviews ?? [];

test("a review shows author, rating, paragraphs and visit date [S2-114] [S2-115] [S2-116] [S2-117]", () => {
  const html = widgetHtml(reviews());
  expect(widgetWords(reviews())).toContain("Anna");
  expect(html).toContain('aria-label="4.0 stars out of 5"');
  expect(html).toContain("<p>Good bread.</p><p>Kind people.</p>");
  expect(widgetWords(reviews())).toContain("Visited December 2025");
});

test("a review without a visit date shows no 'Visited' [S2-118]", () => {
  const { visitDate, ...undated } = review ?? {};
  expect(visitDate).toBeDefined();
  expect(widgetWords(reviews([undated]))).not.toContain("Visited");
});

test("what a review said at first can be read without scripts", () => {
  const html = widgetHtml(reviews());
  expect(html).toMatch(
    /<noscript><details><summary>Show original<\/summary><div[^>]*lang=.*<\/details><\/noscript>/,
  );
});

test("a toggle stands where the original differs and has a language [S2-119] [S4-088] [S4-089]", () => {
  expect(widgetHtml(reviews())).toMatch(/<button[^>]*>Show original<\/button>/);
  const same = { ...review, originalText: { text: "Good bread.\nKind people.", languageCode: "en" } };
  expect(widgetWords(reviews([same]))).not.toContain("Show original");
  const unknown = { ...review, originalText: { text: "Bon pain." } };
  expect(widgetWords(reviews([unknown]))).not.toContain("Show original");
});

test("the notes on reviews [S2-122] [S2-124] [S2-125]", () => {
  const html = widgetHtml(reviews());
  expect(html).toMatch(/<summary><span>Reviews aren&#x27;t verified<\/span><svg/);
  expect(html).toContain('aria-label="Close"');
  expect(widgetWords(reviews())).toContain("Reviews aren't verified");
  expect(widgetWords(reviews())).toContain("Review ordering");
  expect(widgetWords(reviews())).toContain("Reviews are ordered by relevance.");
});

test("without reviews it says 'No reviews' [S8-022]", () => {
  expect(widgetWords(reviews([]))).toBe("No reviews");
});

const media = (state: PhotosLoad) =>
  createElement(PlaceMedia, {
    media: state,
    placeName: "Le Fournil",
    layout: "hero",
    icon: { iconMaskBaseUri: undefined, iconBackgroundColor: undefined },
    onBrokenPhoto: () => {},
  });

test("media stands in while loading, on error and when empty [S2-063] [S2-064] [S2-065] [S4-054] [S8-005]", () => {
  expect(widgetHtml(media({ phase: "loading", key: "k" }))).toContain('aria-busy="true"');
  expect(widgetHtml(media({ phase: "loading", key: "k" }))).toContain("gmp-pulse");
  expect(
    widgetWords(
      media({ phase: "failed", key: "k", error: new PlaceWidgetError("PLACES_GET_PHOTO_MEDIA", "no") }),
    ),
  ).toBe("Photo couldn't load");
  expect(
    widgetHtml(
      media({ phase: "failed", key: "k", error: new PlaceWidgetError("PLACES_GET_PHOTO_MEDIA", "no") }),
    ),
  ).toContain("gmp-media-error");
  expect(widgetHtml(media({ phase: "idle" }))).toContain("gmp-type-icon");
  expect(widgetHtml(media({ phase: "ready", key: "k", value: displayPhotos(1) }))).not.toContain(
    "gmp-type-icon",
  );
});

const fuel = (fuelOptions = FULL_PLACE.fuelOptions) => createElement(PlaceFuelOptions, { fuelOptions });

test("a price older than 24 hours is marked and explained, one of 24 hours is not [S9-027] [S9-028] [S9-029] [S8-024]", () => {
  const words = widgetWords(fuel());
  expect(words).toContain("€1.689*");
  expect(words).toContain("* Price as of 24+ hours ago");
  expect(words).not.toContain("€1.789*");
  const fresh = { fuelPrices: (FULL_PLACE.fuelOptions?.fuelPrices ?? []).slice(1) };
  expect(widgetWords(fuel(fresh))).not.toContain("24+ hours");
});

test("four fuels always have a row; a missing price is '-' [S9-030] [S9-031] [S9-032] [S9-033] [S9-034]", () => {
  const words = widgetWords(fuel({ fuelPrices: [{ type: "E85" }] }));
  expect(words).toContain("Regular -");
  expect(words).toContain("Midgrade -");
  expect(words).toContain("Premium -");
  expect(words).toContain("Diesel -");
  expect(words).toContain("E85 -");
});

test.each([
  [4, "4.0"],
  [4.25, "4.3"],
  [3.949, "3.9"],
])("a rating of %d is '%s stars out of 5' [S9-043] [S9-044]", (rating, shown) => {
  const html = widgetHtml(createElement(PlaceRating, { rating }));
  expect(html).toContain(`aria-label="${shown} stars out of 5"`);
  expect(html).toContain(`>${shown} <svg`);
});

test.each([
  [22, "22\u00a0kW"],
  [7.359, "7.36\u00a0kW"],
  [7.4, "7.4\u00a0kW"],
])("a rate of %d is '%s' [S9-045] [S9-046]", (maxChargeRateKw, shown) => {
  const connector = { type: "EV_CONNECTOR_TYPE_TYPE_2" as const, maxChargeRateKw, count: 1 };
  const html = widgetHtml(
    createElement(PlaceEvChargeOptions, {
      evChargeOptions: { connectorCount: 1, connectorAggregation: [connector] },
    }),
  );
  expect(html).toContain(`>${shown}<`);
  expect(html).toMatch(/>[\d.]+\u00a0kW</);
});

test("the age of live counts is 'Updated {relative time}' [S8-025]", () => {
  const words = widgetWords(
    createElement(PlaceEvChargeOptions, { evChargeOptions: FULL_PLACE.evChargeOptions }),
    { now: NOW },
  );
  expect(words).toContain("Updated 5 minutes ago");
});
