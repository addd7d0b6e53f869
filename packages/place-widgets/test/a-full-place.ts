import type { Place } from "@lieudit/place-model";
import { aPlace } from "@lieudit/test-kit";
import type { DisplayPhoto } from "../src/state/photos-load.ts";

/** A place of which every section has something to show. */
export const FULL_PLACE: Place = aPlace({
  rating: 4.3,
  userRatingCount: 57,
  primaryTypeDisplayName: { text: "Bakery", languageCode: "en" },
  priceLevel: "PRICE_LEVEL_MODERATE",
  accessibilityOptions: { wheelchairAccessibleEntrance: true },
  businessStatus: "OPERATIONAL",
  timeZone: { id: "Europe/Paris" },
  regularOpeningHours: {
    periods: [{ open: { day: 2, hour: 8, minute: 0 }, close: { day: 2, hour: 18, minute: 30 } }],
  },
  websiteUri: "https://www.fournil.example/",
  nationalPhoneNumber: "04 94 00-00 (00)",
  editorialSummary: { text: "Sourdough breads.", languageCode: "en" },
  takeout: true,
  delivery: true,
  servesVegetarianFood: true,
  curbsidePickup: false,
  paymentOptions: { acceptsCreditCards: true },
  consumerAlert: {
    overview: "Suspicious reviews",
    details: { title: "Reviews removed", description: "Paid reviews." },
  },
  fuelOptions: {
    fuelPrices: [
      {
        type: "DIESEL",
        price: { currencyCode: "EUR", units: "1", nanos: 689_000_000 },
        updateTime: "2026-03-09T11:59:00Z",
      },
      {
        type: "SP95_E10",
        price: { currencyCode: "EUR", units: "1", nanos: 789_000_000 },
        updateTime: "2026-03-09T12:00:00Z",
      },
    ],
  },
  evChargeOptions: {
    connectorCount: 2,
    connectorAggregation: [
      {
        type: "EV_CONNECTOR_TYPE_TYPE_2",
        maxChargeRateKw: 7.359,
        count: 2,
        availableCount: 1,
        availabilityLastUpdateTime: "2026-03-10T11:55:00Z",
      },
    ],
  },
  reviews: [
    {
      name: "places/osm-n-0000000101/reviews/1",
      authorAttribution: { displayName: "Anna" },
      rating: 4,
      publishTime: "2026-01-10T12:00:00Z",
      text: { text: "Good bread.\nKind people.", languageCode: "en" },
      originalText: { text: "Bon pain.\nGens aimables.", languageCode: "fr" },
      visitDate: { year: 2025, month: 12 },
    },
  ],
  photos: photoNames(3).map((name) => ({ name, widthPx: 1600, heightPx: 1067 })),
});

/** `count` photos of the full place, with their addresses. */
export function displayPhotos(count: number): DisplayPhoto[] {
  return photoNames(count).map((name, index) => ({
    name,
    url: `https://lieudit.example/v1/media/${index}/500x333`,
    widthPx: 1600,
    heightPx: 1067,
    authorAttributions: [{ displayName: "Luc" }],
    flagContentUri: `https://lieudit.example/signaler?photo=${index}`,
  }));
}

function photoNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `places/osm-n-0000000101/photos/${index}`);
}
