import { BUSINESS_STATUSES, EV_CONNECTOR_TYPES, FUEL_TYPES } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { apiOver } from "../../test/api-over.ts";

/** A record in which every field of the specification says something. */
const record = aPlaceRecord({
  names: { default: "Le Fournil des Roches", defaultLanguage: "fr", byLanguage: { en: "The Rocks Bakery" } },
  viewport: { low: { latitude: 43.24, longitude: 6.81 }, high: { latitude: 43.25, longitude: 6.82 } },
  hours: {
    tag: "Su 00:00-13:00",
    periods: [{ open: { day: 0, hour: 0, minute: 0 }, close: { day: 0, hour: 13, minute: 0 } }],
    isWeekly: true,
  },
  businessStatus: "CLOSED_TEMPORARILY",
  editorialSummary: { fr: "Pains au levain.", en: "Sourdough breads." },
  attributions: [{ provider: "© OpenStreetMap contributors", providerUri: "https://osm.example/" }],
  consumerAlert: {
    overview: "Avis suspects",
    details: {
      title: "Avis retirés",
      description: "Des avis payés ont été retirés.",
      aboutLink: { title: "En savoir plus", uri: "https://lieudit.example/aide" },
    },
    languageCode: "fr",
  },
  photos: [
    {
      key: "ab".repeat(32),
      widthPx: 1600,
      heightPx: 1067,
      authorAttributions: [
        {
          displayName: "Anna",
          uri: "https://photos.example/anna",
          photoUri: "https://photos.example/anna.jpg",
        },
      ],
    },
  ],
  reviews: [
    {
      key: "r1",
      author: {
        displayName: "Luc",
        uri: "https://avis.example/luc",
        photoUri: "https://avis.example/luc.jpg",
      },
      rating: 4,
      text: { text: "Très bon pain.", languageCode: "fr" },
      originalText: { text: "Very good bread.", languageCode: "en" },
      publishTime: "2026-01-15T09:00:00Z",
      visitDate: { year: 2025, month: 12 },
    },
  ],
  facts: {
    nationalPhoneNumber: "04 94 00 00 00",
    internationalPhoneNumber: "+33 4 94 00 00 00",
    websiteUri: "https://fournil.example/",
    rating: 4.3,
    userRatingCount: 57,
    priceLevel: "PRICE_LEVEL_INEXPENSIVE",
    priceRange: {
      startPrice: { currencyCode: "EUR", units: "3" },
      endPrice: { currencyCode: "EUR", units: "12" },
    },
    fuelOptions: {
      fuelPrices: [
        {
          type: "SP95_E10",
          price: { currencyCode: "EUR", units: "1", nanos: 789_000_000 },
          updateTime: "2026-03-29T05:00:00Z",
        },
      ],
    },
    evChargeOptions: {
      connectorCount: 6,
      connectorAggregation: [
        {
          type: "EV_CONNECTOR_TYPE_TYPE_2",
          maxChargeRateKw: 22,
          count: 4,
          availableCount: 3,
          outOfServiceCount: 1,
          availabilityLastUpdateTime: "2026-03-29T11:55:00Z",
        },
        { type: "EV_CONNECTOR_TYPE_CCS_COMBO_2", maxChargeRateKw: 150, count: 2 },
      ],
    },
  },
});

const api = apiOver([record]);
const french = "languageCode=fr&regionCode=FR";

/** The value at a path such as "photos.0.widthPx". */
function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

const photoName = `places/${record.id}/photos/${"ab".repeat(32)}`;

test.each([
  ["S3-011", "id", "osm-n-0000000101"],
  ["S3-012", "displayName.text", "Le Fournil des Roches"],
  ["S3-013", "displayName.languageCode", "fr"],
  ["S3-014", "formattedAddress", "12 Rue des Cordiers, 83999 Port-Valbrune"],
  ["S3-016", "addressComponents.1.longText", "Rue des Cordiers"],
  ["S3-017", "addressComponents.5.shortText", "FR"],
  ["S3-018", "addressComponents.6.types", ["postal_code"]],
  [
    "S3-019",
    "adrFormatAddress",
    '<span class="street-address">12 Rue des Cordiers</span>, <span class="postal-code">83999</span> <span class="locality">Port-Valbrune</span>',
  ],
  ["S3-020", "googleMapsUri", "https://lieudit.example/lieu/osm-n-0000000101"],
  ["S3-021", "location", { latitude: 43.2412, longitude: 6.8137 }],
  [
    "S3-022",
    "viewport",
    { low: { latitude: 43.24, longitude: 6.81 }, high: { latitude: 43.25, longitude: 6.82 } },
  ],
  ["S3-023", "rating", 4.3],
  ["S3-024", "userRatingCount", 57],
  ["S3-025", "priceLevel", "PRICE_LEVEL_INEXPENSIVE"],
  ["S3-031", "priceRange.startPrice", { currencyCode: "EUR", units: "3" }],
  ["S3-033", "businessStatus", "CLOSED_TEMPORARILY"],
  ["S3-044", "websiteUri", "https://fournil.example/"],
  ["S3-045", "nationalPhoneNumber", "04 94 00 00 00"],
  ["S3-046", "internationalPhoneNumber", "+33 4 94 00 00 00"],
  ["S3-047", "plusCode.compoundCode", "6RR7+FF Port-Valbrune"],
  ["S3-048", "editorialSummary", { text: "Pains au levain.", languageCode: "fr" }],
  ["S3-049", "primaryType", "bakery"],
  ["S3-051", "types", record.types],
  ["S3-054", "attributions.0.provider", "© les contributeurs d’OpenStreetMap"],
  ["S3-055", "attributions.0.providerUri", "https://osm.example/"],
  ["S3-056", "googleMapsLinks.directionsUri", "https://www.openstreetmap.org/directions?to=43.2412%2C6.8137"],
  ["S3-057", "googleMapsLinks.placeUri", "https://lieudit.example/lieu/osm-n-0000000101"],
  ["S3-059", "googleMapsLinks.reviewsUri", "https://lieudit.example/lieu/osm-n-0000000101#avis"],
  ["S3-060", "googleMapsLinks.photosUri", "https://lieudit.example/lieu/osm-n-0000000101#photos"],
  ["S3-061", "consumerAlert.overview", "Avis suspects"],
  ["S3-062", "consumerAlert.details.title", "Avis retirés"],
  ["S3-063", "consumerAlert.details.description", "Des avis payés ont été retirés."],
  ["S3-064", "consumerAlert.details.aboutLink.title", "En savoir plus"],
  ["S3-065", "consumerAlert.details.aboutLink.uri", "https://lieudit.example/aide"],
  ["S3-066", "consumerAlert.languageCode", "fr"],
  ["S3-067", "iconBackgroundColor", "#2F7DD1"],
  ["S3-068", "iconMaskBaseUri", "https://lieudit.example/v1/icons/shop"],
  ["S3-111", "fuelOptions.fuelPrices.0.type", "SP95_E10"],
  ["S3-112", "fuelOptions.fuelPrices.0.price", { currencyCode: "EUR", units: "1", nanos: 789_000_000 }],
  ["S3-113", "fuelOptions.fuelPrices.0.updateTime", "2026-03-29T05:00:00Z"],
  ["S3-132", "evChargeOptions.connectorCount", 6],
  [
    "S3-133",
    "evChargeOptions.connectorAggregation",
    [
      expect.objectContaining({ type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 22 }),
      { type: "EV_CONNECTOR_TYPE_CCS_COMBO_2", maxChargeRateKw: 150, count: 2 },
    ],
  ],
  ["S3-134", "evChargeOptions.connectorAggregation.0.type", "EV_CONNECTOR_TYPE_TYPE_2"],
  ["S3-135", "evChargeOptions.connectorAggregation.0.maxChargeRateKw", 22],
  ["S3-136", "evChargeOptions.connectorAggregation.0.count", 4],
  ["S3-137", "evChargeOptions.connectorAggregation.0.availableCount", 3],
  ["S3-138", "evChargeOptions.connectorAggregation.0.outOfServiceCount", 1],
  ["S3-139", "evChargeOptions.connectorAggregation.0.availabilityLastUpdateTime", "2026-03-29T11:55:00Z"],
  ["S3-150", "photos.0.name", photoName],
  ["S3-151", "photos.0.widthPx", 1600],
  ["S3-152", "photos.0.heightPx", 1067],
  ["S3-153", "photos.0.authorAttributions.0.displayName", "Anna"],
  ["S3-154", "photos.0.authorAttributions.0.uri", "https://photos.example/anna"],
  ["S3-155", "photos.0.authorAttributions.0.photoUri", "https://photos.example/anna.jpg"],
  [
    "S3-156",
    "photos.0.flagContentUri",
    `https://lieudit.example/signaler?lieu=osm-n-0000000101&photo=${"ab".repeat(32)}`,
  ],
  ["S3-157", "photos.0.googleMapsUri", "https://lieudit.example/lieu/osm-n-0000000101#photos"],
  [
    "S3-161",
    "reviews.0.authorAttribution",
    {
      displayName: "Luc",
      uri: "https://avis.example/luc",
      photoUri: "https://avis.example/luc.jpg",
    },
  ],
  ["S3-162", "reviews.0.publishTime", "2026-01-15T09:00:00Z"],
  ["S3-164", "reviews.0.rating", 4],
  ["S3-165", "reviews.0.visitDate.year", 2025],
  ["S3-166", "reviews.0.visitDate.month", 12],
  ["S3-167", "reviews.0.text.text", "Très bon pain."],
  ["S3-168", "reviews.0.text.languageCode", "fr"],
  ["S3-169", "reviews.0.originalText.text", "Very good bread."],
  ["S3-170", "reviews.0.originalText.languageCode", "en"],
  ["S3-171", "reviews.0.flagContentUri", "https://lieudit.example/signaler?lieu=osm-n-0000000101&avis=r1"],
  ["S3-172", "reviews.0.googleMapsUri", "https://lieudit.example/lieu/osm-n-0000000101#avis"],
])("[%s] %s", async (_rule, path, expected) => {
  const place = await api.getPlace(path.split(".")[0] ?? "", french);
  expect(at(place, path)).toEqual(expected);
});

test("address components, photos and reviews are lists [S3-015] [S3-052] [S3-053]", async () => {
  const place = await api.getPlace("addressComponents,photos,reviews", french);
  expect(place.addressComponents).toHaveLength(7);
  expect(place.photos).toHaveLength(1);
  expect(place.reviews).toHaveLength(1);
});

test("the end of a price range is written, and absent where the range is open above [S3-032]", async () => {
  const { priceRange } = await api.getPlace("priceRange");
  expect(priceRange?.endPrice).toEqual({ currencyCode: "EUR", units: "12" });
  const facts = { priceRange: { startPrice: { currencyCode: "EUR", units: "3" } } };
  const open = await apiOver([aPlaceRecord({ facts })]).getPlace("priceRange");
  expect(open.priceRange).toEqual({ startPrice: { currencyCode: "EUR", units: "3" } });
});

test("a period's zeros are written [S3-037] [S3-038] [S3-039] [S3-040] [S3-041]", async () => {
  const { regularOpeningHours } = await api.getPlace("regularOpeningHours.periods");
  expect(regularOpeningHours?.periods).toHaveLength(1);
  const [period] = regularOpeningHours?.periods ?? [];
  expect(Object.keys(period ?? {})).toEqual(["open", "close"]);
  expect(period?.open.day).toBe(0);
  expect(period?.open.hour).toBe(0);
  expect(period?.open.minute).toBe(0);
  expect(period?.close).toEqual({ day: 0, hour: 13, minute: 0 });
});

test("seven weekday descriptions, Monday first [S3-042]", async () => {
  const { regularOpeningHours } = await api.getPlace("regularOpeningHours.weekdayDescriptions", french);
  const days = "lundi mardi mercredi jeudi vendredi samedi dimanche".split(" ");
  expect(regularOpeningHours?.weekdayDescriptions?.map((line) => line.split(/\s/)[0])).toEqual(days);
});

test("the UTC offset is right on both sides of a clock change [S3-043]", async () => {
  const before = await apiOver([record], "2026-03-29T00:59:00Z").getPlace("utcOffsetMinutes");
  const after = await apiOver([record], "2026-03-29T01:00:00Z").getPlace("utcOffsetMinutes");
  expect([before.utcOffsetMinutes, after.utcOffsetMinutes]).toEqual([60, 120]);
});

test("responds in the requested language [S3-050] [S3-069] [S3-163]", async () => {
  const fields = "displayName,primaryTypeDisplayName,reviews";
  const [inFrench, inEnglish] = [
    await api.getPlace(fields, french),
    await api.getPlace(fields, "languageCode=en"),
  ];
  expect(inFrench.primaryTypeDisplayName).toEqual({ text: "Boulangerie", languageCode: "fr" });
  expect(inEnglish.primaryTypeDisplayName).toEqual({ text: "Bakery", languageCode: "en" });
  expect(inEnglish.displayName).toEqual({ text: "The Rocks Bakery", languageCode: "en" });
  expect(inFrench.reviews?.[0]?.relativePublishTimeDescription).toBe("il y a 2 mois");
  expect(inEnglish.reviews?.[0]?.relativePublishTimeDescription).toBe("2 months ago");
});

test("the country's name is left out for a reader of that region [S3-070]", async () => {
  expect((await api.getPlace("formattedAddress", "regionCode=FR")).formattedAddress).not.toContain("France");
  expect((await api.getPlace("formattedAddress", "regionCode=IT")).formattedAddress).toMatch(/, France$/);
});

test("a session token ends with the details request [S3-071]", async () => {
  const token = "1f2e3d4c-5b6a-4789-8abc-def012345678";
  expect((await api.getPlace("id", `sessionToken=${token}`)).id).toBe(record.id);
  expect(await api.getPlace("id", `sessionToken=${"x".repeat(37)}`)).toHaveProperty("error.code", 400);
});

test.each([
  ["S3-026", "PRICE_LEVEL_FREE"],
  ["S3-027", "PRICE_LEVEL_INEXPENSIVE"],
  ["S3-028", "PRICE_LEVEL_MODERATE"],
  ["S3-029", "PRICE_LEVEL_EXPENSIVE"],
  ["S3-030", "PRICE_LEVEL_VERY_EXPENSIVE"],
] as const)("[%s] %s is written and may be asked for", async (_rule, priceLevel) => {
  const priced = apiOver([aPlaceRecord({ facts: { priceLevel } })]);
  expect((await priced.getPlace("priceLevel")).priceLevel).toBe(priceLevel);
  await priced.post("searchText", { textQuery: "pain", priceLevels: [priceLevel] });
  expect(priced.asked.searchText).toMatchObject({ priceLevels: [priceLevel] });
});

test.each([
  ["S3-034", "OPERATIONAL"],
  ["S3-035", "CLOSED_TEMPORARILY"],
  ["S3-036", "CLOSED_PERMANENTLY"],
] as const)("[%s] %s is written, and known to clients", async (_rule, businessStatus) => {
  expect(BUSINESS_STATUSES).toContain(businessStatus);
  const statusOf = async (status: string) =>
    // An index of another version may hold any text.
    (await apiOver([aPlaceRecord({ businessStatus: status as "OPERATIONAL" })]).getPlace("businessStatus"))
      .businessStatus;
  expect(await statusOf(businessStatus)).toBe(businessStatus);
  expect(await statusOf(`${businessStatus}_SOON`)).toBe("OPERATIONAL");
});

test.each([
  ["S3-114", "DIESEL"],
  ["S3-115", "REGULAR_UNLEADED"],
  ["S3-116", "MIDGRADE"],
  ["S3-117", "PREMIUM"],
  ["S3-118", "SP91"],
  ["S3-119", "SP91_E10"],
  ["S3-120", "SP92"],
  ["S3-121", "SP95"],
  ["S3-122", "SP95_E10"],
  ["S3-123", "SP98"],
  ["S3-124", "SP99"],
  ["S3-125", "SP100"],
  ["S3-126", "LPG"],
  ["S3-127", "E80"],
  ["S3-128", "E85"],
  ["S3-129", "METHANE"],
  ["S3-130", "BIO_DIESEL"],
  ["S3-131", "TRUCK_DIESEL"],
] as const)("[%s] the fuel %s is written, and known to clients", async (_rule, type) => {
  expect(FUEL_TYPES).toContain(type);
  const price = { currencyCode: "EUR", units: "1" };
  const fuelOptions = { fuelPrices: [{ type, price }] };
  const madeUp = { type: `${type}_PLUS_PLUS` as "DIESEL", price };
  const read = async (fuelPrices: { type: "DIESEL"; price: typeof price }[]) =>
    (await apiOver([aPlaceRecord({ facts: { fuelOptions: { fuelPrices } } })]).getPlace("fuelOptions"))
      .fuelOptions;
  const known = fuelOptions.fuelPrices as { type: "DIESEL"; price: typeof price }[];
  expect(await read([madeUp, ...known])).toEqual(fuelOptions);
  expect(await read([madeUp])).toBeUndefined();
});

test.each([
  ["S3-140", "EV_CONNECTOR_TYPE_OTHER"],
  ["S3-141", "EV_CONNECTOR_TYPE_J1772"],
  ["S3-142", "EV_CONNECTOR_TYPE_TYPE_2"],
  ["S3-143", "EV_CONNECTOR_TYPE_CHADEMO"],
  ["S3-144", "EV_CONNECTOR_TYPE_CCS_COMBO_1"],
  ["S3-145", "EV_CONNECTOR_TYPE_CCS_COMBO_2"],
  ["S3-146", "EV_CONNECTOR_TYPE_TESLA"],
  ["S3-147", "EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T"],
  ["S3-148", "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET"],
  ["S3-149", "EV_CONNECTOR_TYPE_NACS"],
] as const)(
  "[%s] the connector %s is written, known to clients, and may be asked for",
  async (_rule, type) => {
    expect(EV_CONNECTOR_TYPES).toContain(type);
    const evChargeOptions = {
      connectorCount: 1,
      connectorAggregation: [{ type, maxChargeRateKw: 7.4, count: 1 }],
    };
    const charging = apiOver([aPlaceRecord({ facts: { evChargeOptions } })]);
    expect((await charging.getPlace("evChargeOptions")).evChargeOptions).toEqual(evChargeOptions);
    await charging.post("searchText", { textQuery: "borne", evOptions: { connectorTypes: [type] } });
    expect(charging.asked.searchText).toMatchObject({ connectorTypes: [type] });
  },
);

test.each([
  ["S3-072", "dineIn"],
  ["S3-073", "outdoorSeating"],
  ["S3-074", "reservable"],
  ["S3-075", "takeout"],
  ["S3-076", "delivery"],
  ["S3-077", "curbsidePickup"],
  ["S3-078", "servesBreakfast"],
  ["S3-079", "servesLunch"],
  ["S3-080", "servesBrunch"],
  ["S3-081", "servesDinner"],
  ["S3-082", "servesDessert"],
  ["S3-083", "servesBeer"],
  ["S3-084", "servesWine"],
  ["S3-085", "servesCoffee"],
  ["S3-086", "servesCocktails"],
  ["S3-087", "servesVegetarianFood"],
  ["S3-088", "restroom"],
  ["S3-089", "wifi"],
  ["S3-090", "goodForGroups"],
  ["S3-091", "goodForWatchingSports"],
  ["S3-092", "liveMusic"],
  ["S3-093", "goodForChildren"],
  ["S3-094", "menuForChildren"],
  ["S3-095", "allowsDogs"],
  ["S3-096", "accessibilityOptions.wheelchairAccessibleEntrance"],
  ["S3-097", "accessibilityOptions.wheelchairAccessibleRestroom"],
  ["S3-098", "accessibilityOptions.wheelchairAccessibleSeating"],
  ["S3-099", "accessibilityOptions.wheelchairAccessibleParking"],
  ["S3-100", "parkingOptions.freeParkingLot"],
  ["S3-101", "parkingOptions.paidParkingLot"],
  ["S3-102", "parkingOptions.freeStreetParking"],
  ["S3-103", "parkingOptions.paidStreetParking"],
  ["S3-104", "parkingOptions.valetParking"],
  ["S3-105", "parkingOptions.freeGarageParking"],
  ["S3-106", "parkingOptions.paidGarageParking"],
  ["S3-107", "paymentOptions.acceptsCreditCards"],
  ["S3-108", "paymentOptions.acceptsDebitCards"],
  ["S3-109", "paymentOptions.acceptsCashOnly"],
  ["S3-110", "paymentOptions.acceptsNfc"],
])("[%s] %s: true and false are written, unknown is absent", async (_rule, path) => {
  const [group = "", flag] = path.split(".");
  for (const value of [true, false]) {
    const facts = { [group]: flag === undefined ? value : { [flag]: value } };
    expect(await apiOver([aPlaceRecord({ facts })]).getPlace(path)).toEqual(facts);
  }
  expect(await apiOver([aPlaceRecord()]).getPlace(path)).toEqual({});
});
