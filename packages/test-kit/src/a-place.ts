import type { Place } from "@lieudit/place-model";

/**
 * A place as the wire writes it: the bakery of `aPlaceRecord()` for a French
 * reader, with the fields that every place has. `overrides` replace whole
 * fields; a field set to undefined is left out.
 */
export function aPlace(overrides: { [Field in keyof Place]?: Place[Field] | undefined } = {}): Place {
  const place = {
    name: `places/${overrides.id ?? "osm-n-0000000101"}`,
    id: "osm-n-0000000101",
    displayName: { text: "Le Fournil des Roches", languageCode: "fr" },
    types: ["bakery", "food_store", "store", "food", "point_of_interest", "establishment"],
    primaryType: "bakery",
    primaryTypeDisplayName: { text: "Boulangerie", languageCode: "fr" },
    formattedAddress: "12 Rue des Cordiers, 83999 Port-Valbrune, France",
    location: { latitude: 43.2412, longitude: 6.8137 },
    utcOffsetMinutes: 60,
    googleMapsUri: `https://lieudit.example/lieu/${overrides.id ?? "osm-n-0000000101"}`,
    attributions: [
      {
        provider: "© OpenStreetMap contributors",
        providerUri: "https://www.openstreetmap.org/copyright",
      },
    ],
    ...overrides,
  };
  // Entries of undefined are dropped just here, so the wire's "absent" is what a test meets.
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) as Place;
}
