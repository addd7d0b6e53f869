import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import { WHOLE_PLACE_ID, wholePlace } from "../../test/whole-place.ts";
import { LatLng } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { RankBy } from "../places/enums.ts";
import { AutocompleteSessionToken } from "../places/session-token.ts";
import { Autocomplete } from "./autocomplete.ts";
import { AutocompleteService } from "./autocomplete-service.ts";
import type { PlaceSearchPagination } from "./legacy-searches.ts";
import { PlacesService } from "./places-service.ts";
import { SearchBox } from "./search-box.ts";

let site: APage;
let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  site = aPage();
  warn = vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  site.leave();
  vi.restoreAllMocks();
});

const here = { lat: 43.2412, lng: 6.8137 };

test("each class warns once that it is deprecated [S8-018] [S8-019] [S8-020]", () => {
  const input = document.createElement("input");
  for (const _again of [1, 2]) {
    new PlacesService(document.createElement("div"));
    new AutocompleteService();
    new Autocomplete(input);
    new SearchBox(input);
  }
  const said: string[] = warn.mock.calls.map(([text]: unknown[]) => String(text));
  const own = said.filter((text) => text.startsWith("google.maps.places."));
  expect(own.map((text) => text.split(" ")[0])).toEqual([
    "google.maps.places.PlacesService",
    "google.maps.places.AutocompleteService",
    "google.maps.places.Autocomplete",
    "google.maps.places.SearchBox",
  ]);
  for (const text of own) {
    expect(text).toContain("is not available to new customers as of March 1st, 2025");
    expect(text).toContain("at least 12 months notice before end of support");
  }
});

test("getDetails returns the requested fields under their legacy names [S3-244]", async () => {
  const container = document.createElement("div");
  const service = new PlacesService(container);
  const [place, status] = await details(service, { placeId: WHOLE_PLACE_ID });
  expect(status).toBe("OK");
  const whole = wholePlace();
  expect(place).toMatchObject({
    place_id: WHOLE_PLACE_ID,
    name: "Le Fournil des Roches",
    formatted_address: "12 Rue des Cordiers, 83999 Port-Valbrune, France",
    vicinity: "12 Rue des Cordiers, Port-Valbrune",
    adr_address: whole.adrFormatAddress,
    formatted_phone_number: "04 99 00 12 34",
    international_phone_number: "+33 4 99 00 12 34",
    business_status: whole.businessStatus,
    rating: whole.rating,
    user_ratings_total: whole.userRatingCount,
    types: ["bakery", "food_store"],
    url: whole.googleMapsUri,
    website: whole.websiteUri,
    utc_offset_minutes: whole.utcOffsetMinutes,
    utc_offset: whole.utcOffsetMinutes,
    icon: `${whole.iconMaskBaseUri}.svg`,
    icon_mask_base_uri: whole.iconMaskBaseUri,
    icon_background_color: whole.iconBackgroundColor,
    plus_code: { global_code: "8FM86RR7+FF", compound_code: "6RR7+FF Port-Valbrune" },
  });
  expect(place?.geometry?.location).toBeInstanceOf(LatLng);
  expect(place?.geometry?.location?.toJSON()).toEqual(here);
  expect(place?.geometry?.viewport).toBeInstanceOf(LatLngBounds);
  expect(place?.address_components?.[0]).toEqual({
    long_name: whole.addressComponents?.[0]?.longText,
    short_name: whole.addressComponents?.[0]?.shortText,
    types: whole.addressComponents?.[0]?.types,
  });
  expect(place?.price_level).toBe(
    ["FREE", "INEXPENSIVE", "MODERATE", "EXPENSIVE"].indexOf(whole.priceLevel?.slice(12) ?? ""),
  );
  const [photo] = place?.photos ?? [];
  expect([photo?.width, photo?.height]).toEqual([whole.photos?.[0]?.widthPx, whole.photos?.[0]?.heightPx]);
  expect(photo?.getUrl({ maxWidth: 200 })).toContain(`${whole.photos?.[0]?.name}/media?maxWidthPx=200`);
  expect(photo?.html_attributions[0]).toBe('<a href="https://people.example/aline">Aline Kerbrat</a>');
  const [review] = place?.reviews ?? [];
  const [told] = whole.reviews ?? [];
  expect(review).toMatchObject({
    author_name: "Aline Kerbrat",
    author_url: "https://people.example/aline",
    profile_photo_url: "https://people.example/aline.jpg",
    language: "fr",
    rating: told?.rating,
    text: told?.text?.text,
    relative_time_description: told?.relativePublishTimeDescription,
    time: Date.parse(told?.publishTime ?? "") / 1000,
  });
  const hours = place?.opening_hours;
  expect(hours?.open_now).toBe(true);
  expect(hours?.weekday_text).toEqual(["lundi : 07:30–19:00", "mardi : 07:30–12:15"]);
  expect(hours?.periods?.[0]?.close).toMatchObject({ day: 1, hours: 19, minutes: 0, time: "1900" });
  expect(new Date(hours?.periods?.[0]?.open.nextDate ?? 0).getUTCDay()).toBe(1);
  // At 60 or 120 minutes from UTC, on a Monday and a Wednesday.
  expect(hours?.isOpen(new Date("2026-07-06T10:00:00Z"))).toBe(true);
  expect(hours?.isOpen(new Date("2026-07-08T10:00:00Z"))).toBe(false);
  for (const { provider } of whole.attributions ?? []) expect(container.textContent).toContain(provider);
  expect(place?.html_attributions).toHaveLength(whole.attributions?.length ?? 0);
});

test("getDetails requests the given fields, and ends the session", async () => {
  const service = new PlacesService(document.createElement("div"));
  const sessionToken = new AutocompleteSessionToken();
  const [place] = await details(service, {
    placeId: WHOLE_PLACE_ID,
    fields: ["name", "geometry.location"],
    language: "en",
    sessionToken,
  });
  expect(Object.keys(place ?? {}).sort()).toEqual(["geometry", "html_attributions", "name"]);
  expect(Object.keys(place?.geometry ?? {})).toEqual(["location"]);
  const { searchParams } = new URL(site.requests.at(-1)?.url ?? "");
  expect(searchParams.get("$fields")).toBe("id,attributions,displayName,location");
  expect(searchParams.get("languageCode")).toBe("en");
  expect(searchParams.get("sessionToken")).toMatch(/^[0-9a-f-]{36}$/);
  await details(service, { placeId: WHOLE_PLACE_ID, fields: ["rating"], sessionToken });
  expect(site.requests.at(-1)?.url).not.toContain("sessionToken");
});

test("fields of lists may be singular, and nested fields return the whole", async () => {
  const service = new PlacesService(document.createElement("div"));
  const fields = ["address_component", "type", "photo", "opening_hours.periods"];
  const [place] = await details(service, { placeId: WHOLE_PLACE_ID, fields });
  expect(Object.keys(place ?? {}).sort()).toEqual([
    "address_components",
    "html_attributions",
    "opening_hours",
    "photos",
    "types",
  ]);
});

test("removed fields, which wrappers still name, stay empty", async () => {
  const service = new PlacesService(document.createElement("div"));
  const fields = ["alt_id", "aspects", "id", "name", "scope"];
  const [place, status] = await details(service, { placeId: WHOLE_PLACE_ID, fields });
  expect(status).toBe("OK");
  expect(Object.keys(place ?? {}).sort()).toEqual(["html_attributions", "name"]);
});

test.each([
  [{ placeId: "unknown-0000000001" }, "NOT_FOUND"],
  [{ placeId: "" }, "INVALID_REQUEST"],
  [{ placeId: "no" }, "INVALID_REQUEST"],
  [{ placeId: WHOLE_PLACE_ID, fields: ["colour"] }, "INVALID_REQUEST"],
])("getDetails of %j: %s", async (request, status) => {
  vi.spyOn(console, "error").mockReturnValue();
  expect(await details(new PlacesService(document.createElement("div")), request)).toEqual([null, status]);
});

test.each([
  [403, "REQUEST_DENIED"],
  [429, "OVER_QUERY_LIMIT"],
  [500, "UNKNOWN_ERROR"],
])("a server that answers %i: %s", async (httpStatus, status) => {
  vi.spyOn(console, "error").mockReturnValue();
  site.server.failAlways({ kind: "error", httpStatus });
  const service = new PlacesService(document.createElement("div"));
  expect(await details(service, { placeId: WHOLE_PLACE_ID })).toEqual([null, status]);
});

test("textSearch pages through places with the same callback [S3-246]", async () => {
  site.leave();
  site = aPage({ places: Array.from({ length: 25 }, (_, index) => aPlace({ id: `bakery-${1e9 + index}` })) });
  const service = new PlacesService(document.createElement("div"));
  const pages: [number, string, boolean][] = [];
  const all = await new Promise<PlaceSearchPagination>((resolve) => {
    service.textSearch(
      { query: "Fournil", location: here, radius: 500, type: "bakery" },
      (places, status, pagination) => {
        pages.push([places?.length ?? 0, status, pagination?.hasNextPage === true]);
        if (pagination?.hasNextPage) pagination.nextPage();
        else if (pagination !== null) resolve(pagination);
      },
    );
  });
  expect(all.hasNextPage).toBe(false);
  expect(pages).toEqual([
    [20, "OK", true],
    [5, "OK", false],
  ]);
  expect(await readBody(0)).toMatchObject({
    textQuery: "Fournil",
    includedType: "bakery",
    locationBias: { circle: { center: { latitude: 43.2412 }, radius: 500 } },
  });
  expect((await readBody(1)).pageToken).toBeTruthy();
  const [none, status] = await new Promise<[unknown, string]>((resolve) =>
    service.textSearch({ query: "zzz" }, (...args) => resolve([args[0], args[1]])),
  );
  expect([none, status]).toEqual([[], "ZERO_RESULTS"]);
});

test("nearbySearch finds places around a point, in bounds, by keyword, by distance [S3-245]", async () => {
  site.leave();
  site = aPage({ places: [{ ...wholePlace(), types: ["bakery", "point_of_interest", "establishment"] }] });
  const service = new PlacesService(document.createElement("div"));
  const search = (request: Parameters<PlacesService["nearbySearch"]>[0]) =>
    new Promise<[number, string]>((resolve) =>
      service.nearbySearch(request, (places, status) => resolve([places?.length ?? 0, status])),
    );
  expect(await search({ location: here, radius: 500, type: "bakery" })).toEqual([1, "OK"]);
  expect(await readBody(-1)).toMatchObject({
    includedTypes: ["bakery"],
    rankPreference: "POPULARITY",
    locationRestriction: { circle: { radius: 500 } },
  });
  for (const types of [{ types: ["bakery"] }, { type: ["bakery"] }]) {
    expect(await search({ location: here, radius: 500, ...types })).toEqual([1, "OK"]);
    expect(await readBody(-1)).toMatchObject({ includedTypes: ["bakery"] });
  }
  expect(await search({ bounds: { south: 43.2, west: 6.8, north: 43.3, east: 6.9 } })).toEqual([1, "OK"]);
  expect(await search({ bounds: { south: 43.3, west: 6.8, north: 43.4, east: 6.9 } })).toEqual([
    0,
    "ZERO_RESULTS",
  ]);
  expect(await search({ location: here, radius: 500, keyword: "Fournil", openNow: true })).toEqual([1, "OK"]);
  expect(await readBody(-1)).toMatchObject({ textQuery: "Fournil", openNow: true });
  expect(await search({ location: here, radius: 500, openNow: true, maxPriceLevel: 4 })).toEqual([1, "OK"]);
  // The server filters by opening and price; the page would filter the first twenty results only.
  expect(await search({ location: here, radius: 500, type: "bakery", openNow: true })).toEqual([1, "OK"]);
  expect(await readBody(-1)).toMatchObject({
    textQuery: "bakery",
    includedType: "bakery",
    strictTypeFiltering: true,
    openNow: true,
    locationRestriction: { rectangle: {} },
  });
  await search({ location: here, radius: 500, type: "bakery", maxPriceLevel: 1 });
  expect(await readBody(-1)).toMatchObject({
    textQuery: "bakery",
    priceLevels: [expect.anything(), expect.anything()],
  });
  await search({ location: here, radius: 500, type: "grocery_or_supermarket" });
  expect(await readBody(-1)).toMatchObject({ includedTypes: ["grocery_store"] });
  expect(await search({ location: here, rankBy: RankBy.DISTANCE, type: "bakery" })).toEqual([1, "OK"]);
  expect(await readBody(-1)).toMatchObject({ rankPreference: "DISTANCE" });
  vi.spyOn(console, "error").mockReturnValue();
  expect(await search({ location: here })).toEqual([0, "INVALID_REQUEST"]);
  expect(await search({ location: here, radius: 5, rankBy: RankBy.DISTANCE })).toEqual([
    0,
    "INVALID_REQUEST",
  ]);
  expect(await search({ location: "here" as never, radius: 5 })).toEqual([0, "INVALID_REQUEST"]);
  expect(await search(undefined as never)).toEqual([0, "INVALID_REQUEST"]);
});

test("an invalid prediction request is an INVALID_REQUEST, and a radius may be a text", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const status = (request: object) =>
    new Promise((resolve) =>
      new AutocompleteService().getPlacePredictions({ input: "fourn", ...request }, (_found, told) =>
        resolve(told),
      ),
    );
  expect(await status({ strictBounds: true })).toBe("INVALID_REQUEST");
  expect(await status({ origin: "here" })).toBe("INVALID_REQUEST");
  expect(await status({ location: here, radius: "500" })).toBe("OK");
  expect(await readBody(-1)).toMatchObject({ locationBias: { circle: { radius: 500 } } });
});

test("removed methods name their replacement [S3-247] [S3-248] [S8-015] [S8-016]", () => {
  const service = new PlacesService(document.createElement("div"));
  for (const method of ["findPlaceFromQuery", "findPlaceFromPhoneNumber"] as const) {
    expect(service[method]).toBeInstanceOf(Function);
    expect(() => service[method]({}, () => {})).toThrow(
      `PlacesService.${method}() is no longer available. Please use Place.searchByText()`,
    );
  }
});

test("Radar Search warns since when it is off [S8-021]", async () => {
  const service = new PlacesService(document.createElement("div"));
  const answer = new Promise((resolve) => service.radarSearch({}, (...args) => resolve(args)));
  expect(await answer).toEqual([[], "REQUEST_DENIED", null]);
  expect(warn.mock.lastCall?.[0]).toContain("Radar Search was turned off July 30, 2018");
});

test("getPlacePredictions returns results by callback and promise [S3-249]", async () => {
  const service = new AutocompleteService();
  const callback = vi.fn();
  const { predictions } = await service.getPlacePredictions(
    {
      input: "fourn",
      origin: { lat: 43.24, lng: 6.81 },
      componentRestrictions: { country: "fr" },
      types: ["establishment"],
      bounds: { south: 43, west: 6, north: 44, east: 7 },
      offset: 4,
    },
    callback,
  );
  expect(predictions).toEqual([]);
  expect(callback).toHaveBeenCalledExactlyOnceWith([], "ZERO_RESULTS");
  expect(await readBody(-1)).toMatchObject({
    inputOffset: 4,
    includedRegionCodes: ["fr"],
    includedTypes: ["establishment"],
    locationBias: { rectangle: { low: { latitude: 43, longitude: 6 } } },
  });
  const found = await service.getPlacePredictions({ input: "le fourn", origin: { lat: 43.24, lng: 6.81 } });
  const address = "12 Rue des Cordiers, 83999 Port-Valbrune, France";
  expect(found.predictions).toEqual([
    {
      description: `Le Fournil des Roches, ${address}`,
      distance_meters: expect.any(Number),
      matched_substrings: [{ offset: 0, length: 8 }],
      place_id: WHOLE_PLACE_ID,
      structured_formatting: {
        main_text: "Le Fournil des Roches",
        main_text_matched_substrings: [{ offset: 0, length: 8 }],
        secondary_text: address,
      },
      terms: [
        { offset: 0, value: "Le Fournil des Roches" },
        { offset: 23, value: "12 Rue des Cordiers" },
        { offset: 44, value: "83999 Port-Valbrune" },
        { offset: 65, value: "France" },
      ],
      types: ["bakery", "food_store"],
    },
  ]);
  await service.getPlacePredictions({ input: "rue", types: ["address"] });
  expect((await readBody(-1)).includedTypes).toEqual(["street_address", "premise", "subpremise", "route"]);
  vi.spyOn(console, "error").mockReturnValue();
  site.server.failAlways({ kind: "error", httpStatus: 403 });
  await expect(service.getPlacePredictions({ input: "f" })).rejects.toMatchObject({
    name: "MapsRequestError",
    endpoint: "PLACES_AUTOCOMPLETE",
  });
});

test("getQueryPredictions calls back [S3-250]", async () => {
  const answer = await new Promise((resolve) =>
    new AutocompleteService().getQueryPredictions({ input: "fourn" }, (...args) => resolve(args)),
  );
  expect(answer).toEqual([
    [expect.objectContaining({ place_id: WHOLE_PLACE_ID, terms: expect.any(Array) })],
    "OK",
  ]);
  expect((await readBody(-1)).includeQueryPredictions).toBe(true);
});

function details(
  service: PlacesService,
  request: Parameters<PlacesService["getDetails"]>[0],
): Promise<Parameters<Parameters<PlacesService["getDetails"]>[1]>> {
  return new Promise((resolve) => service.getDetails(request, (...args) => resolve(args)));
}

async function readBody(call: number): Promise<Record<string, unknown>> {
  return site.requests.at(call)?.clone().json();
}
