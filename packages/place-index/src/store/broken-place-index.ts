import type { PlaceIndex } from "../place-index.ts";

/** Stands in for an index that could not be opened: every call is rejected with `reason`. */
export function createBrokenPlaceIndex(reason: unknown): PlaceIndex {
  const reject = () => Promise.reject(reason);
  return {
    getPlace: reject,
    getPlaces: reject,
    getBoundary: reject,
    autocomplete: reject,
    searchText: reject,
    searchNearby: reject,
    reverseGeocode: reject,
    explainSearch: reject,
    describe: reject,
    close: async () => {},
  };
}
