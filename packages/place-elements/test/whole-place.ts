import type { Place } from "@lieudit/place-model";
import { aPlace } from "@lieudit/test-kit";

export const WHOLE_PLACE_ID = "whole-0000000001";

/** Returns a place as a server writes it that knows something for every field of the protocol. */
export function wholePlace(): Place {
  return aPlace({ ...WHOLE, ...BEYOND });
}

const name = `places/${WHOLE_PLACE_ID}`;
const author = {
  displayName: "Aline Kerbrat",
  uri: "https://people.example/aline",
  photoUri: "https://people.example/aline.jpg",
};
const hours = {
  openNow: true,
  periods: [
    { open: { day: 1, hour: 7, minute: 30 }, close: { day: 1, hour: 19, minute: 0 } },
    { open: { day: 2, hour: 7, minute: 30 }, close: { day: 2, hour: 12, minute: 15 } },
  ],
  weekdayDescriptions: ["lundi : 07:30–19:00", "mardi : 07:30–12:15"],
  specialDays: [{ date: { year: 2026, month: 12, day: 25 } }],
};
const words = (text: string) => ({ text, languageCode: "fr" });
const block = (text: string) => ({
  content: words(text),
  referencedPlaces: ["places/refer-0000000001"],
});

const WHOLE: Place = {
  name,
  id: WHOLE_PLACE_ID,
  displayName: words("Le Fournil des Roches"),
  types: ["bakery", "food_store"],
  primaryType: "bakery",
  primaryTypeDisplayName: words("Boulangerie"),
  nationalPhoneNumber: "04 99 00 12 34",
  internationalPhoneNumber: "+33 4 99 00 12 34",
  formattedAddress: "12 Rue des Cordiers, 83999 Port-Valbrune, France",
  shortFormattedAddress: "12 Rue des Cordiers, Port-Valbrune",
  addressComponents: [
    { longText: "Port-Valbrune", shortText: "P.-Valbrune", types: ["locality"], languageCode: "fr" },
  ],
  adrFormatAddress: '<span class="locality">Port-Valbrune</span>',
  // Two of its fields are ones that the service never fills.
  postalAddress: {
    regionCode: "FR",
    languageCode: "fr",
    postalCode: "83999",
    administrativeArea: "Var",
    locality: "Port-Valbrune",
    sublocality: "Les Roches",
    addressLines: ["12 Rue des Cordiers"],
    sortingCode: "CEDEX 2",
    recipients: ["Aline Kerbrat"],
    organization: "Le Fournil des Roches",
  } as Place["postalAddress"] & object,
  location: { latitude: 43.2412, longitude: 6.8137 },
  viewport: {
    low: { latitude: 43.24, longitude: 6.81 },
    high: { latitude: 43.25, longitude: 6.82 },
  },
  rating: 4.3,
  userRatingCount: 187,
  googleMapsUri: `https://lieudit.example/lieu/${WHOLE_PLACE_ID}`,
  googleMapsLinks: {
    directionsUri: "https://maps.example/directions",
    placeUri: "https://maps.example/place",
    writeAReviewUri: "https://maps.example/write",
    reviewsUri: "https://maps.example/reviews",
    photosUri: "https://maps.example/photos",
  },
  websiteUri: "https://fournil.example/",
  reviews: [
    {
      name: `${name}/reviews/1`,
      relativePublishTimeDescription: "il y a un mois",
      text: words("Un pain remarquable."),
      originalText: { text: "Remarkable bread.", languageCode: "en" },
      rating: 5,
      authorAttribution: author,
      publishTime: "2026-10-02T08:15:00Z",
      flagContentUri: "https://lieudit.example/signaler?avis=1",
      googleMapsUri: "https://maps.example/reviews/1",
      visitDate: { year: 2026, month: 9 },
    },
  ],
  photos: [
    {
      name: `${name}/photos/photo-1`,
      widthPx: 1600,
      heightPx: 900,
      authorAttributions: [author],
      flagContentUri: "https://lieudit.example/signaler?photo=1",
      googleMapsUri: "https://maps.example/photos/1",
    },
  ],
  regularOpeningHours: hours,
  currentOpeningHours: { ...hours, weekdayDescriptions: ["lundi : fermé"] },
  regularSecondaryOpeningHours: [{ ...hours, secondaryHoursType: "KITCHEN" }],
  currentSecondaryOpeningHours: [{ ...hours, secondaryHoursType: "DELIVERY" }],
  timeZone: { id: "Europe/Paris", version: "2026b" },
  utcOffsetMinutes: 60,
  businessStatus: "OPERATIONAL",
  priceLevel: "PRICE_LEVEL_MODERATE",
  priceRange: {
    startPrice: { currencyCode: "EUR", units: "5" },
    endPrice: { currencyCode: "EUR", units: "12", nanos: 500_000_000 },
  },
  attributions: [{ provider: "OpenStreetMap", providerUri: "https://www.openstreetmap.org/copyright" }],
  iconMaskBaseUri: "https://lieudit.example/v1/icons/food",
  iconBackgroundColor: "#FF9E67",
  editorialSummary: words("Une boulangerie de quartier."),
  consumerAlert: {
    overview: "Avis suspects",
    details: {
      title: "Des avis ont été retirés",
      description: "Ils ne venaient pas de clients.",
      aboutLink: { title: "En savoir plus", uri: "https://lieudit.example/avis" },
    },
    languageCode: "fr",
  },
  paymentOptions: {
    acceptsCreditCards: true,
    acceptsDebitCards: true,
    acceptsCashOnly: false,
    acceptsNfc: true,
  },
  parkingOptions: {
    freeParkingLot: true,
    paidParkingLot: false,
    freeStreetParking: true,
    paidStreetParking: false,
    valetParking: false,
    freeGarageParking: true,
    paidGarageParking: false,
  },
  accessibilityOptions: {
    wheelchairAccessibleParking: true,
    wheelchairAccessibleEntrance: true,
    wheelchairAccessibleRestroom: false,
    wheelchairAccessibleSeating: true,
  },
  fuelOptions: {
    fuelPrices: [
      {
        type: "SP95_E10",
        price: { currencyCode: "EUR", units: "1", nanos: 789_000_000 },
        updateTime: "2026-11-08T06:00:00Z",
      },
    ],
  },
  evChargeOptions: {
    connectorCount: 4,
    connectorAggregation: [
      {
        type: "EV_CONNECTOR_TYPE_CCS_COMBO_2",
        maxChargeRateKw: 150,
        count: 4,
        availableCount: 3,
        outOfServiceCount: 1,
        availabilityLastUpdateTime: "2026-11-09T09:55:00Z",
      },
    ],
  },
  pureServiceAreaBusiness: false,
  takeout: true,
  delivery: false,
  dineIn: true,
  curbsidePickup: false,
  reservable: true,
  servesBreakfast: true,
  servesLunch: false,
  servesDinner: true,
  servesBrunch: false,
  servesBeer: true,
  servesWine: false,
  servesCocktails: true,
  servesDessert: false,
  servesCoffee: true,
  servesVegetarianFood: false,
  outdoorSeating: true,
  liveMusic: false,
  menuForChildren: true,
  goodForChildren: false,
  goodForGroups: true,
  goodForWatchingSports: false,
  allowsDogs: true,
  restroom: false,
  wifi: true,
};

/** Fields of the protocol that this service never fills, and other servers may. */
const BEYOND: object = {
  addressDescriptor: {
    landmarks: [
      {
        name: "places/landm-0000000001",
        placeId: "landm-0000000001",
        displayName: words("Halle aux Grains"),
        types: ["market"],
        spatialRelationship: "ACROSS_THE_ROAD",
        straightLineDistanceMeters: 42.5,
        travelDistanceMeters: 61,
      },
    ],
    areas: [
      {
        name: "places/areas-0000000001",
        placeId: "areas-0000000001",
        displayName: words("Les Roches"),
        containment: "OUTSKIRTS",
      },
    ],
  },
  containingPlaces: [{ name: "places/mall-00000000001", id: "mall-00000000001" }],
  subDestinations: [{ name: "places/gate-00000000001", id: "gate-00000000001" }],
  openingDate: { year: 2027, month: 3, day: 15 },
  generativeSummary: {
    overview: words("Boulangerie connue pour son pain."),
    overviewFlagContentUri: "https://lieudit.example/signaler?resume=1",
    disclosureText: words("Écrit par une machine"),
  },
  reviewSummary: {
    text: words("Les clients aiment le pain."),
    flagContentUri: "https://lieudit.example/signaler?resume=2",
    disclosureText: words("Résumé par une machine"),
    reviewsUri: "https://maps.example/reviews",
  },
  neighborhoodSummary: {
    overview: block("Un quartier de pêcheurs."),
    description: block("Des rues étroites."),
    flagContentUri: "https://lieudit.example/signaler?resume=3",
    disclosureText: words("Texte d'une machine"),
  },
  evChargeAmenitySummary: {
    overview: block("De quoi attendre."),
    coffee: block("Un café à côté."),
    restaurant: block("Un restaurant en face."),
    store: block("Une épicerie."),
    flagContentUri: "https://lieudit.example/signaler?resume=4",
    disclosureText: words("Rédigé par une machine"),
  },
  transitStation: {
    displayName: words("Gare de Port-Valbrune"),
    agencies: [
      {
        displayName: words("Lignes du Var"),
        url: "https://lignes.example/",
        fareUrl: "https://lignes.example/tarifs",
        icon: { url: "https://lignes.example/icon.svg", nameIncluded: true },
        lines: [
          {
            id: "line-7",
            displayName: words("Ligne 7 du littoral"),
            shortDisplayName: words("7"),
            textColor: "#FFFFFF",
            backgroundColor: "#005A9C",
            url: "https://lignes.example/7",
            icon: { url: "https://lignes.example/7.svg", nameIncluded: false },
            vehicleIcon: { url: "https://lignes.example/tram.svg" },
            vehicleType: "TRAM",
          },
        ],
      },
    ],
    stops: [
      {
        id: "stop-2",
        displayName: words("Quai 2"),
        location: { latitude: 43.2415, longitude: 6.8139 },
        stopCode: words("PV2"),
        platformCode: words("2"),
        signageText: words("Vers le port"),
        wheelchairAccessibleEntrance: true,
      },
    ],
  },
};
