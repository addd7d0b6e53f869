import type { PlaceIndex } from "../place-index.ts";

/** Returns the index before the first import: finds nothing, without an error. */
export function createEmptyPlaceIndex(): PlaceIndex {
  return {
    getPlace: async () => null,
    getPlaces: async () => [],
    getBoundary: async () => null,
    autocomplete: async () => [],
    searchText: async () => ({ places: [], hasMore: false }),
    searchNearby: async () => [],
    reverseGeocode: async () => [],
    explainSearch: async ({ query }) => ({
      text: "input" in query ? query.input : query.text,
      readings: [],
      candidates: [],
      candidateCount: 0,
    }),
    describe: async () => ({ sources: [], placeCount: 0, countByKind: {} }),
    close: async () => {},
  };
}
