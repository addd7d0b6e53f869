import { PlacesError } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { setPageSettings } from "../page/page-settings.ts";
import { setPageClient } from "../wire/page-client.ts";
import { Geocoder, type GeocoderRequest } from "./geocoder.ts";

const PLACE = aPlace({
  id: "osm-n-0000000101",
  formattedAddress: "3 rue du Port, 14999 Aubremer, France",
  addressComponents: [
    { longText: "3", shortText: "3", types: ["street_number"] },
    { longText: "rue du Port", shortText: "rue du Port", types: ["route"] },
    { longText: "Aubremer", shortText: "Aubremer", types: ["locality", "political"] },
    { longText: "14999", shortText: "14999", types: ["postal_code"] },
    { longText: "France", shortText: "FR", types: ["country", "political"] },
  ],
  location: { latitude: 49.5, longitude: -0.8 },
  types: ["bakery", "establishment"],
});

const client = {
  getPlace: vi.fn(async () => PLACE),
  searchText: vi.fn(async (_request: object, _fields: readonly string[]) => ({ places: [PLACE] })),
  reverseGeocode: vi.fn(async () => ({ results: [{ types: ["street_address"], place: PLACE }] })),
};

beforeEach(() => {
  setPageSettings({ language: "fr", region: "FR" });
  // The geocoder calls these three alone.
  setPageClient(client as unknown as PlacesClient);
});
afterEach(() => {
  vi.clearAllMocks();
  setPageClient(null);
});

const geocode = (request: GeocoderRequest) => new Geocoder().geocode(request);

test("returns addresses of a point in the legacy format", async () => {
  const { results } = await geocode({ location: { lat: 49.5, lng: -0.8 } });
  const [result] = results;
  expect(result).toMatchObject({
    place_id: "osm-n-0000000101",
    formatted_address: "3 rue du Port, 14999 Aubremer, France",
    types: ["street_address"],
    plus_code: { global_code: "8FM86RR7+FF" },
    geometry: { location_type: "ROOFTOP" },
  });
  expect(result?.address_components.at(-1)).toEqual({
    long_name: "France",
    short_name: "FR",
    types: ["country", "political"],
  });
  expect(result?.geometry.location.toJSON()).toEqual({ lat: 49.5, lng: -0.8 });
  expect(result?.geometry.viewport.contains({ lat: 49.5, lng: -0.8 })).toBe(true);
  expect(client.reverseGeocode).toHaveBeenCalledWith(
    { location: { latitude: 49.5, longitude: -0.8 }, languageCode: "fr", regionCode: "FR" },
    expect.arrayContaining(["addressComponents"]),
  );
});

test("a legacy page passes the point as latLng", async () => {
  const { results } = await geocode({ latLng: { lat: 49.5, lng: -0.8 } });
  expect(results[0]?.place_id).toBe("osm-n-0000000101");
});

test("searches a text near the bounds, and looks up an id", async () => {
  const bounds = new LatLngBounds({ south: 1, west: 2, north: 3, east: 4 });
  await geocode({ address: "rue du Port", bounds, language: "en", region: "BE" });
  expect(client.searchText).toHaveBeenCalledWith(
    {
      textQuery: "rue du Port",
      languageCode: "en",
      regionCode: "BE",
      locationBias: {
        rectangle: { low: { latitude: 1, longitude: 2 }, high: { latitude: 3, longitude: 4 } },
      },
    },
    expect.anything(),
  );
  const { results } = await geocode({ placeId: "osm-n-0000000101" });
  expect(results[0]?.types).toEqual(["bakery", "establishment"]);
});

test("drops results without the required components", async () => {
  const count = async (componentRestrictions: NonNullable<GeocoderRequest["componentRestrictions"]>) =>
    (await geocode({ address: "port", componentRestrictions, fulfillOnZeroResults: true })).results.length;
  expect(await count({ country: "fr", postalCode: "149", locality: "aubremer" })).toBe(1);
  expect(await count({ country: "BE" })).toBe(0);
});

test("searches components too, and a country alone if there is nothing else", async () => {
  const asked = async (request: GeocoderRequest) => {
    await geocode({ ...request, fulfillOnZeroResults: true });
    return client.searchText.mock.lastCall?.[0];
  };
  for (const [request, textQuery] of [
    [{ componentRestrictions: { country: "FR", postalCode: "14999" } }, "14999"],
    [
      { componentRestrictions: { country: "FR", locality: "Aubremer", route: "rue du Port" } },
      "rue du Port, Aubremer",
    ],
    [
      { address: "3 rue du Port", componentRestrictions: { postalCode: "14999", route: "x" } },
      "3 rue du Port, 14999",
    ],
    [{ address: "port", componentRestrictions: { country: "FR", administrativeArea: "x" } }, "port"],
    [{ componentRestrictions: { country: "FR", administrativeArea: "Calvados" } }, "Calvados"],
    [{ componentRestrictions: { country: "FR" } }, "FR"],
  ] as const) {
    expect(await asked(request)).toMatchObject({ textQuery });
  }
});

test("a text that names an address or a town finds nothing else there", async () => {
  const named = (type: string, ...names: string[]) =>
    aPlace({
      id: names.join("-"),
      types: [type],
      addressComponents: names.map((text) => ({ longText: text, shortText: text, types: [type] })),
    });
  const ids = async (...places: ReturnType<typeof named>[]) => {
    client.searchText.mockResolvedValueOnce({ places });
    return (await geocode({ address: "x" })).results.map((result) => result.place_id);
  };
  const three = named("street_address", "3", "Aubremer");
  const elsewhere = named("street_address", "3", "Brévanfleur");
  expect(await ids(three, elsewhere, named("street_address", "5", "Aubremer"), PLACE)).toEqual([
    "3-Aubremer",
    "3-Brévanfleur",
  ]);
  expect(await ids(named("locality", "Aubremer"), named("route", "Aubremer"))).toEqual(["Aubremer"]);
  expect(await ids(PLACE, three)).toEqual(["osm-n-0000000101", "3-Aubremer"]);
});

test("errors have the geocoder's own codes", async () => {
  await expect(geocode({})).rejects.toMatchObject({
    name: "MapsRequestError",
    code: "INVALID_REQUEST",
    endpoint: "GEOCODER_GEOCODE",
  });
  await expect(geocode({ address: "a", placeId: "b" })).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  await expect(geocode({ location: { lat: "x" } as never })).rejects.toMatchObject({
    code: "INVALID_REQUEST",
  });
  await expect(geocode(undefined as never)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  await expect(geocode({ address: "a", bounds: "x" as never })).rejects.toMatchObject({
    code: "INVALID_REQUEST",
    message: expect.stringContaining('Invalid bounds: "x"; give a LatLngBounds'),
  });
  client.searchText.mockResolvedValueOnce({ places: [] });
  await expect(geocode({ address: "nowhere" })).rejects.toMatchObject({ code: "ZERO_RESULTS" });
  client.searchText.mockRejectedValueOnce(new PlacesError("PERMISSION_DENIED", "No key."));
  await expect(geocode({ address: "a" })).rejects.toMatchObject({
    code: "REQUEST_DENIED",
    message: "The geocoder found nothing: No key.",
  });
  const wrongKey = new PlacesError("INVALID_ARGUMENT", "Wrong key.", { reason: "API_KEY_INVALID" });
  client.searchText.mockRejectedValueOnce(wrongKey);
  await expect(geocode({ address: "a" })).rejects.toMatchObject({ code: "REQUEST_DENIED" });
  client.searchText.mockRejectedValueOnce(new PlacesError("UNAVAILABLE", "Later."));
  await expect(geocode({ address: "a" })).rejects.toMatchObject({ name: "MapsServerError", code: "ERROR" });
});

test("calls back with results and status", async () => {
  const told = vi.fn();
  await new Geocoder().geocode({ placeId: "osm-n-0000000101" }, told);
  client.searchText.mockResolvedValueOnce({ places: [] });
  await new Geocoder().geocode({ address: "nowhere" }, told).catch(() => {});
  await new Geocoder().geocode({}, told).catch(() => {});
  expect(told.mock.calls).toEqual([
    [[expect.objectContaining({ place_id: "osm-n-0000000101" })], "OK"],
    [[], "ZERO_RESULTS"],
    [null, "INVALID_REQUEST"],
  ]);
});
