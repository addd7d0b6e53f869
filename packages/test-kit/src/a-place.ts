import type { Place } from "@lieudit/place-model";

/**
 * Returns the place of `aPlaceRecord()` as the wire writes it for a French reader, with the fields
 * that every place has. `overrides` replace whole fields; a field set to undefined is absent.
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
  // Undefined entries are removed, so that tests see the wire's "absent".
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) as Place;
}
