import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { apiOver } from "../../test/api-over.ts";

const circle = { center: { latitude: 43.24, longitude: 6.81 }, radius: 500 };
const rectangle = { low: { latitude: 43, longitude: 6 }, high: { latitude: 44, longitude: 7 } };

/** Returns the queries that the index receives when `verb` is called with `body`. */
async function asked(verb: string, body: object): Promise<unknown> {
  const api = apiOver([aPlaceRecord()]);
  expect((await api.post(verb, body)).httpStatus).toBe(200);
  return api.asked[verb];
}

test.each<[string, object, object]>([
  ["searchText", { textQuery: " pain " }, { text: " pain ", language: "en", limit: 20, offset: 0 }],
  ["searchText", { textQuery: "a", pageSize: 7, maxResultCount: 3 }, { limit: 7 }],
  ["searchText", { textQuery: "a", minRating: 4.1 }, { minRating: 4.5 }],
  ["searchText", { textQuery: "a", languageCode: "fr-CA" }, { language: "fr-CA" }],
  ["searchNearby", { locationRestriction: { circle } }, { limit: 20, rank: "POPULARITY", radiusMetres: 500 }],
  ["searchNearby", { locationRestriction: { circle: { center: circle.center } } }, { radiusMetres: 0 }],
  ["reverseGeocode", { location: circle.center }, { location: circle.center, limit: 10 }],
  ["autocomplete", { input: "boul" }, { input: "boul", limit: 5, language: "en" }],
  ["autocomplete", { input: "boul", languageCode: "fr", includeQueryPredictions: true }, { limit: 5 }],
  ["autocomplete", { input: "🥐 pain", inputOffset: 3 }, { input: "🥐 p" }],
  ["autocomplete", { input: "pain", inputOffset: 0 }, { input: "pain" }],
  ["autocomplete", { input: "a", locationBias: { rectangle } }, { bias: { rectangle } }],
  ["autocomplete", { input: "a", locationRestriction: { circle } }, { restriction: { circle } }],
  ["autocomplete", { input: "a", includedRegionCodes: ["fr", "Mc"] }, { countryCodes: ["FR", "MC"] }],
  ["autocomplete", { input: "a", includedPrimaryTypes: ["(regions)"] }, { primaryTypes: ["(regions)"] }],
  ["autocomplete", { input: "a", includedTypes: ["lodging", "food"] }, { types: ["lodging", "food"] }],
])("%s %j asks for %j", async (verb, body, query) => {
  expect(await asked(verb, body)).toMatchObject(query);
});

test.each([["ids=osm-n-0000000001&ids=osm-n-0000000002"], ["ids=osm-n-0000000001,osm-n-0000000002"]])(
  "places:batchGet?%s asks for both",
  async (query) => {
    const api = apiOver([aPlaceRecord({ id: "osm-n-0000000001" }), aPlaceRecord({ id: "osm-n-0000000002" })]);
    const answer = await api.call(`places:batchGet?${query}&$fields=places.id`);
    expect(await answer.json()).toEqual({ places: [{ id: "osm-n-0000000001" }, { id: "osm-n-0000000002" }] });
  },
);

test.each<[string, object, string[]]>([
  [
    "searchText",
    { textQuery: "a", openNow: false, minRating: 0, priceLevels: [] },
    ["language", "limit", "now", "offset", "text"],
  ],
  [
    "searchNearby",
    { locationRestriction: { circle }, includedTypes: [], maxResultCount: 0 },
    ["center", "limit", "radiusMetres", "rank"],
  ],
  [
    "autocomplete",
    { input: "a", includedPrimaryTypes: [], includedTypes: [], includedRegionCodes: null },
    ["input", "language", "limit"],
  ],
  ["reverseGeocode", { location: circle.center, types: [] }, ["limit", "location"]],
])("%s: what is unset asks for nothing", async (verb, body, names) => {
  expect(Object.keys((await asked(verb, body)) as object).sort()).toEqual(names);
});

test("nothing before the cursor asks for nothing", async () => {
  const api = apiOver([aPlaceRecord()]);
  const { json } = await api.post("autocomplete", { input: "  pain", inputOffset: 2 });
  expect([json, api.asked.autocomplete]).toEqual([{}, undefined]);
});
