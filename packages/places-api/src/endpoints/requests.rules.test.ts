import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { apiOver } from "../../test/api-over.ts";

const api = apiOver([aPlaceRecord()]);
const center = { latitude: 43.24, longitude: 6.81 };
const circle = { center, radius: 500 };
const rectangle = { low: { latitude: 43, longitude: 6 }, high: { latitude: 44, longitude: 7 } };
const text = { textQuery: "boulangerie" };
const nearby = { locationRestriction: { circle } };

test.each([
  ["S3-205", { textQuery: "pain" }, { text: "pain" }],
  [
    "S3-206",
    { ...text, evOptions: { connectorTypes: ["EV_CONNECTOR_TYPE_TYPE_2"] } },
    { connectorTypes: ["EV_CONNECTOR_TYPE_TYPE_2"] },
  ],
  ["S3-207", { ...text, evOptions: { minimumChargingRateKw: 50 } }, { minimumChargingRateKw: 50 }],
  ["S3-208", { ...text, includedType: "bakery" }, { type: "bakery" }],
  ["S3-209", { ...text, openNow: true }, { openAt: new Date("2026-03-29T12:00:00Z") }],
  ["S3-210", { ...text, locationBias: { circle } }, { bias: { circle } }],
  ["S3-212", { ...text, locationRestriction: { rectangle } }, { restriction: rectangle }],
  ["S3-213", { ...text, maxResultCount: 7 }, { limit: 7 }],
  ["S3-214", { ...text, minRating: 3.5 }, { minRating: 3.5 }],
  ["S3-215", { ...text, priceLevels: ["PRICE_LEVEL_FREE"] }, { priceLevels: ["PRICE_LEVEL_FREE"] }],
  ["S3-216", { ...text, rankPreference: "DISTANCE" }, { rank: "DISTANCE" }],
  ["S3-217", { ...text, rankPreference: "RELEVANCE" }, { rank: "RELEVANCE" }],
  ["S3-218", { ...text, includedType: "bakery", strictTypeFiltering: true }, { isTypeStrict: true }],
])("[%s] text search takes %j", async (_rule, request, asked) => {
  expect((await api.post("searchText", request)).httpStatus).toBe(200);
  expect(api.asked.searchText).toMatchObject(asked);
});

test.each([
  ["S3-219", { ...nearby, includedTypes: ["bakery"] }, { includedTypes: ["bakery"] }],
  ["S3-220", { ...nearby, excludedTypes: ["bakery"] }, { excludedTypes: ["bakery"] }],
  ["S3-221", { ...nearby, includedPrimaryTypes: ["bakery"] }, { includedPrimaryTypes: ["bakery"] }],
  ["S3-222", { ...nearby, excludedPrimaryTypes: ["bakery"] }, { excludedPrimaryTypes: ["bakery"] }],
  ["S3-223", nearby, { center, radiusMetres: 500 }],
  ["S3-224", { ...nearby, maxResultCount: 3 }, { limit: 3 }],
  ["S3-225", { ...nearby, rankPreference: "DISTANCE" }, { rank: "DISTANCE" }],
  ["S3-226", { ...nearby, rankPreference: "POPULARITY" }, { rank: "POPULARITY" }],
])("[%s] nearby search takes %j", async (_rule, request, asked) => {
  expect((await api.post("searchNearby", request)).httpStatus).toBe(200);
  expect(api.asked.searchNearby).toMatchObject(asked);
});

test("autocomplete takes input and a session token [S3-229] [S3-231]", async () => {
  const sessionToken = "1f2e3d4c-5b6a-4789-8abc-def012345678";
  expect((await api.post("autocomplete", { input: "four", sessionToken })).httpStatus).toBe(200);
  expect(api.asked.autocomplete).toMatchObject({ input: "four" });
  const tooLong = await api.post("autocomplete", { input: "four", sessionToken: "x".repeat(37) });
  expect(tooLong.httpStatus).toBe(400);
});

test("a prediction of autocomplete [S3-232] [S3-233] [S3-234] [S3-235] [S3-236] [S3-237] [S3-238]", async () => {
  const { json } = await api.post("autocomplete", { input: "fournil", regionCode: "FR" });
  const prediction = json.suggestions[0].placePrediction;
  expect(prediction.placeId).toBe("osm-n-0000000101");
  expect(prediction.text.text).toBe("Le Fournil des Roches, 12 Rue des Cordiers, Port-Valbrune");
  expect(prediction.structuredFormat.mainText.text).toBe("Le Fournil des Roches");
  expect(prediction.structuredFormat.secondaryText.text).toBe("12 Rue des Cordiers, Port-Valbrune");
  const [first, second] = prediction.structuredFormat.mainText.matches;
  expect(first).toEqual({ endOffset: 2 });
  expect(second).toEqual({ startOffset: 3, endOffset: 11 });
  expect(prediction.types).toContain("bakery");
});

test("an origin gives distances, but not to a street [S3-230] [S3-239] [S3-240]", async () => {
  const street = aPlaceRecord({
    id: "street-0123456789abcdef",
    kind: "street",
    primaryType: "route",
    types: ["route"],
  });
  const both = apiOver([aPlaceRecord(), street]);
  const origin = { latitude: 43.2412, longitude: 6.8137 };
  const { json } = await both.post("autocomplete", { input: "cordiers", origin });
  expect(json.suggestions[0].placePrediction.distanceMeters ?? 0).toBe(0);
  expect(json.suggestions[1].placePrediction).not.toHaveProperty("distanceMeters");
  const far = await both.post("autocomplete", {
    input: "cordiers",
    origin: { latitude: 43.2502, longitude: 6.8137 },
  });
  expect(far.json.suggestions[0].placePrediction.distanceMeters).toBe(1001);
  const without = await both.post("autocomplete", { input: "cordiers" });
  expect(without.json.suggestions[0].placePrediction).not.toHaveProperty("distanceMeters");
});

test.each([
  ["textQuery must be a text [S5-018]", "searchText", {}, "textQuery"],
  ["textQuery must not be empty [S5-018]", "searchText", { textQuery: " " }, "textQuery"],
  ["minRating below 0 [S5-023]", "searchText", { ...text, minRating: -0.5 }, "minRating"],
  [
    "minRating above 5 [S5-024] [S9-069]",
    "searchText",
    { ...text, minRating: 5.1 },
    "minRating is 5.1, outside 0 to 5",
  ],
  ["minRating that is no number [S5-025]", "searchText", { ...text, minRating: "good" }, "minRating"],
  ["a price level that is none [S5-027]", "searchText", { ...text, priceLevels: ["CHEAP"] }, "priceLevels"],
  [
    "a connector type that is none [S5-028]",
    "searchText",
    { ...text, evOptions: { connectorTypes: ["TYPE_9"] } },
    "connectorTypes",
  ],
  [
    "a charging rate that is no number [S5-029]",
    "searchText",
    { ...text, evOptions: { minimumChargingRateKw: "fast" } },
    "minimumChargingRateKw",
  ],
  [
    "bias and restriction together [S5-030]",
    "searchText",
    { ...text, locationBias: { circle }, locationRestriction: { rectangle } },
    "Cannot set both locationBias and locationRestriction.",
  ],
  ["nearby search without a restriction [S5-032]", "searchNearby", {}, "locationRestriction"],
  [
    "nearby search in a rectangle [S5-034]",
    "searchNearby",
    { locationRestriction: { rectangle } },
    "locationRestriction",
  ],
  [
    "a type list that is no list [S5-036]",
    "searchNearby",
    { ...nearby, includedTypes: "bakery" },
    "includedTypes",
  ],
  ["a type that is no text [S5-036]", "searchNearby", { ...nearby, includedTypes: [7] }, "includedTypes"],
  [
    "a result count below 1 of text search [S5-038]",
    "searchText",
    { ...text, maxResultCount: -1 },
    "maxResultCount",
  ],
  [
    "a result count below 1 of nearby search [S5-038]",
    "searchNearby",
    { ...nearby, maxResultCount: -1 },
    "maxResultCount",
  ],
  [
    "a result count above 20 [S5-039] [S9-068]",
    "searchText",
    { ...text, maxResultCount: 21 },
    "maxResultCount is 21, outside 1 to 20",
  ],
  [
    "a result count of nearby search above 20 [S5-039]",
    "searchNearby",
    { ...nearby, maxResultCount: 21 },
    "maxResultCount",
  ],
  [
    "a result count that is no number [S5-041]",
    "searchText",
    { ...text, maxResultCount: "many" },
    "maxResultCount",
  ],
  ["autocomplete without input [S5-043]", "autocomplete", {}, "input"],
  ["autocomplete with empty input [S5-043]", "autocomplete", { input: "  " }, "input"],
  ["an origin that is no point [S5-044]", "autocomplete", { input: "four", origin: "43,6" }, "origin"],
  [
    "an origin off the earth [S5-044]",
    "autocomplete",
    { input: "four", origin: { latitude: 91, longitude: 0 } },
    "origin",
  ],
])("%s is refused", async (_rule, method, request, message) => {
  const { httpStatus, json } = await api.post(method, request);
  expect(httpStatus).toBe(400);
  expect(json.error.status).toBe("INVALID_ARGUMENT");
  expect(json.error.message).toContain(message);
});

test("minRating 0 and 5 are taken [S5-026]", async () => {
  expect((await api.post("searchText", { ...text, minRating: 0 })).httpStatus).toBe(200);
  expect((await api.post("searchText", { ...text, minRating: 5 })).httpStatus).toBe(200);
  expect(api.asked.searchText).toMatchObject({ minRating: 5 });
});

test("result counts of 1 and 20 are taken; 0 is unset on the wire [S5-038] [S5-040]", async () => {
  for (const [maxResultCount, limit] of [
    [1, 1],
    [20, 20],
    [0, 20],
  ]) {
    expect((await api.post("searchText", { ...text, maxResultCount })).httpStatus).toBe(200);
    expect(api.asked.searchText).toMatchObject({ limit });
  }
});

test("photo media by width or height, with a key [S7-004] [S7-005] [S7-006] [S7-007]", async () => {
  const photos = [{ key: "cd".repeat(32), widthPx: 1600, heightPx: 800, authorAttributions: [] }];
  const withPhoto = apiOver([aPlaceRecord({ photos })]);
  const media = `places/osm-n-0000000101/photos/${"cd".repeat(32)}/media`;
  const byWidth = await withPhoto.call(`${media}?maxWidthPx=500`);
  expect(byWidth.status).toBe(302);
  expect(byWidth.headers.get("location")).toContain("500x250");
  const byHeight = await withPhoto.call(`${media}?maxHeightPx=100`);
  expect(byHeight.headers.get("location")).toContain("200x100");
  expect((await withPhoto.call(media)).status).toBe(400);
  expect((await withPhoto.call(`${media}?maxWidthPx=500&key=abc`)).status).toBe(302);
  // Calls without need of a key ignore a key of another service.
  expect((await withPhoto.call(`${media}?maxWidthPx=500&key=xyz`)).status).toBe(302);
  expect((await withPhoto.call(`${media}?maxWidthPx=500&lock=abc`)).status).toBe(400);
});

test("reverse geocoding [S7-012] [S7-013] [S7-014] [S7-015]", async () => {
  const { json } = await api.post("reverseGeocode", { location: center, types: ["bakery"] });
  expect(api.asked.reverseGeocode).toMatchObject({ location: center });
  expect(api.asked.reverseGeocode).toMatchObject({ types: ["bakery"] });
  expect(json.results[0].types).toContain("bakery");
  expect(json.results[0].place.id).toBe("osm-n-0000000101");
});

test.each([
  ["S7-020", "searchText", text],
  ["S7-024", "searchNearby", nearby],
])("[%s] %s answers with the requested fields and no others", async (_rule, method, request) => {
  const { json } = await api.post(method, request, "places.id,places.primaryType");
  expect(json).toEqual({ places: [{ id: "osm-n-0000000101", primaryType: "bakery" }] });
});
