import { expect, test } from "vitest";
import { ALL_PLACES, isNarrowed, placesHref, readPlaceId, readPlacesSearch } from "./places-search.ts";

const read = (query: string) => readPlacesSearch(new URLSearchParams(query));

test("a URL with everything is read and written back alike", () => {
  const search = read(
    "q=caf%C3%A9+du+port&type=cafe&ouvert=1&commune=osm-r-0000000001&zone=-0.8,49.5,-0.7,49.6&vue=carte&page=2&lieu=osm-n-0000000002",
  );
  expect(search).toEqual({
    text: "café du port",
    kind: "cafe",
    isOpenNow: true,
    town: "osm-r-0000000001",
    zone: { low: { latitude: 49.5, longitude: -0.8 }, high: { latitude: 49.6, longitude: -0.7 } },
    isMap: true,
    placeId: "osm-n-0000000002",
    fuel: null,
    order: "prix",
    page: 2,
  });
  expect(readPlacesSearch(new URL(placesHref(search), "http://site.example").searchParams)).toEqual(search);
});

test("a list of stations holds its fuel and its order, another list neither", () => {
  const search = readPlacesSearch(new URLSearchParams("type=station-service&carburant=gazole&tri=distance"));
  expect([search.fuel, search.order]).toEqual(["gazole", "distance"]);
  expect(placesHref(search)).toBe("/lieux?type=station-service&carburant=gazole&tri=distance");
  expect(placesHref({ ...search, kind: "borne-de-recharge" })).toBe(
    "/lieux?type=borne-de-recharge&tri=distance",
  );
  expect(placesHref({ ...search, kind: "pharmacie" })).toBe("/lieux?type=pharmacie");
});

test.each([
  ["type=inconnu"],
  ["ouvert=oui"],
  ["commune=../../etc"],
  ["lieu=%3Cscript%3E"],
  ["page=0"],
  ["page=-1"],
  ["page=x"],
  ["zone=1,2,3"],
  ["vue=globe"],
  ["q=%20%20"],
  ["q=%00%1b%E2%80%AE"],
  ["__proto__=1"],
])("%s is as if it were absent", (query) => {
  expect(read(query)).toEqual(ALL_PLACES);
});

test("a page beyond the last is the last", () => expect(read("page=9").page).toBe(3));

test("long input is cut", () => expect(read(`q=${"a".repeat(5000)}`).text).toHaveLength(200));

test("the plain list has the plain address", () => expect(placesHref({})).toBe("/lieux"));

test("details in front of a list narrow nothing", () => {
  expect(isNarrowed({ ...ALL_PLACES, placeId: "osm-n-0000000002" })).toBe(false);
  expect(isNarrowed({ ...ALL_PLACES, text: "a" })).toBe(true);
});

test.each([
  ["osm-n-0000000002", "osm-n-0000000002"],
  ["court", null],
  ["a/b/c/d/e/f", null],
  ["x".repeat(256), null],
])("the id %s", (value, id) => expect(readPlaceId(value)).toBe(id));
