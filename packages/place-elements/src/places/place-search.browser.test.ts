import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import { defineElements } from "../../test/elements-on-page.ts";
import { Circle } from "../core/circle.ts";
import { LatLng } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { AutocompleteSuggestion } from "./autocomplete-suggestion.ts";
import { Place } from "./place.ts";
import { PlacePrediction } from "./place-prediction.ts";
import { type NearbySearch, type SearchByTextRequest, textSearchOnWire } from "./search-request.ts";

let page: APage;
beforeEach(() => {
  page = aPage({
    places: [
      aPlace({ types: ["bakery", "point_of_interest"], rating: 4.5 }),
      aPlace({
        id: "second-0000000001",
        displayName: { text: "La Mie" },
        types: ["cafe", "point_of_interest"],
      }),
    ],
  });
});
afterEach(() => page.leave());

const HERE = { lat: 43.24, lng: 6.81 };
const AROUND = { center: HERE, radius: 900 };
const circle = { center: { latitude: 43.24, longitude: 6.81 }, radius: 900 };
const fields = ["displayName"];
const text = (more: object) =>
  Place.searchByText({ textQuery: "fournil", fields, ...more } as SearchByTextRequest);
const nearby = (more: object) =>
  Place.searchNearby({ locationRestriction: AROUND, fields, ...more } as NearbySearch & { fields: string[] });

async function lastBody(): Promise<unknown> {
  return page.requests.at(-1)?.json();
}

describe("by text", () => {
  test("places have the requested fields", async () => {
    const { places } = await text({ fields: ["displayName", "rating"], language: "en", maxResultCount: 3 });
    expect(places).toHaveLength(1);
    expect(places[0]).toBeInstanceOf(Place);
    expect(places[0]?.id).toBe("osm-n-0000000101");
    expect(places[0]?.displayName).toBe("Le Fournil des Roches");
    expect(places[0]?.rating).toBe(4.5);
    expect(places[0]?.location).toBeUndefined();
    expect(places[0]?.requestedLanguage).toBe("en");
    expect(await lastBody()).toEqual({
      textQuery: "fournil",
      languageCode: "en",
      regionCode: "FR",
      maxResultCount: 3,
    });
    expect(page.requests[0]?.headers.get("x-goog-fieldmask")).toMatch(
      /^places\.id,places\.displayName,places\.rating,/,
    );
  });

  test("every property is sent, EV options in the spelling of the wire [S5-058] [S7-022] [S7-023]", () => {
    const wire = textSearchOnWire({
      textQuery: "borne",
      fields,
      evSearchOptions: { connectorTypes: ["TYPE_2"], minimumChargingRateKw: 22 },
      futureOpeningBusinessesIncluded: true,
      includedType: "cafe",
      internalUsageAttributionIds: ["x"],
      isOpenNow: false,
      locationRestriction: { south: 1, west: 2, north: 3, east: 4 },
      minRating: 4,
      priceLevels: ["FREE", "MODERATE"],
      pureServiceAreaBusinessesIncluded: false,
      rankPreference: "DISTANCE",
      region: "BE",
      useStrictTypeFiltering: true,
    });
    expect(wire.rankPreference).toBe("DISTANCE");
    expect(wire.priceLevels).toEqual(["PRICE_LEVEL_FREE", "PRICE_LEVEL_MODERATE"]);
    expect(wire).toEqual({
      textQuery: "borne",
      languageCode: "fr",
      regionCode: "BE",
      evOptions: { connectorTypes: ["EV_CONNECTOR_TYPE_TYPE_2"], minimumChargingRateKw: 22 },
      includeFutureOpeningBusinesses: true,
      includedType: "cafe",
      openNow: false,
      locationRestriction: {
        rectangle: { low: { latitude: 1, longitude: 2 }, high: { latitude: 3, longitude: 4 } },
      },
      minRating: 4,
      priceLevels: ["PRICE_LEVEL_FREE", "PRICE_LEVEL_MODERATE"],
      includePureServiceAreaBusinesses: false,
      rankPreference: "DISTANCE",
      strictTypeFiltering: true,
    });
  });

  test.each<[name: string, bias: unknown, wire: unknown]>([
    ["a circle", AROUND, { circle }],
    ["a Circle", new Circle(AROUND), { circle }],
    [
      "a circle wider than the protocol takes",
      { ...AROUND, radius: 90_000 },
      { circle: { ...circle, radius: 50_000 } },
    ],
    ["a point", new LatLng(HERE), { circle: { ...circle, radius: 5_000 } }],
    ["a literal", HERE, { circle: { ...circle, radius: 5_000 } }],
    [
      "a box",
      new LatLngBounds(HERE, { lat: 44, lng: 7 }),
      { rectangle: { low: circle.center, high: { latitude: 44, longitude: 7 } } },
    ],
  ])("it is drawn to %s", async (_name, locationBias, wire) => {
    await text({ locationBias });
    expect(await lastBody()).toMatchObject({ locationBias: wire });
  });

  test("IP_BIAS is the default of the service and is not sent [S3-211]", async () => {
    const { places } = await text({ locationBias: "IP_BIAS" });
    expect(places).toHaveLength(1);
    expect(await lastBody()).toEqual({ textQuery: "fournil", languageCode: "fr", regionCode: "FR" });
  });
});

describe("around a point", () => {
  test("places have the requested fields", async () => {
    const { places } = await nearby({ includedTypes: ["cafe"], rankPreference: "DISTANCE" });
    expect(places.map(({ displayName }) => displayName)).toEqual(["La Mie"]);
    expect(await lastBody()).toEqual({
      languageCode: "fr",
      regionCode: "FR",
      includedTypes: ["cafe"],
      locationRestriction: { circle },
      rankPreference: "DISTANCE",
    });
  });

  test("an empty list of types is ignored [S5-037]", async () => {
    await nearby({
      includedTypes: [],
      excludedTypes: [],
      includedPrimaryTypes: [],
      excludedPrimaryTypes: new Set(),
    });
    expect(await lastBody()).toEqual({
      languageCode: "fr",
      regionCode: "FR",
      locationRestriction: { circle },
    });
  });
});

describe("requests that are rejected before they are sent", () => {
  test.each<[title: string, call: () => Promise<unknown>, message: string | RegExp]>([
    [
      "the old property query [S5-021]",
      () => text({ query: "pain" }),
      'unknown property "query", did you mean "textQuery"?',
    ],
    [
      "the old property rankBy [S5-022]",
      () => text({ rankBy: "DISTANCE" }),
      'unknown property "rankBy", did you mean "rankPreference"?',
    ],
    [
      "the old property rankBy around a point",
      () => nearby({ rankBy: "DISTANCE" }),
      'unknown property "rankBy", did you mean "rankPreference"?',
    ],
    [
      "bias and restriction together [S5-031]",
      () => text({ locationBias: HERE, locationRestriction: { south: 1, west: 2, north: 3, east: 4 } }),
      "Cannot set both locationBias and locationRestriction.",
    ],
    [
      "a restriction that is no circle [S5-035]",
      () => nearby({ locationRestriction: { south: 1, west: 2, north: 3, east: 4 } }),
      /^Invalid LocationRestriction: \{"south"/,
    ],
    [
      "0 results of a text [S5-042]",
      () => text({ maxResultCount: 0 }),
      /^Invalid maxResultCount: 0; .* from 1 to 20/,
    ],
    ["0 results nearby", () => nearby({ maxResultCount: 0 }), /^Invalid maxResultCount: 0/],
    ["21 results", () => text({ maxResultCount: 21 }), /^Invalid maxResultCount: 21/],
    ["half a result", () => text({ maxResultCount: 1.5 }), /^Invalid maxResultCount/],
    ["a rating above 5", () => text({ minRating: 5.1 }), /^Invalid minRating: 5\.1; .* from 0 to 5/],
    ["a rating below 0", () => text({ minRating: -1 }), /^Invalid minRating/],
    ["a price level that is none", () => text({ priceLevels: ["CHEAP"] }), /^Invalid priceLevels: "CHEAP"/],
    [
      "a connector that is none",
      () => text({ evSearchOptions: { connectorTypes: ["PLUG"] } }),
      /^Invalid connectorTypes/,
    ],
    ["a rank that is none", () => text({ rankPreference: "POPULARITY" }), /^Invalid rankPreference/],
    ["types that are no texts", () => nearby({ includedTypes: [1] }), /^Invalid includedTypes/],
    ["one type as a text", () => nearby({ includedTypes: "cafe" }), /^Invalid includedTypes: "cafe"/],
    ["an empty text", () => text({ textQuery: " " }), /^Invalid textQuery: " "; give a non-empty string/],
    ["no text", () => text({ textQuery: undefined }), /^Invalid textQuery/],
    ["no restriction", () => nearby({ locationRestriction: null }), /^Invalid LocationRestriction/],
    [
      "a property that there is not",
      () => nearby({ keyword: "x" }),
      'unknown property "keyword"; leave it out',
    ],
    ["no fields", () => text({ fields: undefined }), "`fields` is empty"],
    ["a field that there is not", () => text({ fields: ["websiteUri"] }), "Place: `websiteUri` invalid"],
  ])("%s", async (_title, call, message) => {
    await expect(call()).rejects.toThrow(message);
    expect(page.requests).toEqual([]);
  });

  test.each(["gmp-place-text-search-request", "gmp-place-nearby-search-request"] as const)(
    "0 results of <%s>, before anything is asked [S5-042]",
    (tag) => {
      defineElements();
      const request = document.createElement(tag);
      expect(() => Object.assign(request, { maxResultCount: 0 })).toThrow(/maxResultCount is 0.* 1 to 20/);
      expect(request.maxResultCount).toBeNull();
    },
  );

  test("null and empty texts are ignored", async () => {
    await text({
      includedType: "",
      locationBias: null,
      locationRestriction: null,
      maxResultCount: null,
      minRating: undefined,
    });
    expect(await lastBody()).toEqual({ textQuery: "fournil", languageCode: "fr", regionCode: "FR" });
  });

  test("a rejected request is an error with its endpoint", async () => {
    await expect(text({ includedType: "no_such_type" })).rejects.toMatchObject({
      name: "MapsRequestError",
      code: "INVALID_ARGUMENT",
      endpoint: "PLACES_SEARCH_TEXT",
    });
    page.server.failAlways({ kind: "error", httpStatus: 500 });
    await expect(nearby({})).rejects.toMatchObject({
      name: "MapsServerError",
      code: "INTERNAL",
      endpoint: "PLACES_NEARBY_SEARCH",
    });
  });
});

test("two equal simultaneous calls send one request", async () => {
  await Promise.all([text({}), text({})]);
  expect(page.requests).toHaveLength(1);
});

describe("suggestions", () => {
  const suggest = (more: object = {}) =>
    AutocompleteSuggestion.fetchAutocompleteSuggestions({ input: "Le Fourn", ...more });

  test("a static method returns predictions of places [S7-026] [S3-387] [S3-388] [S3-389] [S3-390] [S3-392] [S3-393]", async () => {
    const { suggestions } = await suggest({ origin: HERE, includedPrimaryTypes: ["bakery"] });
    const prediction = suggestions[0]?.placePrediction;
    expect(prediction?.placeId).toBe("osm-n-0000000101");
    expect(prediction?.text.text).toBe(
      "Le Fournil des Roches, 12 Rue des Cordiers, 83999 Port-Valbrune, France",
    );
    expect(prediction?.mainText?.text).toBe("Le Fournil des Roches");
    expect(prediction?.mainText?.matches[0]).toMatchObject({ startOffset: 0, endOffset: 8 });
    expect(prediction?.secondaryText?.text).toBe("12 Rue des Cordiers, 83999 Port-Valbrune, France");
    expect(prediction?.types).toEqual(["bakery", "point_of_interest"]);
    expect(prediction?.distanceMeters).toBe(328);
    expect(prediction?.toPlace().id).toBe("osm-n-0000000101");
  });

  test("a match has a start and an end [S3-391]", () => {
    const matches = [{ endOffset: 2 }, { startOffset: 3, endOffset: 10 }];
    const words = { text: "Le Fournil", matches };
    const {
      text: whole,
      mainText,
      secondaryText,
    } = new PlacePrediction({
      text: words,
      structuredFormat: { mainText: words, secondaryText: words },
    });
    for (const part of [whole, mainText, secondaryText]) {
      expect(part?.matches.map(({ startOffset, endOffset }) => [startOffset, endOffset])).toEqual([
        [0, 2],
        [3, 10],
      ]);
    }
  });

  test("a street has no distance [S3-394]", async () => {
    page.leave();
    page = aPage({ places: [aPlace({ displayName: { text: "Rue du Four" }, types: ["route"] })] });
    const { suggestions } = await suggest({ input: "Rue du F", origin: HERE });
    expect(suggestions).toHaveLength(1);
    expect(suggestions[0]?.placePrediction?.types).toEqual(["route"]);
    expect(suggestions[0]?.placePrediction?.distanceMeters).toBeNull();
  });

  test("offsets of matches count as `slice` does", async () => {
    page.leave();
    page = aPage({ places: [aPlace({ displayName: { text: "🥐🥖 Boulange" } })] });
    const { suggestions } = await suggest({ input: "🥐🥖 Bou" });
    const { text: name = "", matches = [] } = suggestions[0]?.placePrediction?.mainText ?? {};
    expect(name.slice(matches[0]?.startOffset, matches[0]?.endOffset)).toBe("🥐🥖 Bou");
  });

  test("rejects an origin that is not a point [S5-045]", async () => {
    await expect(suggest({ origin: { lat: 1 } })).rejects.toThrow(/^Invalid Origin: \{"lat":1\}/);
    expect(page.requests).toEqual([]);
  });

  test.each<[object, RegExp | string]>([
    [{ input: "" }, /^Invalid input: ""; give a non-empty string/],
    [{ sessionToken: "abc" }, /^Invalid sessionToken/],
    [{ types: ["cafe"] }, 'unknown property "types"'],
    [{ includedTypes: ["cafe"] }, 'unknown property "includedTypes"'],
    [
      { locationBias: HERE, locationRestriction: { south: 1, west: 2, north: 3, east: 4 } },
      "Cannot set both locationBias and locationRestriction.",
    ],
  ])("%j is refused", async (more, message) => {
    await expect(suggest(more)).rejects.toThrow(message);
    expect(page.requests).toEqual([]);
  });

  test("a failure names its call", async () => {
    page.server.failAlways({ kind: "error", httpStatus: 403 });
    await expect(suggest()).rejects.toMatchObject({
      name: "MapsRequestError",
      message: expect.stringMatching(/^Error in fetching AutocompleteSuggestions: /),
      code: "PERMISSION_DENIED",
      endpoint: "PLACES_AUTOCOMPLETE",
    });
  });

  test("address validation is not available [S5-057]", async () => {
    const { suggestions } = await suggest();
    await expect(suggestions[0]?.placePrediction?.fetchAddressValidation({})).rejects.toThrow(
      /^This method is not available in this version of the API\.$/,
    );
  });
});
