import type { SearchTextRequest } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { describe, expect, test, vi } from "vitest";
import { sampleClient } from "../../gallery/sample-client.ts";
import {
  buildSearchKey,
  checkSearchRequest,
  type PlaceSearchRequest,
  searchPlaces,
} from "./search-request.ts";

const rectangle = { low: { latitude: 43, longitude: 6 }, high: { latitude: 44, longitude: 7 } };
const circle = { center: { latitude: 43.24, longitude: 6.81 }, radius: 500 };
const form = { language: "fr", region: "FR" };

test("two requests are the same when they ask the same, in whatever order", () => {
  const one = buildSearchKey({ textQuery: "pain", minRating: 4 }, ["id"], form);
  expect(buildSearchKey({ minRating: 4, textQuery: "pain" }, ["id"], form)).toBe(one);
  expect(buildSearchKey({ textQuery: "pain", minRating: 3 }, ["id"], form)).not.toBe(one);
  expect(buildSearchKey({ textQuery: "pain", minRating: 4 }, ["id", "rating"], form)).not.toBe(one);
});

test.each<[string, PlaceSearchRequest, ReturnType<typeof checkSearchRequest>]>([
  ["words", { textQuery: "pain" }, null],
  [
    "no words",
    { textQuery: " " },
    { kind: "ignored", message: "Ignoring <gmp-place-text-search-request> with no text query." },
  ],
  [
    "bias and restriction",
    { textQuery: "pain", locationBias: { rectangle }, locationRestriction: { rectangle } },
    { kind: "invalid", message: "Cannot set both locationBias and locationRestriction." },
  ],
  ["around a point", { locationRestriction: { circle }, maxResultCount: 20 }, null],
])("a request with %s", (_, request, fault) => {
  expect(checkSearchRequest(request)).toEqual(fault);
});

test.each([
  [{ textQuery: "pain", maxResultCount: 21 }, "maxResultCount is 21"],
  [{ textQuery: "pain", maxResultCount: 0 }, "maxResultCount is 0"],
  [{ textQuery: "pain", minRating: 5.5 }, "minRating is 5.5"],
  [{ textQuery: "pain", minRating: -1 }, "minRating is -1"],
])("%j is refused: %s", (request, sentence) => {
  const fault = checkSearchRequest(request);
  expect(fault?.kind).toBe("invalid");
  expect(fault?.message).toContain(sentence);
});

test("a search around a point without its circle is ignored", () => {
  const request = {} as PlaceSearchRequest;
  expect(checkSearchRequest(request)?.kind).toBe("ignored");
});

test("text search sends its fields, the EV options and the fields of places [S7-021]", async () => {
  const { client, searchText } = watched();
  const request: SearchTextRequest = {
    textQuery: "recharge",
    evOptions: { connectorTypes: ["EV_CONNECTOR_TYPE_TYPE_2"], minimumChargingRateKw: 22 },
    includedType: "electric_vehicle_charging_station",
    openNow: true,
    locationBias: { circle },
    maxResultCount: 7,
    minRating: 3.5,
    priceLevels: ["PRICE_LEVEL_FREE"],
    rankPreference: "DISTANCE",
    strictTypeFiltering: true,
  };
  await searchPlaces(client, request, ["id", "rating"], form, new AbortController().signal);
  const [sent, fields] = searchText.mock.calls[0] ?? [];
  expect(sent).toEqual({ ...request, languageCode: "fr", regionCode: "FR" });
  expect(fields).toEqual(["id", "rating"]);
  expect(sent?.evOptions?.connectorTypes).toEqual(["EV_CONNECTOR_TYPE_TYPE_2"]);
  expect(sent?.evOptions?.minimumChargingRateKw).toBe(22);
});

test("nearby search sends its fields and the fields of places [S7-025]", async () => {
  const { client, searchNearby } = watched();
  const request: PlaceSearchRequest = {
    locationRestriction: { circle },
    includedTypes: ["bakery"],
    excludedTypes: ["hotel"],
    includedPrimaryTypes: ["store"],
    excludedPrimaryTypes: ["park"],
    maxResultCount: 7,
    rankPreference: "POPULARITY",
  };
  await searchPlaces(client, request, ["id"], form, new AbortController().signal);
  expect(searchNearby.mock.calls[0]?.[0]).toEqual({ ...request, languageCode: "fr", regionCode: "FR" });
  expect(searchNearby.mock.calls[0]?.[1]).toEqual(["id"]);
});

describe("the way to each place", () => {
  const request = { textQuery: "pain", routingParameters: { origin: { latitude: 43.24, longitude: 6.81 } } };
  const search = (client: PlacesClient) =>
    searchPlaces(client, request, ["id"], form, new AbortController().signal);

  test("comes with the places when the request says where ways start", async () => {
    const { client, searchText } = watched();
    const routingSummaries = [{ legs: [{ duration: "60s" }] }, {}];
    searchText.mockResolvedValue({ places: [{ id: "a" }, { id: "b" }], routingSummaries });
    expect(await search(client)).toMatchObject({ places: [{ id: "a" }, { id: "b" }], routingSummaries });
    expect(searchText.mock.calls[0]?.[0]).toMatchObject(request);
  });

  test.each([
    ["missing", undefined],
    ["fewer than the places", [{ legs: [] }]],
    ["no list", "soon" as never],
  ])("is none where the ways are %s", async (_, routingSummaries) => {
    const { client, searchText } = watched();
    const places = [{ id: "a" }, { id: "b" }];
    searchText.mockResolvedValue({ places, ...(routingSummaries === undefined ? {} : { routingSummaries }) });
    expect(await search(client)).toMatchObject({ places, routingSummaries: [] });
  });
});

function watched() {
  const client = sampleClient("/photos/");
  const searchText = vi.fn<PlacesClient["searchText"]>(client.searchText);
  const searchNearby = vi.fn<PlacesClient["searchNearby"]>(client.searchNearby);
  return { client: { ...client, searchText, searchNearby }, searchText, searchNearby };
}
