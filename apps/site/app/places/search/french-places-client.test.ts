import type { Place } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { expect, test } from "vitest";
import { printedPlaces } from "./french-places-client.ts";

const PLACE: Place = {
  id: "gare",
  displayName: { text: "Gare d'Aubremer", languageCode: "fr" },
  formattedAddress: "1 Place de l'Église, 96100 Aubremer",
  shortFormattedAddress: "1 Place de l'Église",
  adrFormatAddress: '<span class="street-address">1 Place de l\'Église</span>',
  addressComponents: [{ longText: "Place de l'Église", shortText: "Pl. de l'Église", types: ["route"] }],
  primaryTypeDisplayName: { text: "Parc d'attractions", languageCode: "fr" },
  reviews: [{ name: "r", text: { text: "On s'y sent bien !", languageCode: "fr" } }],
  websiteUri: "https://gare.example/l'heure",
};

test("names, kinds, addresses and reviews have typographic apostrophes, and nothing else changes", async () => {
  const answers = {
    getPlace: async () => PLACE,
    batchGetPlaces: async () => ({ places: [PLACE], missingIds: ["l'autre"] }),
    searchText: async () => ({ places: [PLACE], nextPageToken: "l'a" }),
    searchNearby: async () => ({}),
  };
  // Only these are called.
  const client = printedPlaces(answers as Partial<PlacesClient> as PlacesClient);
  const printed = await client.getPlace({ placeId: "gare" }, []);
  expect(printed).toEqual({
    ...PLACE,
    displayName: { text: "Gare d’Aubremer", languageCode: "fr" },
    primaryTypeDisplayName: { text: "Parc d’attractions", languageCode: "fr" },
    reviews: [{ name: "r", text: { text: "On s’y sent bien\u202f!", languageCode: "fr" } }],
    formattedAddress: "1 place de l’Église, 96100 Aubremer",
    shortFormattedAddress: "1 place de l’Église",
    adrFormatAddress: '<span class="street-address">1 Place de l’Église</span>',
    addressComponents: [{ longText: "Place de l’Église", shortText: "Pl. de l’Église", types: ["route"] }],
  });
  expect(await client.batchGetPlaces({ placeIds: [] }, [])).toEqual({
    places: [printed],
    missingIds: ["l'autre"],
  });
  expect(await client.searchText({ textQuery: "gare" }, [])).toEqual({
    places: [printed],
    nextPageToken: "l'a",
  });
  expect(await client.searchNearby({ locationRestriction: { circle: {} } } as never, [])).toEqual({});
});

test("what matched of a prediction stays where it is", async () => {
  const prediction = {
    place: "places/gare",
    placeId: "gare",
    text: { text: "Gare d'Aubremer, Aubremer", matches: [{ startOffset: 7, endOffset: 10 }] },
    structuredFormat: { mainText: { text: "Gare d'Aubremer" }, secondaryText: { text: "L'Isle" } },
    distanceMeters: 12,
  };
  const answers = { autocomplete: async () => ({ suggestions: [{ placePrediction: prediction }] }) };
  const client = printedPlaces(answers as Partial<PlacesClient> as PlacesClient);
  expect(await client.autocomplete({ input: "aub" })).toEqual({
    suggestions: [
      {
        placePrediction: {
          ...prediction,
          text: { text: "Gare d’Aubremer, Aubremer", matches: [{ startOffset: 7, endOffset: 10 }] },
          structuredFormat: { mainText: { text: "Gare d’Aubremer" }, secondaryText: { text: "L’Isle" } },
        },
      },
    ],
  });
});
