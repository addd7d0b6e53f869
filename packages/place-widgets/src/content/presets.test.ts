import { isPlaceType } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { detailsContent } from "./details-content.ts";
import { cardContent, type PlaceContent } from "./place-content.ts";
import { PLACE_FEATURES } from "./place-features.ts";
import { TYPE_HIGHLIGHTS, typeHighlights } from "./type-highlights.ts";

const FACTS = ["rating", "type", "price", "accessibleEntranceIcon"];
const DETAILS_ONLY = [
  "website",
  "phoneNumber",
  "openingHours",
  "summary",
  "typeSpecificHighlights",
  "reviews",
  "featureList",
];

// The table of what a preset switches on, one row for each column of it.
test.each<[string, PlaceContent, readonly string[]]>([
  ["standard details", detailsContent("standard"), ["media", "address", ...FACTS, ...DETAILS_ONLY]],
  ["standard cards", cardContent("standard"), ["media", ...FACTS, "openNowStatus"]],
  [
    "all details",
    detailsContent("all"),
    ["media", "address", ...FACTS, "openNowStatus", ...DETAILS_ONLY, "plusCode"],
  ],
  ["all cards", cardContent("all"), ["media", "address", ...FACTS, "openNowStatus"]],
])("%s show what the preset says and nothing else", (_, content, sections) => {
  const on = Object.entries(content).filter(([, isOn]) => isOn === true);
  expect(on.map(([section]) => section).sort()).toEqual([...sections].sort());
});

test("a choice of sections is taken as it is", () => {
  const choice = { rating: true, media: { lightboxPreferred: true } };
  expect(detailsContent(choice)).toBe(choice);
  expect(cardContent(choice)).toBe(choice);
});

test("highlights are of types and features that exist", () => {
  const features = PLACE_FEATURES.map(({ feature }) => feature);
  expect(TYPE_HIGHLIGHTS.flatMap(({ types }) => types).filter((type) => !isPlaceType(type))).toEqual([]);
  for (const group of TYPE_HIGHLIGHTS) {
    expect(features).toEqual(expect.arrayContaining([...group.features]));
    expect(new Set(group.features).size).toBe(group.features.length);
  }
});

test.each([
  ["restaurant", { dineIn: true, takeout: true, outdoorSeating: true }, ["dineIn", "takeout"]],
  ["gas_station", { restroom: true, paymentOptions: { acceptsNfc: true } }, ["restroom", "acceptsNfc"]],
  ["hotel", { wifi: true, parkingOptions: { freeParkingLot: true } }, ["wifi", "freeParkingLot"]],
  ["park", { allowsDogs: true, restroom: false, goodForChildren: true }, ["allowsDogs", "goodForChildren"]],
  ["train_station", { restroom: true }, ["restroom"]],
] as const)("what matters most about a %s comes first", (primaryType, facts, first) => {
  expect(typeHighlights({ primaryType, ...facts }).slice(0, 2)).toEqual(first);
});
