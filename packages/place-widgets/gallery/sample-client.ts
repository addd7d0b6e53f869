import { type Place, PlacesError } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { sampleContext } from "./sample-context.ts";
import { SAMPLE_PLACES, SAMPLE_PREDICTIONS } from "./sample-places.ts";

/** Ids that answer in a way of their own. */
export const NEVER_ANSWERS = "gallery-never-answers";
export const ALWAYS_FAILS = "gallery-always-fails";

/** Returns a places client over the sample places: answers at once and reaches no network. */
export function sampleClient(photoBase: string): PlacesClient {
  return {
    async getPlace({ placeId }) {
      if (placeId === NEVER_ANSWERS) return never();
      return samplePlace(placeId);
    },
    async batchGetPlaces({ placeIds }) {
      return { places: placeIds.map(samplePlace) };
    },
    async searchText({ textQuery }) {
      if (textQuery === NEVER_ANSWERS) return never();
      if (textQuery === ALWAYS_FAILS) throw new PlacesError("UNAVAILABLE", "The gallery has no such answer.");
      const wanted = textQuery.toLowerCase();
      return {
        places: SAMPLE_PLACES.filter(
          (place) => place.displayName?.text.toLowerCase().includes(wanted) === true,
        ),
      };
    },
    async searchNearby() {
      return { places: [...SAMPLE_PLACES] };
    },
    async autocomplete({ input, origin }) {
      if (input === ALWAYS_FAILS) throw new PlacesError("UNAVAILABLE", "The gallery has no such answer.");
      const wanted = input.toLowerCase();
      const matching = SAMPLE_PREDICTIONS.filter(({ text }) => text.text.toLowerCase().includes(wanted));
      return {
        suggestions: matching.map(({ distanceMeters, ...placePrediction }) => ({
          placePrediction:
            origin === undefined || distanceMeters === undefined
              ? placePrediction
              : { ...placePrediction, distanceMeters },
        })),
      };
    },
    async getPhotoMedia({ name }) {
      if (name.endsWith(NEVER_ANSWERS)) return never();
      if (name.endsWith(ALWAYS_FAILS)) throw new PlacesError("NOT_FOUND", "The gallery has no such photo.");
      return { name: `${name}/media`, photoUri: `${photoBase}${name.split("/").at(-1)}.svg` };
    },
    async createContext() {
      return { contextToken: "gallery-context", expireTime: "2100-01-01T00:00:00Z" };
    },
    async getContext({ contextToken }) {
      if (contextToken === NEVER_ANSWERS) return never();
      if (contextToken === ALWAYS_FAILS)
        throw new PlacesError("UNAVAILABLE", "The gallery has no such answer.");
      return sampleContext(contextToken);
    },
    async reverseGeocode() {
      const place = SAMPLE_PLACES[0];
      return { results: place === undefined ? [] : [{ types: ["point_of_interest"], place }] };
    },
  };
}

function samplePlace(id: string): Place {
  const place = SAMPLE_PLACES.find((each) => each.id === id);
  if (place === undefined) throw new PlacesError("NOT_FOUND", `No place has the id ${id}.`);
  return place;
}

function never<Answer>(): Promise<Answer> {
  return new Promise(() => {});
}
