import type { Photo, Place, PlacePrediction } from "@lieudit/place-model";
import { type FeatureGroup, PLACE_FEATURES } from "../src/content/place-features.ts";

/** The gallery's own moment: a Friday morning in Port-Valbrune. */
export const GALLERY_NOW = Date.parse("2026-11-20T09:12:00Z");

/** Groups whose features stand in an object of their own on the wire. */
const OPTION_GROUPS: ReadonlySet<FeatureGroup> = new Set(["accessibility", "parking", "payments"]);

const OPENSTREETMAP = {
  provider: "© OpenStreetMap contributors",
  providerUri: "https://www.openstreetmap.org/copyright",
};

const WEEKDAY_HOURS = [1, 2, 3, 4, 5].flatMap((day) => [
  { open: { day, hour: 7, minute: 0 }, close: { day, hour: 13, minute: 0 } },
  { open: { day, hour: 15, minute: 30 }, close: { day, hour: 19, minute: 30 } },
]);

/** Everything a bakery can say. */
export const bakery: Place = {
  id: "osm-n-0000000101",
  name: "places/osm-n-0000000101",
  displayName: { text: "Le Fournil des Roches", languageCode: "fr" },
  primaryType: "bakery",
  types: ["bakery", "food_store", "store", "point_of_interest"],
  primaryTypeDisplayName: { text: "Boulangerie", languageCode: "fr" },
  formattedAddress: "12 Rue des Cordiers, 83999 Port-Valbrune, France",
  location: { latitude: 43.2412, longitude: 6.8137 },
  timeZone: { id: "Europe/Paris" },
  utcOffsetMinutes: 60,
  rating: 4.3,
  userRatingCount: 1284,
  priceLevel: "PRICE_LEVEL_INEXPENSIVE",
  businessStatus: "OPERATIONAL",
  regularOpeningHours: {
    periods: [
      ...WEEKDAY_HOURS,
      { open: { day: 6, hour: 7, minute: 0 }, close: { day: 6, hour: 19, minute: 30 } },
    ],
  },
  websiteUri: "https://www.fournil-des-roches.example/",
  nationalPhoneNumber: "04 99 00 12 34",
  internationalPhoneNumber: "+33 4 99 00 12 34",
  plusCode: { globalCode: "8FM86RR7+FF", compoundCode: "6RR7+FF Port-Valbrune" },
  googleMapsUri: "https://lieudit.example/lieu/osm-n-0000000101",
  editorialSummary: {
    text: "Pains au levain cuits au feu de bois et fougasses aux olives, dans l’ancienne corderie du port.",
    languageCode: "fr",
  },
  accessibilityOptions: { wheelchairAccessibleEntrance: true, wheelchairAccessibleRestroom: false },
  paymentOptions: { acceptsCreditCards: true, acceptsNfc: true },
  takeout: true,
  delivery: false,
  servesBreakfast: true,
  servesVegetarianFood: true,
  allowsDogs: true,
  iconBackgroundColor: "#b5651d",
  photos: [photo("bread"), photo("street"), photo("harbour")],
  reviews: [
    {
      name: "places/osm-n-0000000101/reviews/1",
      rating: 5,
      authorAttribution: { displayName: "Maëlle R.", uri: "https://avis.example/maelle" },
      publishTime: "2026-10-02T08:00:00Z",
      visitDate: { year: 2026, month: 9 },
      flagContentUri: "https://lieudit.example/signaler?avis=1",
      text: {
        text: "Le pain de seigle est remarquable et l’accueil aussi.\n\nVenir tôt le samedi : tout part avant dix heures.",
        languageCode: "fr",
      },
    },
    {
      name: "places/osm-n-0000000101/reviews/2",
      rating: 4,
      authorAttribution: { displayName: "Tom W." },
      publishTime: "2026-11-19T18:00:00Z",
      text: { text: "Excellentes fougasses, un peu d’attente.", languageCode: "fr" },
      originalText: { text: "Great fougasse, short queue.", languageCode: "en" },
    },
  ],
  attributions: [OPENSTREETMAP],
};

/** Fuel with fresh, stale and missing prices, and charging with live counts. */
export const station: Place = {
  id: "osm-n-0000000102",
  displayName: { text: "Station du Cap", languageCode: "fr" },
  primaryType: "gas_station",
  types: ["gas_station", "electric_vehicle_charging_station", "point_of_interest"],
  primaryTypeDisplayName: { text: "Station-service", languageCode: "fr" },
  formattedAddress: "Route du Phare, 83999 Port-Valbrune, France",
  location: { latitude: 43.2461, longitude: 6.8222 },
  timeZone: { id: "Europe/Paris" },
  businessStatus: "OPERATIONAL",
  regularOpeningHours: { periods: [{ open: { day: 0, hour: 0, minute: 0 } }] },
  googleMapsUri: "https://lieudit.example/lieu/osm-n-0000000102",
  restroom: true,
  paymentOptions: { acceptsCreditCards: true },
  iconBackgroundColor: "#3b6ea5",
  fuelOptions: {
    fuelPrices: [
      fuel("DIESEL", 1, 689_000_000, "2026-11-20T05:00:00Z"),
      fuel("SP95_E10", 1, 749_000_000, "2026-11-20T05:00:00Z"),
      fuel("SP98", 1, 839_000_000, "2026-11-17T05:00:00Z"),
      fuel("E85", 0, 819_000_000, "2026-11-20T05:00:00Z"),
    ],
  },
  evChargeOptions: {
    connectorCount: 6,
    connectorAggregation: [
      {
        type: "EV_CONNECTOR_TYPE_CCS_COMBO_2",
        maxChargeRateKw: 150,
        count: 4,
        availableCount: 3,
        outOfServiceCount: 1,
        availabilityLastUpdateTime: "2026-11-20T09:05:00Z",
      },
      { type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 22.08, count: 2 },
    ],
  },
  attributions: [OPENSTREETMAP],
};

/** A restaurant that warns its customers, with a range of prices. */
export const restaurant: Place = {
  id: "osm-n-0000000103",
  displayName: { text: "À l’Ombre du Figuier", languageCode: "fr" },
  primaryType: "restaurant",
  types: ["restaurant", "point_of_interest"],
  primaryTypeDisplayName: { text: "Restaurant méditerranéen", languageCode: "fr" },
  formattedAddress: "3 Place du Lavoir, 83999 Port-Valbrune, France",
  location: { latitude: 43.2433, longitude: 6.8101 },
  timeZone: { id: "Europe/Paris" },
  rating: 3.5,
  userRatingCount: 87,
  priceRange: {
    startPrice: { currencyCode: "EUR", units: "20" },
    endPrice: { currencyCode: "EUR", units: "30" },
  },
  businessStatus: "OPERATIONAL",
  regularOpeningHours: {
    periods: [3, 4, 5, 6].map((day) => ({
      open: { day, hour: 18, minute: 30 },
      close: { day: (day + 1) % 7, hour: 1, minute: 0 },
    })),
  },
  consumerAlert: {
    overview: "Des tentatives d’hameçonnage utilisent le nom de ce restaurant",
    details: {
      title: "Faux sites de réservation",
      description:
        "De faux sites demandent un acompte par carte. Le restaurant ne prend ses réservations que par téléphone.",
      aboutLink: { title: "En savoir plus", uri: "https://alertes.example/figuier" },
    },
    languageCode: "fr",
  },
  nationalPhoneNumber: "04 99 00 56 78",
  googleMapsUri: "https://lieudit.example/lieu/osm-n-0000000103",
  dineIn: true,
  outdoorSeating: true,
  reservable: true,
  iconBackgroundColor: "#a2453d",
  photos: [photo("garden")],
  attributions: [OPENSTREETMAP],
};

/** Nothing but a name and an address. */
export const bench: Place = {
  id: "osm-n-0000000104",
  displayName: { text: "Banc de la Pointe", languageCode: "fr" },
  formattedAddress: "Sentier de la Pointe, 83999 Port-Valbrune, France",
  location: { latitude: 43.2391, longitude: 6.8177 },
  attributions: [OPENSTREETMAP],
};

/** A closed place with a name in Arabic letters. */
export const closedCafe: Place = {
  id: "osm-n-0000000105",
  displayName: { text: "مقهى الميناء", languageCode: "ar" },
  primaryType: "cafe",
  types: ["cafe", "point_of_interest"],
  primaryTypeDisplayName: { text: "Café", languageCode: "fr" },
  formattedAddress: "1 Quai des Brumes, 83999 Port-Valbrune, France",
  location: { latitude: 43.2401, longitude: 6.8149 },
  businessStatus: "CLOSED_TEMPORARILY",
  rating: 4,
  userRatingCount: 3,
  iconBackgroundColor: "#7a5c3e",
  attributions: [OPENSTREETMAP],
};

/** A name of 200 characters in one word. */
export const longName: Place = {
  ...bench,
  id: "osm-n-0000000106",
  displayName: { text: "Donaudampfschifffahrtsgesellschaft".repeat(6).slice(0, 200), languageCode: "de" },
};

/** A name of one letter. */
export const oneLetter: Place = {
  ...bench,
  id: "osm-n-0000000107",
  displayName: { text: "Ô", languageCode: "fr" },
};

/** A place without a photo whose hours are others than usual on this Friday. */
export const bistro: Place = {
  id: "osm-n-0000000108",
  displayName: { text: "Le Comptoir des Cordiers", languageCode: "fr" },
  primaryType: "bistro",
  types: ["bistro", "restaurant", "point_of_interest"],
  primaryTypeDisplayName: { text: "Bistrot", languageCode: "fr" },
  formattedAddress: "20 Rue des Cordiers, 83999 Port-Valbrune, France",
  location: { latitude: 43.2415, longitude: 6.8141 },
  timeZone: { id: "Europe/Paris" },
  rating: 4.6,
  userRatingCount: 412,
  priceLevel: "PRICE_LEVEL_MODERATE",
  businessStatus: "OPERATIONAL",
  regularOpeningHours: {
    periods: [2, 3, 4, 5, 6].map((day) => ({
      open: { day, hour: 12, minute: 0 },
      close: { day, hour: 14, minute: 30 },
    })),
  },
  currentOpeningHours: {
    periods: [2, 3, 4, 6].map((day) => ({
      open: { day, hour: 12, minute: 0 },
      close: { day, hour: 14, minute: 30 },
    })),
    specialDays: [{ date: { year: 2026, month: 11, day: 20 } }],
  },
  googleMapsUri: "https://lieudit.example/lieu/osm-n-0000000108",
  outdoorSeating: true,
  servesVegetarianFood: true,
  iconMaskBaseUri: "/v1/icons/food",
  iconBackgroundColor: "#D9541E",
  attributions: [OPENSTREETMAP],
};

/** Another without a photo. */
export const inn: Place = {
  ...bistro,
  id: "osm-n-0000000109",
  displayName: { text: "Auberge du Vieux Lavoir", languageCode: "fr" },
  primaryType: "bar",
  types: ["bar", "point_of_interest"],
  primaryTypeDisplayName: { text: "Bar", languageCode: "fr" },
  rating: 3.9,
  userRatingCount: 58,
  iconMaskBaseUri: "/v1/icons/bar",
  iconBackgroundColor: "#A2519C",
};

/** Says something of every feature that a place can have; of every third that it has it not. */
export const everyFeature: Place = withFeatures((index) => index % 3 !== 2);

export const SAMPLE_PLACES: readonly Place[] = [
  bakery,
  station,
  restaurant,
  bench,
  closedCafe,
  longName,
  oneLetter,
  bistro,
  inn,
];

export const SAMPLE_PREDICTIONS: readonly PlacePrediction[] = [
  prediction(bakery, "Le Fournil des Roches", [[3, 10]], "Rue des Cordiers, Port-Valbrune", 340),
  prediction(station, "Fournitures du Cap", [[0, 6]], "Route du Phare, Port-Valbrune", 1280),
  prediction(restaurant, "😋 Four à poisson", [[2, 6]], "Place du Lavoir, Port-Valbrune", 14_600),
];

function withFeatures(has: (index: number) => boolean): Place {
  const getOptions = (group: FeatureGroup) =>
    Object.fromEntries(
      PLACE_FEATURES.flatMap((row, index) => (row.group === group ? [[row.feature, has(index)]] : [])),
    );
  const flags = PLACE_FEATURES.flatMap(({ group, feature }, index) =>
    OPTION_GROUPS.has(group) ? [] : [[feature, has(index)]],
  );
  return {
    ...bench,
    ...Object.fromEntries(flags),
    accessibilityOptions: getOptions("accessibility"),
    parkingOptions: getOptions("parking"),
    paymentOptions: getOptions("payments"),
  };
}

function photo(scene: string): Photo {
  return {
    name: `places/gallery/photos/${scene}`,
    widthPx: 600,
    heightPx: 400,
    authorAttributions: [{ displayName: "Atelier du Port" }],
  };
}

function fuel(
  type: "DIESEL" | "SP95_E10" | "SP98" | "E85",
  units: number,
  nanos: number,
  updateTime: string,
) {
  return { type, price: { currencyCode: "EUR", units: String(units), nanos }, updateTime };
}

function prediction(
  place: Place,
  main: string,
  matches: readonly (readonly [number, number])[],
  secondary: string,
  distanceMeters: number,
): PlacePrediction {
  const placeId = place.id ?? "";
  return {
    place: `places/${placeId}`,
    placeId,
    text: { text: `${main}, ${secondary}` },
    structuredFormat: {
      mainText: {
        text: main,
        matches: matches.map(([startOffset, endOffset]) => ({ startOffset, endOffset })),
      },
      secondaryText: { text: secondary },
    },
    types: place.types ?? [],
    distanceMeters,
  };
}
