import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlaceField } from "@lieudit/place-model";
import { isPlaceType } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { getCompactFields } from "./card-fields.ts";
import { getDetailsFields } from "./details-fields.ts";
import { getContent, type PlaceContent } from "./place-content.ts";
import { PLACE_FEATURES } from "./place-features.ts";
import { getSearchFields } from "./search-fields.ts";
import { getSectionPreset, PLACE_SECTIONS } from "./sections.ts";
import { getTypeHighlights, TYPE_HIGHLIGHTS } from "./type-highlights.ts";

const CARD = ["media", "rating", "type", "price", "accessibleEntranceIcon"];
/** The name and the attribution always show. */
const OPTIONAL = PLACE_SECTIONS.filter((section) => section !== "name" && section !== "attribution");

test.each<[string, PlaceContent, readonly string[]]>([
  [
    "standard details",
    getContent("details", "standard"),
    [
      ...CARD,
      "address",
      "website",
      "phoneNumber",
      "openingHours",
      "summary",
      "typeSpecificHighlights",
      "reviews",
      "featureList",
    ],
  ],
  ["standard cards", getContent("card", "standard"), [...CARD, "openNowStatus"]],
  ["all details", getContent("details", "all"), OPTIONAL.filter((section) => section !== "reviewSummary")],
  ["all cards", getContent("card", "all"), [...CARD, "address", "openNowStatus"]],
  ["standard search elements", getContent("searchElement", "standard"), CARD],
  ["all details elements", getContent("detailsElement", "all"), OPTIONAL],
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

test.each<[PlaceContent, PlaceField[]]>([
  [{ website: true }, ["websiteUri"]],
  [{ phoneNumber: true }, ["internationalPhoneNumber", "nationalPhoneNumber"]],
  [{ address: true }, ["formattedAddress"]],
  [{ rating: true }, ["rating", "userRatingCount"]],
  [{ summary: true }, ["editorialSummary"]],
  [{ reviews: true }, ["reviews"]],
])("%j requests %j, apart from the fields of every request [S7-016]", (content, fields) => {
  const always = getDetailsFields({});
  expect(getDetailsFields(content).filter((field) => !always.includes(field))).toEqual(fields);
});

test("the fields follow the content [S7-016]", () => {
  expect(getDetailsFields({ website: true })).toContain("websiteUri");
  expect(getDetailsFields({ website: false })).not.toContain("websiteUri");
  expect(getCompactFields({ address: true })).toContain("formattedAddress");
  expect(getSearchFields("standard", { showsAttributeTags: true })).toContain("takeout");
});

test("the id, the name and the page are always requested [S7-017] [S7-018] [S7-019]", () => {
  expect(getDetailsFields({})).toContain("id");
  expect(getDetailsFields({})).toContain("displayName");
  expect(getDetailsFields({})).toContain("googleMapsUri");
});

test("each field is requested once", () => {
  const fields = getDetailsFields("all");
  expect(new Set(fields).size).toBe(fields.length);
});

test("highlights are those of the place's kind that are true, in their order", () => {
  const place = { primaryType: "restaurant", outdoorSeating: true, dineIn: true, takeout: false };
  expect(getTypeHighlights(place)).toEqual(["dineIn", "outdoorSeating"]);
  expect(getTypeHighlights({ types: ["unknown", "hotel"], wifi: true })).toEqual(["wifi"]);
  expect(getTypeHighlights({ wifi: true })).toEqual([]);
});

test("there are groups for at least twelve kinds of places, and no type is in two", () => {
  const types = TYPE_HIGHLIGHTS.flatMap((group) => group.types);
  expect(TYPE_HIGHLIGHTS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(types).size).toBe(types.length);
});
