import type { PlaceField } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { getCompactFields } from "./card-fields.ts";
import { getDetailsFields } from "./details-fields.ts";
import type { PlaceContent } from "./place-content.ts";
import { getSearchFields } from "./search-fields.ts";
import { getTypeHighlights, TYPE_HIGHLIGHTS } from "./type-highlights.ts";

test.each<[PlaceContent, PlaceField[]]>([
  [{ website: true }, ["websiteUri"]],
  [{ phoneNumber: true }, ["internationalPhoneNumber", "nationalPhoneNumber"]],
  [{ address: true }, ["formattedAddress"]],
  [{ rating: true }, ["rating", "userRatingCount"]],
  [{ plusCode: true }, ["plusCode"]],
  [{ summary: true }, ["editorialSummary"]],
  [{ reviews: true }, ["reviews"]],
])("%j asks for %j and nothing else beside what is always asked for [S7-016]", (content, fields) => {
  const always = getDetailsFields({});
  expect(getDetailsFields(content).filter((field) => !always.includes(field))).toEqual(fields);
});

test("the fields follow the content [S7-016]", () => {
  expect(getDetailsFields({ website: true })).toContain("websiteUri");
  expect(getDetailsFields({ website: false })).not.toContain("websiteUri");
  expect(getCompactFields({ address: true })).toContain("formattedAddress");
  expect(getSearchFields("standard", { showsAttributeTags: true })).toContain("takeout");
});

test("the id, the name and the page are always asked for [S7-017] [S7-018] [S7-019]", () => {
  expect(getDetailsFields({})).toContain("id");
  expect(getDetailsFields({})).toContain("displayName");
  expect(getDetailsFields({})).toContain("googleMapsUri");
});

test("each field is asked for once", () => {
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
