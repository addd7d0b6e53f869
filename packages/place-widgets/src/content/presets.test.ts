import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isPlaceType } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { getContent, type PlaceContent } from "./place-content.ts";
import { PLACE_FEATURES } from "./place-features.ts";
import { getSectionPreset, PLACE_SECTIONS } from "./sections.ts";
import { getTypeHighlights, TYPE_HIGHLIGHTS } from "./type-highlights.ts";

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

test.each<[string, PlaceContent, readonly string[]]>([
  ["standard details", getContent("details", "standard"), ["media", "address", ...FACTS, ...DETAILS_ONLY]],
  ["standard cards", getContent("card", "standard"), ["media", ...FACTS, "openNowStatus"]],
  [
    "all details",
    getContent("details", "all"),
    ["media", "address", ...FACTS, "openNowStatus", ...DETAILS_ONLY, "plusCode"],
  ],
  ["all cards", getContent("card", "all"), ["media", "address", ...FACTS, "openNowStatus"]],
  ["standard search elements", getContent("searchElement", "standard"), ["media", ...FACTS]],
  [
    "all details elements",
    getContent("detailsElement", "all"),
    ["media", "address", ...FACTS, "openNowStatus", ...DETAILS_ONLY, "plusCode", "reviewSummary"],
  ],
])("%s show the sections of the preset only", (_, content, sections) => {
  const on = Object.entries(content).filter(([, isOn]) => isOn === true);
  expect(on.map(([section]) => section).sort()).toEqual([...sections].sort());
});

test("the README lists each section with its presets", () => {
  const readme = readFileSync(join(import.meta.dirname, "..", "..", "README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| `(\w+)` \| (\w+) \| (\w+|–) \|$/gm)].map(([, ...cells]) => cells);
  expect(rows).toEqual(
    PLACE_SECTIONS.map((section) => [
      section,
      getSectionPreset(section, "details"),
      getSectionPreset(section, "card") ?? "–",
    ]),
  );
});

test("a choice of sections is returned as it is", () => {
  const choice = { rating: true, media: { lightboxPreferred: true } };
  expect(getContent("details", choice)).toBe(choice);
  expect(getContent("card", choice)).toBe(choice);
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
  expect(getTypeHighlights({ primaryType, ...facts }).slice(0, 2)).toEqual(first);
});
