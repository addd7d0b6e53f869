import { describe, expect, test } from "vitest";
import { PlacesError } from "../places-error.ts";
import { PLACE_SHAPE } from "../shapes/place-shape.ts";
import { RESPONSE_SHAPES } from "../shapes/response-shapes.ts";
import { applyFieldMask, getInnerMask, isSelected, parseFieldMask } from "./field-mask.ts";

const place = {
  id: "osm-n-0000000101",
  displayName: { text: "Le Fournil", languageCode: "fr" },
  rating: 0,
  photos: [{ name: "a", widthPx: 1 }, { widthPx: 2 }],
  currentOpeningHours: { openNow: false },
};

test.each<[string, object]>([
  ["*", place],
  ["*,id", place],
  ["id,*", place],
  ["id", { id: place.id }],
  ["rating", { rating: 0 }],
  ["displayName", { displayName: place.displayName }],
  ["displayName.*", { displayName: place.displayName }],
  ["displayName,displayName.*", { displayName: place.displayName }],
  ["displayName.text", { displayName: { text: "Le Fournil" } }],
  ["display_name.language_code", { displayName: { languageCode: "fr" } }],
  ["displayName.text,displayName", { displayName: place.displayName }],
  ["displayName,displayName.text", { displayName: place.displayName }],
  ["photos.name", { photos: [{ name: "a" }, {}] }],
  [
    "currentOpeningHours.openNow,currentOpeningHours.periods.open",
    { currentOpeningHours: { openNow: false } },
  ],
  ["currentOpeningHours.periods", {}],
  ["reviews,websiteUri", {}],
  ["generativeSummary.overview.text", {}],
])("%s of a place", (mask, expected) => {
  expect(applyFieldMask(place, parseFieldMask(mask, PLACE_SHAPE))).toEqual(expected);
});

test.each<[string, object]>([
  ["places.*", { places: [place, { id: "b" }] }],
  ["places.id,nextPageToken", { places: [{ id: place.id }, { id: "b" }], nextPageToken: "t" }],
  ["places.displayName.text", { places: [{ displayName: { text: "Le Fournil" } }, {}] }],
  ["searchUri", {}],
])("%s of a search", (mask, expected) => {
  const answer = { places: [place, { id: "b" }], nextPageToken: "t" };
  expect(applyFieldMask(answer, parseFieldMask(mask, RESPONSE_SHAPES.searchText))).toEqual(expected);
});

describe("rejects malformed masks", () => {
  const EMPTY =
    "The field mask holds an empty path (a comma at an end, or two together); remove the extra comma.";
  const SPACE = "The field mask holds a space; separate the paths by commas alone.";
  const unknown = (path: string) =>
    `The field mask names "${path}", which the answer does not have; check its spelling.`;
  test.each([
    ["id, rating", SPACE],
    [" id", SPACE],
    ["id\t", SPACE],
    ["id,", EMPTY],
    [",id", EMPTY],
    ["id,,rating", EMPTY],
    ["", EMPTY],
    ["ID", unknown("ID")],
    ["currentOpening_hours", unknown("currentOpening_hours")],
    ["hasWiFi", unknown("hasWiFi")],
    ["displayName.", unknown("displayName.")],
    [".id", unknown(".id")],
    ["displayName,displayName.nope", unknown("displayName.nope")],
    ["id.text", unknown("id.text")],
    ["id.*", unknown("id.*")],
    ["*.id", unknown("*.id")],
    ["__proto__", unknown("__proto__")],
    ["constructor", unknown("constructor")],
    ["displayName.__proto__", unknown("displayName.__proto__")],
    ["places.id", 'The field mask names "places.id", which the answer does not have; write "id".'],
    [
      "places.displayName.text,id",
      'The field mask names "places.displayName.text", which the answer does not have; write "displayName.text".',
    ],
    ["places.nom", unknown("places.nom")],
    ["x".repeat(200), unknown(`${"x".repeat(77)}...`)],
    ["id,".repeat(5_000), 'The field mask is longer than 10000 characters; "*" asks for all fields.'],
  ])("%.40j", (mask, message) => {
    try {
      parseFieldMask(mask, PLACE_SHAPE);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(PlacesError);
      expect(error).toMatchObject({
        status: "INVALID_ARGUMENT",
        message,
        fieldViolations: [{ field: "fieldMask", description: message }],
      });
    }
  });
});

test.each([
  ["id", "places.id"],
  ["displayName.text", "places.displayName.text"],
  ["*,rating", "places.rating"],
])("%j of a search is meant as %j", (mask, meant) => {
  expect(() => parseFieldMask(mask, RESPONSE_SHAPES.searchText)).toThrow(`write "${meant}"`);
});

test("reports which fields are selected", () => {
  const mask = parseFieldMask("places.rating,nextPageToken", RESPONSE_SHAPES.searchText);
  const inner = getInnerMask(mask, "places");
  expect(inner && isSelected(inner, "rating")).toBe(true);
  expect(inner && isSelected(inner, "reviews")).toBe(false);
  expect(getInnerMask(mask, "searchUri")).toBeNull();
  expect(getInnerMask("all", "places")).toBe("all");
});
