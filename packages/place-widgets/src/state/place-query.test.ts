import type { Place, ReverseGeocodeResponse } from "@lieudit/place-model";
import { PlacesError } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { expect, test, vi } from "vitest";
import { sampleClient } from "../../gallery/sample-client.ts";
import { bakery } from "../../gallery/sample-places.ts";
import { pickResult } from "./find-place-at.ts";
import { buildPlaceKey, loadPlace } from "./place-query.ts";
import { PlaceWidgetError } from "./place-widget-error.ts";
import { getUsablePlace } from "./use-place.ts";

const form = { language: "fr", region: "FR" };
const { signal } = new AbortController();
const location = { latitude: 43.24, longitude: 6.81 };
const street: Place = { id: "street-0000000001" };

function clientThatFinds(results: ReverseGeocodeResponse["results"]): PlacesClient {
  return {
    ...sampleClient("/photos/"),
    reverseGeocode: async () => (results === undefined ? {} : { results }),
  };
}

test("a place is loaded by its id, with or without 'places/' [S4-041]", async () => {
  const client = sampleClient("/photos/");
  const id = bakery.id ?? "";
  expect(await loadPlace(client, { placeId: id }, ["id"], form, signal)).toEqual(bakery);
  expect(await loadPlace(client, { placeId: `places/${id}` }, ["id"], form, signal)).toEqual(bakery);
});

test("the language, the region and the session go with the request", async () => {
  const getPlace = vi.fn(async () => bakery);
  const client = { ...sampleClient("/photos/"), getPlace };
  await loadPlace(client, { placeId: "abc", sessionToken: "t" }, ["id"], form, signal);
  expect(getPlace).toHaveBeenCalledWith(
    { placeId: "abc", languageCode: "fr", regionCode: "FR", sessionToken: "t" },
    ["id"],
    { signal },
  );
});

test("at a point, a point of interest is preferred [S4-042] [S4-043]", async () => {
  const client = clientThatFinds([
    { types: ["route"], place: street },
    { types: ["bakery", "point_of_interest"], place: bakery },
  ]);
  const place = await loadPlace(client, { location }, ["id"], form, signal);
  expect(place.id).toBeDefined();
  expect(place).toBe(bakery);
});

test("at a point without a point of interest, the first result is taken [S4-044]", async () => {
  const other = { types: ["locality"], place: bakery };
  expect(pickResult([{ types: ["route"], place: street }, other]).place).toBe(street);
});

test.each([[[]], [undefined]])(
  "no result at a point is an error of its own: %j [S4-045] [S8-010]",
  async (results) => {
    const failure = await loadPlace(clientThatFinds(results), { location }, ["id"], form, signal).catch(
      (thrown: unknown) => thrown,
    );
    expect(failure).toBeInstanceOf(PlaceWidgetError);
    expect((failure as PlaceWidgetError).message).toBe("No geocoding results");
  },
);

test("a failed request keeps its cause, and one at a point says which call it was", async () => {
  const cause = new PlacesError("UNAVAILABLE", "The server rests.");
  const rests = () => Promise.reject(cause);
  const client = { ...sampleClient("/photos/"), getPlace: rests, reverseGeocode: rests };
  await expect(loadPlace(client, { placeId: "abc" }, ["id"], form, signal)).rejects.toBe(cause);
  await expect(loadPlace(client, { location }, ["id"], form, signal)).rejects.toMatchObject({
    code: "GEOCODER_GEOCODE",
    message: "The server rests.",
    cause,
  });
});

test("the key of a request depends on place, language, region and fields", () => {
  const keys = [
    buildPlaceKey({ placeId: "a" }, ["id"], form),
    buildPlaceKey({ placeId: "b" }, ["id"], form),
    buildPlaceKey({ placeId: "a" }, ["id", "rating"], form),
    buildPlaceKey({ placeId: "a" }, ["id"], { language: "en" }),
    buildPlaceKey({ location }, ["id"], form),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(buildPlaceKey({}, ["id"], form)).toBeNull();
});

test("a given place with all fields needs no request [S4-046]", () => {
  const given = { place: bakery, placeFields: ["id", "rating"] as const };
  expect(getUsablePlace({ placeId: bakery.id }, given, ["id", "rating"])).toBe(bakery);
  expect(getUsablePlace({}, { place: bakery, placeFields: undefined }, ["id", "reviews"])).toBe(bakery);
});

test("a given place that lacks a needed field is fetched [S4-047]", () => {
  const given = { place: { id: "abc" }, placeFields: ["id"] as const };
  expect(getUsablePlace({ placeId: "abc" }, given, ["id", "rating"])).toBeNull();
});

test("a given place with another id is ignored", () => {
  expect(
    getUsablePlace({ placeId: "another-one" }, { place: bakery, placeFields: undefined }, ["id"]),
  ).toBeNull();
});
