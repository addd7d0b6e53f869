import { describe, expect, test } from "vitest";
import { PlacesError } from "../places-error.ts";
import { parseCreateContextRequest, parseGetContextRequest, parseTtl } from "./parse-context-requests.ts";

const ID = "osm-n-0000000101";
const parse = (json: unknown) =>
  parseCreateContextRequest(json, { has: (type) => type === "bakery", suggest: () => undefined });

function violations(of: () => unknown): [field: string, sentence: string][] {
  try {
    of();
  } catch (error) {
    return (error as PlacesError).fieldViolations.map(({ field, description }) => [field, description]);
  }
  return [];
}

test("keeps ids in order without repetitions, and omits defaults", () => {
  const other = "osm-n-0000000202";
  expect(parse({ place_ids: [ID, other, ID], searchText: null, ttl: "", origin: null })).toEqual({
    placeIds: [ID, other],
  });
});

test("parses a search by its own rules", () => {
  const request = parse({
    searchText: { text_query: "pain", minRating: 3.2, includedType: "bakery", price_levels: [2] },
    max_place_count: "500",
    travel_mode: 3,
    origin: { latitude: 43.24, longitude: 6.81 },
    mapOptions: { center: { latitude: 0, longitude: 0 }, zoom: 0, colorScheme: "DARK" },
    ttl: "60s",
  });
  expect(request).toEqual({
    searchText: {
      textQuery: "pain",
      minRating: 3.5,
      includedType: "bakery",
      priceLevels: ["PRICE_LEVEL_INEXPENSIVE"],
    },
    maxPlaceCount: 500,
    travelMode: "WALK",
    origin: { latitude: 43.24, longitude: 6.81 },
    mapOptions: { center: { latitude: 0, longitude: 0 }, zoom: 0, colorScheme: "DARK" },
    ttl: "60s",
  });
});

const circle = { center: { latitude: 0, longitude: 0 }, radius: 50_001 };

describe("reports violations with their path", () => {
  test.each<[object, string, RegExp]>([
    [{}, "placeIds", /are all missing; send one of them/],
    [{ placeIds: [] }, "placeIds", /are all missing/],
    [{ placeIds: [ID], searchText: { textQuery: "a" } }, "searchText", /beside placeIds/],
    [{ searchText: { textQuery: "a" }, searchNearby: {} }, "searchNearby", /beside searchText/],
    [{ placeIds: Array(501).fill(ID) }, "placeIds", /holds 501 ids, above the limit of 500/],
    [{ placeIds: [ID, "short"] }, "placeIds[1]", /is "short", which is no place id/],
    [{ placeIds: [""] }, "placeIds[0]", /is no place id|is "", which/],
    [{ placeIds: [ID], maxPlaceCount: 3 }, "maxPlaceCount", /is for a search/],
    [{ searchText: { textQuery: "a" }, maxPlaceCount: 501 }, "maxPlaceCount", /outside 1 to 500/],
    [{ searchText: { textQuery: " " } }, "searchText.textQuery", /^In searchText: textQuery is empty/],
    [{ searchText: { textQuery: "a", pageSize: 3 } }, "searchText.pageSize", /not a field of searchText/],
    [{ searchNearby: {} }, "searchNearby.locationRestriction", /^In searchNearby: .* is missing/],
    [
      { searchNearby: { locationRestriction: { circle } } },
      "searchNearby.locationRestriction.circle.radius",
      /50001 .*; send a smaller radius/,
    ],
    [
      { searchNearby: { locationRestriction: { circle: { ...circle, radius: -1 } } } },
      "searchNearby.locationRestriction.circle.radius",
      /-1 .*; send a larger radius\.$/,
    ],
    [{ placeIds: [ID], origin: { latitude: 91, longitude: 0 } }, "origin", /outside -90 to 90/],
    [{ placeIds: [ID], travelMode: "TWO_WHEELER" }, "travelMode", /^travelMode is TWO_WHEELER/],
    [{ placeIds: [ID], mapOptions: { zoom: 3 } }, "mapOptions", /send both/],
    [
      { placeIds: [ID], mapOptions: { zoom: 23, center: circle.center } },
      "mapOptions.zoom",
      /outside 0 to 22/,
    ],
    [{ placeIds: [ID], ttl: "59s" }, "ttl", /from 60 s to 2592000 s/],
    [{ placeIds: [ID], ttl: "1h" }, "ttl", /is "1h"/],
    [{ placeIds: [ID], query: "a" }, "query", /not a field of this request/],
  ])("%j", (json, field, sentence) => {
    expect(violations(() => parse(json))).toContainEqual([field, expect.stringMatching(sentence)]);
  });

  test("a map shows a viewport, or a center with a zoom", () => {
    const viewport = { low: { latitude: 0, longitude: 0 }, high: { latitude: 1, longitude: 1 } };
    const both = { placeIds: [ID], mapOptions: { viewport, zoom: 3 } };
    expect(violations(() => parse(both))).toEqual([["mapOptions.viewport", expect.stringMatching(/alone/)]]);
    expect(parse({ placeIds: [ID], mapOptions: { viewport } }).mapOptions).toEqual({ viewport });
  });
});

test.each([
  [undefined, 86_400],
  ["60s", 60],
  ["90.5s", 90.5],
  ["2592000s", 2_592_000],
])("a token with the ttl %s is good for %f s", (ttl, seconds) => {
  expect(parseTtl(ttl)).toBe(seconds);
});

test("returns at most 500 places, and 500 by default", () => {
  expect(parseGetContextRequest("t", { pageSize: "501", regionCode: "us", languageCode: "fr" })).toEqual({
    contextToken: "t",
    pageSize: 500,
    regionCode: "US",
    languageCode: "fr",
  });
  expect(parseGetContextRequest("t", { pageSize: "0" })).toEqual({ contextToken: "t" });
  expect(violations(() => parseGetContextRequest("t", { pageSize: "-1", regionCode: "F" }))).toHaveLength(2);
  expect(() => parseGetContextRequest("t", { languageCode: "!" })).toThrow(PlacesError);
});
