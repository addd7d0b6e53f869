import { PLACE_SHAPE, type PlaceRecord, parseFieldMask } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { toPlace } from "./place-from-record.ts";

const reader = {
  languageCode: "fr",
  now: new Date("2026-11-09T10:00:00Z"),
  publicUrl: "https://lieudit.example",
};
const getPlace = (record: Partial<PlaceRecord>, of = {}) =>
  toPlace(aPlaceRecord(record), { ...reader, ...of });

test.each<[string, PlaceRecord["names"], string, object]>([
  [
    "its own language",
    { default: "Mer", defaultLanguage: "fr", byLanguage: { en: "Sea" } },
    "fr",
    { text: "Mer", languageCode: "fr" },
  ],
  [
    "a translation",
    { default: "Mer", defaultLanguage: "fr", byLanguage: { en: "Sea" } },
    "en-GB",
    { text: "Sea", languageCode: "en" },
  ],
  [
    "no translation",
    { default: "Mer", defaultLanguage: "fr", byLanguage: { en: "Sea" } },
    "de",
    { text: "Mer", languageCode: "fr" },
  ],
  [
    "a sister language",
    { default: "Mer", byLanguage: { "pt-BR": "Mar" } },
    "pt",
    { text: "Mar", languageCode: "pt-BR" },
  ],
  ["an unknown language", { default: "Mer" }, "fr", { text: "Mer" }],
  ["an empty translation", { default: "Mer", byLanguage: { en: "" } }, "en", { text: "Mer" }],
])("the name in %s", (_what, names, languageCode, displayName) => {
  expect(getPlace({ names }, { languageCode }).displayName).toEqual(displayName);
});

test("a place that was requested by a former id names its present one", () => {
  const id = "osm-n-0000000011";
  expect(getPlace({ id, movedFrom: "osm-n-0000000001" })).toMatchObject({
    id,
    movedPlace: `places/${id}`,
    movedPlaceId: id,
  });
  expect(getPlace({ id })).not.toHaveProperty("movedPlaceId");
});

test("prefers the record's type name to the table's", () => {
  const typeNames = { fr: "Boulangerie bio", en: "Organic bakery" };
  expect(getPlace({ typeNames }).primaryTypeDisplayName).toEqual({
    text: "Boulangerie bio",
    languageCode: "fr",
  });
  expect(getPlace({ typeNames }, { languageCode: "sv" }).primaryTypeDisplayName?.text).toBe("Organic bakery");
  expect(getPlace({ typeNames }, { languageCode: "de" }).primaryTypeDisplayName?.text).toBe("Bäckerei");
  expect(getPlace({ typeNames }, { languageCode: "ar-EG" }).primaryTypeDisplayName).toEqual({
    text: "مخبز",
    languageCode: "ar",
  });
  expect(getPlace({ typeNames: {} }).primaryTypeDisplayName).toEqual({
    text: "Boulangerie",
    languageCode: "fr",
  });
  expect(getPlace({ typeNames: { en: "Organic bakery" } }).primaryTypeDisplayName?.text).toBe("Boulangerie");
  expect(
    getPlace({ primaryType: "moon_base", typeNames }, { languageCode: "ar" }).primaryTypeDisplayName,
  ).toEqual({ text: "Organic bakery", languageCode: "en" });
});

test("hours of a kitchen say whose they are, for the usual week and for this one", () => {
  const monday = { open: { day: 1, hour: 12, minute: 0 }, close: { day: 1, hour: 14, minute: 0 } };
  const place = getPlace({
    timeZone: "Europe/Paris",
    secondaryHours: [
      { type: "KITCHEN", tag: "Mo 12:00-14:00", isWeekly: true, periods: [monday] },
      { type: "DELIVERY", tag: "by call", isWeekly: false },
    ],
  });
  expect(place.regularSecondaryOpeningHours).toMatchObject([
    {
      secondaryHoursType: "KITCHEN",
      openNow: false,
      periods: [monday],
      nextOpenTime: "2026-11-09T11:00:00Z",
    },
  ]);
  expect(place.currentSecondaryOpeningHours).toMatchObject([
    { secondaryHoursType: "KITCHEN", periods: [{ open: { date: { year: 2026, month: 11, day: 9 } } }] },
  ]);
  expect(getPlace({}).regularSecondaryOpeningHours).toBeUndefined();
});

test("omits a link that would run code", () => {
  expect(getPlace({ facts: { websiteUri: "javascript:alert(1)" } }).websiteUri).toBeUndefined();
  expect(getPlace({ facts: { websiteUri: "https://fournil.example" } }).websiteUri).toBe(
    "https://fournil.example",
  );
});

test("at most ten photos and five reviews, as the protocol has it", () => {
  const photos = Array.from({ length: 12 }, (_, n) => ({
    key: String(n).padStart(64, "0"),
    widthPx: 10,
    heightPx: 10,
    authorAttributions: [],
  }));
  const reviews = Array.from({ length: 7 }, (_, n) => ({
    key: `r${n}`,
    author: { displayName: "C" },
    rating: 4,
    publishTime: "2026-10-05T08:00:00Z",
  }));
  const place = getPlace({ photos, reviews });
  expect(place.photos).toHaveLength(10);
  expect(place.reviews).toHaveLength(5);
  expect(place.reviews?.[0]).not.toHaveProperty("text");
});

test("does not compute fields outside the mask", () => {
  const record = aPlaceRecord();
  Object.defineProperty(record, "reviews", {
    get() {
      throw new Error("nobody asked for reviews");
    },
  });
  const mask = parseFieldMask("id,displayName.text", PLACE_SHAPE);
  expect(Object.keys(toPlace(record, reader, mask)).sort()).toEqual(["displayName", "id"]);
});

test("omits unknown fields", () => {
  const place = getPlace({ attributions: [] });
  for (const field of [
    "photos",
    "reviews",
    "attributions",
    "regularOpeningHours",
    "consumerAlert",
    "takeout",
  ] as const) {
    expect(place).not.toHaveProperty(field);
  }
});

test.each(["CLOSED_PERMANENTLY", "CLOSED_TEMPORARILY", "FUTURE_OPENING"] as const)(
  "a place that is %s is not open now, whatever its hours say, and nobody knows when it opens",
  (businessStatus) => {
    const hours = {
      tag: "Mo-Fr 08:00-18:00",
      isWeekly: true,
      periods: [{ open: { day: 1, hour: 8, minute: 0 }, close: { day: 1, hour: 18, minute: 0 } }],
    };
    const { regularOpeningHours, currentOpeningHours } = getPlace({ hours, businessStatus });
    for (const written of [regularOpeningHours, currentOpeningHours]) {
      expect(written).toMatchObject({ openNow: false, periods: { 0: { open: { day: 1, hour: 8 } } } });
      expect(written).not.toHaveProperty("nextOpenTime");
      expect(written).not.toHaveProperty("nextCloseTime");
    }
    expect(getPlace({ hours }).currentOpeningHours).toMatchObject({ openNow: true });
  },
);

test("omits hours that cannot be parsed", () => {
  expect(getPlace({ hours: { tag: "sur rendez-vous ???", isWeekly: false } })).not.toHaveProperty(
    "currentOpeningHours",
  );
});

test("the viewport of a house is no closer than that of a point", () => {
  const house = { low: { latitude: 43.00001, longitude: 5.9 }, high: { latitude: 43.00003, longitude: 6.1 } };
  expect(getPlace({ viewport: house }).viewport).toEqual({
    low: { latitude: 42.99867, longitude: 5.9 },
    high: { latitude: 43.00137, longitude: 6.1 },
  });
});

test("the viewport is the place's own, or some metres around its point", () => {
  const viewport = { low: { latitude: 1, longitude: 2 }, high: { latitude: 3, longitude: 4 } };
  expect(getPlace({ viewport }).viewport).toEqual(viewport);
  expect(getPlace({ location: { latitude: 43, longitude: 6 } }).viewport).toEqual({
    low: { latitude: 42.99865, longitude: 5.99816 },
    high: { latitude: 43.00135, longitude: 6.00184 },
  });
});

test("a type that no table has still has an icon", () => {
  expect(getPlace({ primaryType: "moon_base" }).iconMaskBaseUri).toBe(
    "https://lieudit.example/v1/icons/generic",
  );
});

test("a place is open from the day of its opening on, without another import", () => {
  const record = {
    businessStatus: "FUTURE_OPENING",
    openingDate: { year: 2026, month: 11, day: 10 },
    hours: { tag: "24/7", isWeekly: true, periods: [{ open: { day: 0, hour: 0, minute: 0 } }] },
  } as const satisfies Partial<PlaceRecord>;
  expect(getPlace(record)).toMatchObject({
    businessStatus: "FUTURE_OPENING",
    openingDate: { year: 2026, month: 11, day: 10 },
    currentOpeningHours: { openNow: false },
  });
  const opened = getPlace(record, { now: new Date("2026-11-09T23:30:00Z") });
  expect(opened).toMatchObject({ businessStatus: "OPERATIONAL", currentOpeningHours: { openNow: true } });
  expect(opened).not.toHaveProperty("openingDate");
});

test.each([
  ["fr", "Carburants, prix non communiqués : gazole, SP95-E10"],
  ["en", "Fuels, prices not known: diesel, SP95-E10"],
])("fuels without a price are in the summary in %s, and not among the prices", (languageCode, text) => {
  const price = { currencyCode: "EUR", units: "1" };
  const facts = {
    fuelOptions: { fuelPrices: [{ type: "DIESEL" }, { type: "SP98", price }, { type: "SP95_E10" }] },
  } satisfies PlaceRecord["facts"];
  const place = getPlace({ facts }, { languageCode });
  expect(place.fuelOptions).toEqual({ fuelPrices: [{ type: "SP98", price }] });
  expect(place.editorialSummary?.text.replace(/\s/g, " ")).toBe(text);
});

test("a station without any price has no prices, and keeps a summary of its own", () => {
  const facts = { fuelOptions: { fuelPrices: [{ type: "DIESEL" }] } } satisfies PlaceRecord["facts"];
  const place = getPlace({ facts, editorialSummary: { fr: "Ouvert la nuit." } });
  expect(place).not.toHaveProperty("fuelOptions");
  expect(place.editorialSummary).toEqual({ text: "Ouvert la nuit.", languageCode: "fr" });
});
