import type { PlaceField } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { compactFields } from "./card-fields.ts";
import { detailsFields } from "./details-fields.ts";
import type { PlaceContent } from "./place-content.ts";
import { searchFields } from "./search-fields.ts";
import { TYPE_HIGHLIGHTS, typeHighlights } from "./type-highlights.ts";

test.each<[PlaceContent, PlaceField[]]>([
  [{ website: true }, ["websiteUri"]],
  [{ phoneNumber: true }, ["internationalPhoneNumber", "nationalPhoneNumber"]],
  [{ address: true }, ["formattedAddress"]],
  [{ rating: true }, ["rating", "userRatingCount"]],
  [{ plusCode: true }, ["plusCode"]],
  [{ summary: true }, ["editorialSummary"]],
  [{ reviews: true }, ["reviews"]],
])("%j asks for %j and nothing else beside what is always asked for [S7-016]", (content, fields) => {
  const always = detailsFields({});
  expect(detailsFields(content).filter((field) => !always.includes(field))).toEqual(fields);
});

test("the fields follow the content [S7-016]", () => {
  expect(detailsFields({ website: true })).toContain("websiteUri");
  expect(detailsFields({ website: false })).not.toContain("websiteUri");
  expect(compactFields({ address: true })).toContain("formattedAddress");
  expect(searchFields("standard", { showsAttributeTags: true })).toContain("takeout");
});

test("the id, the name and the page are always asked for [S7-017] [S7-018] [S7-019]", () => {
  expect(detailsFields({})).toContain("id");
  expect(detailsFields({})).toContain("displayName");
  expect(detailsFields({})).toContain("googleMapsUri");
});

test("each field is asked for once", () => {
  const fields = detailsFields("all");
  expect(new Set(fields).size).toBe(fields.length);
});

test("highlights are those of the place's kind that are true, in their order", () => {
  const place = { primaryType: "restaurant", outdoorSeating: true, dineIn: true, takeout: false };
  expect(typeHighlights(place)).toEqual(["dineIn", "outdoorSeating"]);
  expect(typeHighlights({ types: ["unknown", "hotel"], wifi: true })).toEqual(["wifi"]);
  expect(typeHighlights({ wifi: true })).toEqual([]);
});

test("there are groups for at least twelve kinds of places, and no type is in two", () => {
  const types = TYPE_HIGHLIGHTS.flatMap((group) => group.types);
  expect(TYPE_HIGHLIGHTS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(types).size).toBe(types.length);
});
