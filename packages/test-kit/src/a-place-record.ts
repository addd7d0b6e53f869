import type { PlaceRecord } from "@lieudit/place-model";

/** Returns a stored place: a bakery in a fictional town. `overrides` replace whole fields. */
export function aPlaceRecord(overrides: Partial<PlaceRecord> = {}): PlaceRecord {
  return {
    id: "osm-n-0000000101",
    kind: "poi",
    source: "test",
    osm: "node/101",
    names: { default: "Le Fournil des Roches", defaultLanguage: "fr" },
    types: ["bakery", "food_store", "store", "food", "point_of_interest", "establishment"],
    primaryType: "bakery",
    typeNames: { fr: "Boulangerie", en: "Bakery" },
    location: { latitude: 43.2412, longitude: 6.8137 },
    plusCode: { globalCode: "8FM86RR7+FF", compoundCode: "6RR7+FF Port-Valbrune" },
    address: {
      houseNumber: "12",
      street: "Rue des Cordiers",
      postcode: "83999",
      locality: "Port-Valbrune",
      adminArea2: "Var",
      adminArea1: "Provence-Alpes-Côte d'Azur",
      countryCode: "FR",
      formatted: "12 Rue des Cordiers, 83999 Port-Valbrune",
    },
    popularity: 0.4,
    timeZone: "Europe/Paris",
    attributions: [
      {
        provider: "© OpenStreetMap contributors",
        providerUri: "https://www.openstreetmap.org/copyright",
      },
    ],
    facts: {},
    ...overrides,
  };
}
