import type { Place as WirePlace } from "@lieudit/place-model";
import { aPlace } from "@lieudit/test-kit";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type APage, aPage, DATA_HOST } from "../../test/a-page.ts";
import { WHOLE_PLACE_ID } from "../../test/whole-place.ts";
import { AutocompleteSuggestion } from "./autocomplete-suggestion.ts";
import { CLASSES } from "./library.ts";
import { Place } from "./place.ts";
import { AutocompleteSessionToken } from "./session-token.ts";

// Every value here came over the wire: the server of the page knows one place of which every field is known.

let page: APage;
const place = new Place({ id: WHOLE_PLACE_ID });

beforeAll(async () => {
  // One of them warns that it is deprecated.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  page = aPage();
  await place.fetchFields({ fields: ["*"] });
});
afterAll(() => {
  page.leave();
  vi.restoreAllMocks();
});

/** Reads the value at `path`, such as `photos[0].widthPx`. */
function at(path: string, of: Place = place): unknown {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "");
  return steps.reduce<unknown>((value, step) => Reflect.get(Object(value), step), of);
}

/** With classes as the plain objects that their JSON is. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

test.each<[rule: string, path: string, value: unknown]>([
  ["S3-251", "id", "whole-0000000001"],
  ["S3-252", "displayName", "Le Fournil des Roches"],
  ["S3-253", "displayNameLanguageCode", "fr"],
  ["S3-254", "formattedAddress", "12 Rue des Cordiers, 83999 Port-Valbrune, France"],
  [
    "S3-255",
    "addressComponents",
    [{ longText: "Port-Valbrune", shortText: "P.-Valbrune", types: ["locality"] }],
  ],
  ["S3-256", "adrFormatAddress", '<span class="locality">Port-Valbrune</span>'],
  ["S3-257", "googleMapsURI", "https://lieudit.example/lieu/whole-0000000001"],
  ["S3-258", "location", { lat: 43.2412, lng: 6.8137 }],
  ["S3-259", "viewport", { south: 43.24, west: 6.81, north: 43.25, east: 6.82 }],
  ["S3-260", "rating", 4.3],
  ["S3-261", "userRatingCount", 187],
  ["S3-262", "priceLevel", "MODERATE"],
  [
    "S3-263",
    "priceRange",
    {
      endPrice: { currencyCode: "EUR", nanos: 500000000, units: 12 },
      startPrice: { currencyCode: "EUR", nanos: 0, units: 5 },
    },
  ],
  ["S3-264", "businessStatus", "OPERATIONAL"],
  [
    "S3-265",
    "regularOpeningHours",
    {
      periods: [
        { close: { day: 1, hour: 19, minute: 0 }, open: { day: 1, hour: 7, minute: 30 } },
        { close: { day: 2, hour: 12, minute: 15 }, open: { day: 2, hour: 7, minute: 30 } },
      ],
      specialDays: [new Date(2026, 11, 25).toJSON()],
      weekdayDescriptions: ["lundi : 07:30–19:00", "mardi : 07:30–12:15"],
    },
  ],
  ["S3-266", "utcOffsetMinutes", 60],
  ["S3-267", "websiteURI", "https://fournil.example/"],
  ["S3-268", "nationalPhoneNumber", "04 99 00 12 34"],
  ["S3-269", "internationalPhoneNumber", "+33 4 99 00 12 34"],
  ["S3-270", "plusCode", { compoundCode: "6RR7+FF Port-Valbrune", globalCode: "8FM86RR7+FF" }],
  ["S3-271", "editorialSummary", "Une boulangerie de quartier."],
  ["S3-272", "primaryType", "bakery"],
  ["S3-273", "primaryTypeDisplayName", "Boulangerie"],
  ["S3-274", "types", ["bakery", "food_store"]],
  [
    "S3-275",
    "photos",
    [
      {
        authorAttributions: [
          {
            displayName: "Aline Kerbrat",
            photoURI: "https://people.example/aline.jpg",
            uri: "https://people.example/aline",
          },
        ],
        flagContentURI: "https://lieudit.example/signaler?photo=1",
        googleMapsURI: "https://maps.example/photos/1",
        heightPx: 900,
        name: "places/whole-0000000001/photos/photo-1",
        widthPx: 1600,
      },
    ],
  ],
  [
    "S3-276",
    "reviews",
    [
      {
        authorAttribution: {
          displayName: "Aline Kerbrat",
          photoURI: "https://people.example/aline.jpg",
          uri: "https://people.example/aline",
        },
        flagContentURI: "https://lieudit.example/signaler?avis=1",
        googleMapsURI: "https://maps.example/reviews/1",
        originalText: "Remarkable bread.",
        originalTextLanguageCode: "en",
        publishTime: "2026-10-02T08:15:00.000Z",
        rating: 5,
        relativePublishTimeDescription: "il y a un mois",
        text: "Un pain remarquable.",
        textLanguageCode: "fr",
        visitDateMonth: 9,
        visitDateYear: 2026,
      },
    ],
  ],
  [
    "S3-277",
    "attributions",
    [{ provider: "OpenStreetMap", providerURI: "https://www.openstreetmap.org/copyright" }],
  ],
  [
    "S3-278",
    "googleMapsLinks",
    {
      directionsURI: "https://maps.example/directions",
      photosURI: "https://maps.example/photos",
      placeURI: "https://maps.example/place",
      reviewsURI: "https://maps.example/reviews",
      writeAReviewURI: "https://maps.example/write",
    },
  ],
  [
    "S3-279",
    "consumerAlert",
    {
      details: {
        aboutLinkTitle: "En savoir plus",
        aboutLinkURI: "https://lieudit.example/avis",
        description: "Ils ne venaient pas de clients.",
        title: "Des avis ont été retirés",
      },
      languageCode: "fr",
      overview: "Avis suspects",
    },
  ],
  ["S3-280", "iconBackgroundColor", "#FF9E67"],
  ["S3-281", "svgIconMaskURI", "https://lieudit.example/v1/icons/food.svg"],
  ["S3-285", "hasDineIn", true],
  ["S3-286", "hasOutdoorSeating", true],
  ["S3-287", "isReservable", true],
  ["S3-288", "hasTakeout", true],
  ["S3-289", "hasDelivery", false],
  ["S3-290", "hasCurbsidePickup", false],
  ["S3-291", "servesBreakfast", true],
  ["S3-292", "servesLunch", false],
  ["S3-293", "servesBrunch", false],
  ["S3-294", "servesDinner", true],
  ["S3-295", "servesDessert", false],
  ["S3-296", "servesBeer", true],
  ["S3-297", "servesWine", false],
  ["S3-298", "servesCoffee", true],
  ["S3-299", "servesCocktails", true],
  ["S3-300", "servesVegetarianFood", false],
  ["S3-301", "hasRestroom", false],
  ["S3-302", "hasWiFi", true],
  ["S3-303", "isGoodForGroups", true],
  ["S3-304", "isGoodForWatchingSports", false],
  ["S3-305", "hasLiveMusic", false],
  ["S3-306", "isGoodForChildren", false],
  ["S3-307", "hasMenuForChildren", true],
  ["S3-308", "allowsDogs", true],
  [
    "S3-309",
    "accessibilityOptions",
    {
      hasWheelchairAccessibleEntrance: true,
      hasWheelchairAccessibleParking: true,
      hasWheelchairAccessibleRestroom: false,
      hasWheelchairAccessibleSeating: true,
    },
  ],
  [
    "S3-310",
    "parkingOptions",
    {
      hasFreeGarageParking: true,
      hasFreeParkingLot: true,
      hasFreeStreetParking: true,
      hasPaidGarageParking: false,
      hasPaidParkingLot: false,
      hasPaidStreetParking: false,
      hasValetParking: false,
    },
  ],
  [
    "S3-311",
    "paymentOptions",
    {
      acceptsCashOnly: false,
      acceptsCreditCards: true,
      acceptsDebitCards: true,
      acceptsNFC: true,
      acceptsNfc: true,
    },
  ],
  [
    "S3-312",
    "fuelOptions",
    {
      fuelPrices: [
        {
          price: { currencyCode: "EUR", nanos: 789000000, units: 1 },
          type: "SP95_E10",
          updateTime: "2026-11-08T06:00:00.000Z",
        },
      ],
    },
  ],
  [
    "S3-313",
    "evChargeOptions",
    {
      connectorAggregations: [
        {
          availabilityLastUpdateTime: "2026-11-09T09:55:00.000Z",
          availableCount: 3,
          count: 4,
          maxChargeRateKw: 150,
          outOfServiceCount: 1,
          type: "CCS_COMBO_2",
        },
      ],
      connectorCount: 4,
    },
  ],
  ["S3-314", "addressComponents[0].longText", "Port-Valbrune"],
  ["S3-315", "addressComponents[0].shortText", "P.-Valbrune"],
  ["S3-316", "addressComponents[0].types", ["locality"]],
  ["S3-317", "priceRange.startPrice", { currencyCode: "EUR", nanos: 0, units: 5 }],
  ["S3-318", "priceRange.endPrice", { currencyCode: "EUR", nanos: 500000000, units: 12 }],
  [
    "S3-319",
    "regularOpeningHours.periods",
    [
      { close: { day: 1, hour: 19, minute: 0 }, open: { day: 1, hour: 7, minute: 30 } },
      { close: { day: 2, hour: 12, minute: 15 }, open: { day: 2, hour: 7, minute: 30 } },
    ],
  ],
  ["S3-386", "regularOpeningHours.periods[1].close", { day: 2, hour: 12, minute: 15 }],
  ["S3-320", "regularOpeningHours.weekdayDescriptions", ["lundi : 07:30–19:00", "mardi : 07:30–12:15"]],
  ["S3-321", "plusCode.compoundCode", "6RR7+FF Port-Valbrune"],
  ["S3-322", "attributions[0].provider", "OpenStreetMap"],
  ["S3-323", "attributions[0].providerURI", "https://www.openstreetmap.org/copyright"],
  ["S3-324", "googleMapsLinks.directionsURI", "https://maps.example/directions"],
  ["S3-325", "googleMapsLinks.placeURI", "https://maps.example/place"],
  ["S3-326", "googleMapsLinks.writeAReviewURI", "https://maps.example/write"],
  ["S3-327", "googleMapsLinks.reviewsURI", "https://maps.example/reviews"],
  ["S3-328", "googleMapsLinks.photosURI", "https://maps.example/photos"],
  ["S3-329", "consumerAlert.overview", "Avis suspects"],
  ["S3-330", "consumerAlert.details.title", "Des avis ont été retirés"],
  ["S3-331", "consumerAlert.details.description", "Ils ne venaient pas de clients."],
  ["S3-332", "consumerAlert.details.aboutLinkTitle", "En savoir plus"],
  ["S3-333", "consumerAlert.details.aboutLinkURI", "https://lieudit.example/avis"],
  ["S3-334", "consumerAlert.languageCode", "fr"],
  ["S3-335", "accessibilityOptions.hasWheelchairAccessibleEntrance", true],
  ["S3-336", "accessibilityOptions.hasWheelchairAccessibleRestroom", false],
  ["S3-337", "accessibilityOptions.hasWheelchairAccessibleSeating", true],
  ["S3-338", "accessibilityOptions.hasWheelchairAccessibleParking", true],
  ["S3-339", "parkingOptions.hasFreeParkingLot", true],
  ["S3-340", "parkingOptions.hasPaidParkingLot", false],
  ["S3-341", "parkingOptions.hasFreeStreetParking", true],
  ["S3-342", "parkingOptions.hasPaidStreetParking", false],
  ["S3-343", "parkingOptions.hasValetParking", false],
  ["S3-344", "parkingOptions.hasFreeGarageParking", true],
  ["S3-345", "parkingOptions.hasPaidGarageParking", false],
  ["S3-346", "paymentOptions.acceptsCreditCards", true],
  ["S3-347", "paymentOptions.acceptsDebitCards", true],
  ["S3-348", "paymentOptions.acceptsCashOnly", false],
  ["S3-349", "paymentOptions.acceptsNfc", true],
  ["S3-350", "fuelOptions.fuelPrices[0].type", "SP95_E10"],
  ["S3-351", "fuelOptions.fuelPrices[0].price", { currencyCode: "EUR", nanos: 789000000, units: 1 }],
  ["S3-352", "fuelOptions.fuelPrices[0].updateTime", "2026-11-08T06:00:00.000Z"],
  ["S3-353", "evChargeOptions.connectorCount", 4],
  [
    "S3-354",
    "evChargeOptions.connectorAggregations",
    [
      {
        availabilityLastUpdateTime: "2026-11-09T09:55:00.000Z",
        availableCount: 3,
        count: 4,
        maxChargeRateKw: 150,
        outOfServiceCount: 1,
        type: "CCS_COMBO_2",
      },
    ],
  ],
  ["S3-355", "evChargeOptions.connectorAggregations[0].type", "CCS_COMBO_2"],
  ["S3-356", "evChargeOptions.connectorAggregations[0].maxChargeRateKw", 150],
  ["S3-357", "evChargeOptions.connectorAggregations[0].count", 4],
  ["S3-358", "evChargeOptions.connectorAggregations[0].availableCount", 3],
  ["S3-359", "evChargeOptions.connectorAggregations[0].outOfServiceCount", 1],
  [
    "S3-360",
    "evChargeOptions.connectorAggregations[0].availabilityLastUpdateTime",
    "2026-11-09T09:55:00.000Z",
  ],
  ["S3-379", "photos[0].name", "places/whole-0000000001/photos/photo-1"],
  ["S3-380", "photos[0].authorAttributions[0].displayName", "Aline Kerbrat"],
  ["S3-381", "photos[0].authorAttributions[0].uri", "https://people.example/aline"],
  ["S3-382", "photos[0].authorAttributions[0].photoURI", "https://people.example/aline.jpg"],
  ["S3-361", "photos[0].widthPx", 1600],
  ["S3-362", "photos[0].heightPx", 900],
  [
    "S3-363",
    "photos[0].authorAttributions",
    [
      {
        displayName: "Aline Kerbrat",
        photoURI: "https://people.example/aline.jpg",
        uri: "https://people.example/aline",
      },
    ],
  ],
  ["S3-364", "photos[0].flagContentURI", "https://lieudit.example/signaler?photo=1"],
  ["S3-365", "photos[0].googleMapsURI", "https://maps.example/photos/1"],
  [
    "S3-366",
    "reviews[0].authorAttribution",
    {
      displayName: "Aline Kerbrat",
      photoURI: "https://people.example/aline.jpg",
      uri: "https://people.example/aline",
    },
  ],
  ["S3-367", "reviews[0].publishTime", "2026-10-02T08:15:00.000Z"],
  ["S3-368", "reviews[0].relativePublishTimeDescription", "il y a un mois"],
  ["S3-369", "reviews[0].rating", 5],
  ["S3-370", "reviews[0].visitDateYear", 2026],
  ["S3-371", "reviews[0].visitDateMonth", 9],
  ["S3-372", "reviews[0].text", "Un pain remarquable."],
  ["S3-373", "reviews[0].textLanguageCode", "fr"],
  ["S3-374", "reviews[0].originalText", "Remarkable bread."],
  ["S3-375", "reviews[0].originalTextLanguageCode", "en"],
  ["S3-376", "reviews[0].flagContentURI", "https://lieudit.example/signaler?avis=1"],
  ["S3-377", "reviews[0].googleMapsURI", "https://maps.example/reviews/1"],
])("[%s] a place has %s", (_rule, path, value) => {
  expect(plain(at(path))).toEqual(value);
});

test("a place is requested in its language and region [S3-282] [S3-283]", async () => {
  const english = new Place({ id: WHOLE_PLACE_ID, requestedLanguage: "en", requestedRegion: "GB" });
  await english.fetchFields({ fields: ["displayName"] });
  expect(english.requestedLanguage).toBe("en");
  expect(english.requestedRegion).toBe("GB");
  expect(page.requests.at(-1)?.url).toContain("languageCode=en&regionCode=GB");
});

test("a place has the session of the suggestion that it was, until its first request ends it [S3-284]", async () => {
  const sessionToken = new AutocompleteSessionToken();
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input: "fournil",
    sessionToken,
  });
  const sent: unknown = (await page.requests.at(-1)?.json())?.sessionToken;
  expect(sent).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

  const chosen = suggestions[0]?.placePrediction?.toPlace();
  expect(chosen?.sessionToken).toBe(sessionToken);
  await chosen?.fetchFields({ fields: ["displayName"] });
  expect(page.requests.at(-1)?.url).toContain(`sessionToken=${sent}`);
  expect(chosen?.sessionToken).toBeNull();
  await chosen?.fetchFields({ fields: ["rating"] });
  expect(page.requests.at(-1)?.url).not.toContain("sessionToken");
});

/** Boolean members: the path of pages by the path of the wire. */
const FLAGS: Readonly<Record<string, string>> = {
  dineIn: "hasDineIn",
  outdoorSeating: "hasOutdoorSeating",
  reservable: "isReservable",
  takeout: "hasTakeout",
  delivery: "hasDelivery",
  curbsidePickup: "hasCurbsidePickup",
  servesBreakfast: "servesBreakfast",
  servesLunch: "servesLunch",
  servesBrunch: "servesBrunch",
  servesDinner: "servesDinner",
  servesDessert: "servesDessert",
  servesBeer: "servesBeer",
  servesWine: "servesWine",
  servesCoffee: "servesCoffee",
  servesCocktails: "servesCocktails",
  servesVegetarianFood: "servesVegetarianFood",
  restroom: "hasRestroom",
  wifi: "hasWiFi",
  goodForGroups: "isGoodForGroups",
  goodForWatchingSports: "isGoodForWatchingSports",
  liveMusic: "hasLiveMusic",
  goodForChildren: "isGoodForChildren",
  menuForChildren: "hasMenuForChildren",
  allowsDogs: "allowsDogs",
  "accessibilityOptions.wheelchairAccessibleEntrance": "accessibilityOptions.hasWheelchairAccessibleEntrance",
  "accessibilityOptions.wheelchairAccessibleRestroom": "accessibilityOptions.hasWheelchairAccessibleRestroom",
  "accessibilityOptions.wheelchairAccessibleSeating": "accessibilityOptions.hasWheelchairAccessibleSeating",
  "accessibilityOptions.wheelchairAccessibleParking": "accessibilityOptions.hasWheelchairAccessibleParking",
  "parkingOptions.freeParkingLot": "parkingOptions.hasFreeParkingLot",
  "parkingOptions.paidParkingLot": "parkingOptions.hasPaidParkingLot",
  "parkingOptions.freeStreetParking": "parkingOptions.hasFreeStreetParking",
  "parkingOptions.paidStreetParking": "parkingOptions.hasPaidStreetParking",
  "parkingOptions.valetParking": "parkingOptions.hasValetParking",
  "parkingOptions.freeGarageParking": "parkingOptions.hasFreeGarageParking",
  "parkingOptions.paidGarageParking": "parkingOptions.hasPaidGarageParking",
  "paymentOptions.acceptsCreditCards": "paymentOptions.acceptsCreditCards",
  "paymentOptions.acceptsDebitCards": "paymentOptions.acceptsDebitCards",
  "paymentOptions.acceptsCashOnly": "paymentOptions.acceptsCashOnly",
  "paymentOptions.acceptsNfc": "paymentOptions.acceptsNfc",
};

test("a boolean fact sets its own member only; the others are unknown", async () => {
  const ids = Object.keys(FLAGS).map((_path, index) => `flag-${1e9 + index}`);
  const other = aPage({
    places: Object.keys(FLAGS).map((path, index) => {
      const [group = "", flag] = path.split(".");
      return aPlace({
        id: ids[index] ?? "",
        [group]: flag === undefined ? true : { [flag]: true },
      });
    }),
  });
  const places = ids.map((id) => new Place({ id }));
  await Promise.all(places.map((one) => one.fetchFields({ fields: ["*"] })));
  const read = places.map((one) =>
    Object.values(FLAGS).filter((path) => at(path, one) !== null && at(path, one) !== undefined),
  );
  expect(read).toEqual(Object.values(FLAGS).map((path) => [path]));
  expect(places.map((one, index) => at(Object.values(FLAGS)[index] ?? "", one))).toEqual(ids.map(() => true));
  other.leave();
  page = aPage();
});

test("each status, fuel and connector has the name that a page compares with [S3-383] [S3-384] [S3-385]", async () => {
  const statuses = ["OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY"] as const;
  const fuels = [
    ["DIESEL", "REGULAR_UNLEADED", "MIDGRADE", "PREMIUM", "SP91", "SP91_E10", "SP92", "SP95", "SP95_E10"],
    ["SP98", "SP99", "SP100", "LPG", "E80", "E85", "METHANE", "BIO_DIESEL", "TRUCK_DIESEL"],
  ].flat();
  const connectors = [
    ["OTHER", "J1772", "TYPE_2", "CHADEMO", "CCS_COMBO_1", "CCS_COMBO_2", "TESLA"],
    ["UNSPECIFIED_GB_T", "UNSPECIFIED_WALL_OUTLET", "NACS"],
  ].flat();
  const other = aPage({
    places: statuses.map((businessStatus, index) =>
      aPlace({
        id: `names-000000000${index}`,
        businessStatus,
        fuelOptions: { fuelPrices: fuels.map((type) => ({ type })) } as WirePlace["fuelOptions"] & object,
        evChargeOptions: {
          connectorCount: 10,
          connectorAggregation: connectors.map((type) => ({
            type: `EV_CONNECTOR_TYPE_${type}`,
            maxChargeRateKw: 22,
            count: 1,
          })),
        } as WirePlace["evChargeOptions"] & object,
      }),
    ),
  });
  const places = statuses.map((_status, index) => new Place({ id: `names-000000000${index}` }));
  await Promise.all(
    places.map((one) => one.fetchFields({ fields: ["businessStatus", "fuelOptions", "evChargeOptions"] })),
  );
  expect(places.map(({ businessStatus }) => businessStatus)).toEqual(statuses);
  expect(places[0]?.fuelOptions?.fuelPrices.map(({ type }) => type)).toEqual(fuels);
  expect(places[0]?.evChargeOptions?.connectorAggregations.map(({ type }) => type)).toEqual(connectors);
  const names = (Class: object) => Object.entries(Class).map(([name, value]) => name === value && name);
  // The protocol knows a few more of each.
  expect(names(CLASSES.BusinessStatus)).toEqual(expect.arrayContaining([...statuses]));
  expect(names(CLASSES.FuelType)).toEqual(expect.arrayContaining(fuels));
  expect(names(CLASSES.EVConnectorType)).toEqual(expect.arrayContaining(connectors));
  other.leave();
  page = aPage();
});

test("price levels come without the wire's prefix [S3-378]", async () => {
  const levels = ["FREE", "INEXPENSIVE", "MODERATE", "EXPENSIVE", "VERY_EXPENSIVE"] as const;
  const other = aPage({
    places: levels.map((level, index) =>
      aPlace({ id: `level-000000000${index}`, priceLevel: `PRICE_LEVEL_${level}` }),
    ),
  });
  const places = levels.map((_level, index) => new Place({ id: `level-000000000${index}` }));
  await Promise.all(places.map((one) => one.fetchFields({ fields: ["priceLevel"] })));
  expect(places.map(({ priceLevel }) => priceLevel)).toEqual(levels);
  expect(Object.keys(CLASSES.PriceLevel).sort()).toEqual([...levels].sort());
  other.leave();
  page = aPage();
});

describe("what is more than a plain value", () => {
  test.each<[path: string, value: unknown]>([
    ["reviews[0].publishTime", new Date("2026-10-02T08:15:00Z")],
    ["fuelOptions.fuelPrices[0].updateTime", new Date("2026-11-08T06:00:00Z")],
    ["evChargeOptions.connectorAggregations[0].availabilityLastUpdateTime", new Date("2026-11-09T09:55:00Z")],
    ["futureOpeningDate", new Date(2027, 2, 15)],
    ["regularOpeningHours.specialDays[0]", new Date(2026, 11, 25)],
    ["transitStation.agencies[0].fareURL", new URL("https://lignes.example/tarifs")],
  ])("%s is an object of the language", (path, value) => {
    expect(at(path)).toEqual(value);
  });

  test("points and boxes are those of the core library", () => {
    const lat = place.location?.lat;
    expect(lat?.()).toBe(43.2412);
    expect(place.viewport?.contains({ lat: 43.245, lng: 6.815 })).toBe(true);
    expect(place.transitStation?.stops[0]?.location).toMatchObject({
      lat: 43.2415,
      lng: 6.8139,
      altitude: 0,
    });
  });

  test("amounts of money are written as the page's language does", () => {
    expect(String(place.priceRange?.startPrice).replace(/\s/g, " ")).toBe("5 €");
    expect(place.priceRange?.endPrice?.toString().replace(/\s/g, " ")).toBe("12,50 €");
    const money = place.fuelOptions?.fuelPrices.map(({ price }) => String(price).replace(/\s/g, " "));
    expect(money).toEqual(["1,789 €"]);
  });

  test("a photo has an address at once, never larger than itself [S5-017]", () => {
    const photo = place.photos?.[0];
    const media = `${DATA_HOST}/v1/places/${WHOLE_PLACE_ID}/photos/photo-1/media`;
    expect(photo?.getURI({ maxWidth: 400 })).toBe(`${media}?maxWidthPx=400&key=a-key`);
    expect(photo?.getURI({ maxWidth: 9000, maxHeight: 0 })).toBe(
      `${media}?maxWidthPx=1600&maxHeightPx=1&key=a-key`,
    );
    expect(photo?.getURI({ maxHeight: 9000 })).toBe(`${media}?maxHeightPx=900&key=a-key`);
    expect(photo?.getURI()).toBe(`${media}?maxWidthPx=1600&key=a-key`);
  });

  test("other places are places", () => {
    expect(place.containingPlaces?.[0]).toBeInstanceOf(Place);
    expect(place.addressDescriptor?.landmarks[0]?.place.displayName).toBe("Halle aux Grains");
    expect(place.neighborhoodSummary?.overview?.referencedPlaces[0]?.resourceName).toBe(
      "places/refer-0000000001",
    );
  });
});

/** How many members each class has: those of the contract, and `acceptsNfc` and `Photo.name` that pages read too. */
const COUNTS = {
  AccessibilityOptions: 4,
  AddressComponent: 3,
  AddressDescriptor: 2,
  Area: 2,
  Attribution: 2,
  AuthorAttribution: 3,
  AutocompleteSuggestion: 1,
  ConnectorAggregation: 6,
  ConsumerAlert: 3,
  ConsumerAlertDetails: 4,
  ContentBlock: 3,
  EVChargeAmenitySummary: 7,
  EVChargeOptions: 2,
  FormattableText: 2,
  FuelOptions: 1,
  FuelPrice: 3,
  GenerativeSummary: 5,
  GoogleMapsLinks: 5,
  Landmark: 4,
  Money: 3,
  NeighborhoodSummary: 5,
  OpeningHours: 3,
  OpeningHoursPeriod: 2,
  OpeningHoursPoint: 3,
  ParkingOptions: 7,
  PaymentOptions: 5,
  Photo: 6,
  Place: 79,
  PlacePrediction: 6,
  PlusCode: 2,
  PostalAddress: 10,
  PriceRange: 2,
  Review: 12,
  ReviewSummary: 6,
  SecondaryOpeningHours: 4,
  StringRange: 2,
  TimeZone: 2,
  TransitAgency: 6,
  TransitIcon: 2,
  TransitLine: 11,
  TransitStation: 4,
  TransitStop: 11,
};

describe("every member of every class", () => {
  /** Members of all objects that can be reached from the place and a suggestion, by class, with a value or without. */
  const seen = new Map<string, Map<string, boolean>>();

  beforeAll(async () => {
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: "le fourn",
      origin: { lat: 43.24, lng: 6.81 },
    });
    visit(place);
    visit(suggestions[0]);
  });

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const entry of value) visit(entry);
    const known = Object.entries(CLASSES).find(
      ([, Class]) => typeof Class === "function" && Object(value).constructor === Class,
    );
    if (known === undefined) return;
    const found = seen.get(known[0]) ?? new Map<string, boolean>();
    seen.set(known[0], found);
    for (const name of getMembers(value as object)) {
      const held: unknown = Reflect.get(value as object, name);
      const isThere = held !== null && held !== undefined && !(Array.isArray(held) && held.length === 0);
      found.set(name, isThere || found.get(name) === true);
      visit(held);
    }
  }

  /** Accessors of its class and of those that it extends. */
  function getMembers(instance: object): string[] {
    const names: string[] = [];
    for (let at = instance; at !== Object.prototype; at = Object.getPrototypeOf(at)) {
      const own = Object.entries(Object.getOwnPropertyDescriptors(at));
      names.push(...own.filter(([, { get }]) => get !== undefined).map(([name]) => name));
    }
    return names;
  }

  test("is read with a value that came over the wire", () => {
    const empty = [...seen].flatMap(([Class, found]) =>
      [...found].filter(([, isThere]) => !isThere).map(([name]) => `${Class}.${name}`),
    );
    expect(empty).toEqual([]);
    expect(Object.fromEntries([...seen].map(([Class, found]) => [Class, found.size]).sort())).toEqual(COUNTS);
  });
});
