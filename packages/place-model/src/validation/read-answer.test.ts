import { describe, expect, test } from "vitest";
import { createResponseShapes } from "../shapes/create-response-shapes.ts";
import { PLACE_SHAPE } from "../shapes/place-shape.ts";
import { RESPONSE_SHAPES } from "../shapes/response-shapes.ts";
import { message, text, uri } from "../shapes/shape.ts";
import { withEnumNumbers } from "./enum-numbers.ts";
import { isSafeUri, readAnswer } from "./read-answer.ts";

test("keeps a valid response, including zeros and false", () => {
  const place = {
    id: "osm-n-0000000101",
    wifi: false,
    businessStatus: "CLOSED_TEMPORARILY",
    priceLevel: "PRICE_LEVEL_MODERATE",
    regularOpeningHours: { periods: [{ open: { day: 0, hour: 0, minute: 0 } }] },
    priceRange: { startPrice: { currencyCode: "EUR", units: "3", nanos: 5 } },
    location: { latitude: 0, longitude: 0 },
    googleMapsUri: "https://lieudit.example/lieu/osm-n-0000000101#avis",
  };
  expect(readAnswer(PLACE_SHAPE, place)).toEqual(place);
});

test.each<[string, object]>([
  ["wrong types", { rating: "4", id: 4, wifi: 1, types: "bakery", location: [43, 6], photos: { name: "a" } }],
  ["nulls", { id: null, types: null, displayName: null }],
  ["unknown names", { nope: 1, constructor: 1 }],
  ["numbers that are none", { rating: Number.NaN, utcOffsetMinutes: Number.POSITIVE_INFINITY }],
  ["an enum's unknown value", { businessStatus: "GONE", priceLevel: 99 }],
  ["what is no enum at all", { businessStatus: true, priceLevel: "toString" }],
  ["fields that we never show", { generativeSummary: { overview: "x" } }],
])("omits %s", (_what, answer) => {
  expect(readAnswer(PLACE_SHAPE, answer)).toEqual({});
});

test.each([[null], ["text"], [[1]], [undefined]])("reads %j as an empty message", (answer) => {
  expect(readAnswer(PLACE_SHAPE, answer)).toEqual({});
});

test("accepts an enum as a number", () => {
  expect(readAnswer(PLACE_SHAPE, { businessStatus: 3 })).toEqual({ businessStatus: "CLOSED_PERMANENTLY" });
});

test("cuts and repairs texts, and removes directional overrides", () => {
  const { displayName, id } = readAnswer(PLACE_SHAPE, {
    id: "x".repeat(1_000_000),
    displayName: { text: "\u202eمرحبا\u2066 \ud83d" },
  });
  expect(id).toHaveLength(20_000);
  expect(displayName).toEqual({ text: "مرحبا \ufffd" });
});

test("fields that this service never fills are read where the reader says how", () => {
  const answer = {
    places: [
      {
        reviewSummary: { text: { text: "Bon pain." }, reviewsUri: "javascript:alert(1)", other: 1 },
        googleMapsTypeLabel: { text: "Boulangerie" },
      },
    ],
  };
  expect(readAnswer(RESPONSE_SHAPES.searchText, answer)).toEqual({ places: [{}] });
  const reviewSummary = message({ text: message({ text }), reviewsUri: uri });
  const { searchText } = createResponseShapes(message({ reviewSummary }));
  expect(readAnswer(searchText, answer)).toEqual({
    places: [{ reviewSummary: { text: { text: "Bon pain." } } }],
  });
});

describe("addresses that a page may link to", () => {
  test.each(["https://a.example/é?x=1#y", "http://a.example", "mailto:a@b.example", "tel:+33494000012"])(
    "%s",
    (uri) => {
      expect(isSafeUri(uri)).toBe(true);
    },
  );
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://a.example/1",
    "//a.example",
    "/lieu/1",
    "",
    `https://a.example/${"x".repeat(4_000)}`,
  ])("not %.40j", (uri) => expect(isSafeUri(uri)).toBe(false));
});

describe("enums as the protocol numbers them", () => {
  test.each<[object, object]>([
    [{ businessStatus: "OPERATIONAL" }, { businessStatus: 1 }],
    [{ businessStatus: "FUTURE_OPENING" }, { businessStatus: 4 }],
    [{ priceLevel: "PRICE_LEVEL_FREE" }, { priceLevel: 1 }],
    [{ priceLevel: "PRICE_LEVEL_VERY_EXPENSIVE" }, { priceLevel: 5 }],
    [fuel("DIESEL"), fuel(1)],
    [fuel("REGULAR_UNLEADED"), fuel(2)],
    [fuel("TRUCK_DIESEL"), fuel(18)],
    [fuel("DIESEL_PLUS"), fuel(19)],
    [fuel("E100"), fuel(20)],
    [charger("EV_CONNECTOR_TYPE_OTHER"), charger(1)],
    [charger("EV_CONNECTOR_TYPE_NACS"), charger(10)],
    [{ id: "OPERATIONAL" }, { id: "OPERATIONAL" }],
  ])("%j is %j", (named, numbered) => {
    expect(withEnumNumbers(PLACE_SHAPE, named)).toEqual(numbered);
    expect(withEnumNumbers(RESPONSE_SHAPES.searchText, { places: [named] })).toEqual({ places: [numbered] });
    expect(readAnswer(PLACE_SHAPE, numbered)).toEqual(named);
  });

  function fuel(type: unknown) {
    return { fuelOptions: { fuelPrices: [{ type }] } };
  }
  function charger(type: unknown) {
    return { evChargeOptions: { connectorAggregation: [{ type }] } };
  }
});
