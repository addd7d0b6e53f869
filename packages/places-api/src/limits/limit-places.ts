import type { ConcurrencyLimiter } from "@lieudit/limits";
import type { PlaceIndex } from "@lieudit/place-index";

/**
 * Limits the concurrent queries of an index. A slow client, such as one that
 * sends its body byte by byte, takes no slot.
 */
export function limitPlaces(places: PlaceIndex, limiter: ConcurrencyLimiter): PlaceIndex {
  return {
    getPlace: (id) => limiter.run(() => places.getPlace(id)),
    getPlaces: (ids) => limiter.run(() => places.getPlaces(ids)),
    autocomplete: (query, signal) => limiter.run(() => places.autocomplete(query, signal), signal),
    searchText: (query, signal) => limiter.run(() => places.searchText(query, signal), signal),
    searchNearby: (query, signal) => limiter.run(() => places.searchNearby(query, signal), signal),
    reverseGeocode: (query, signal) => limiter.run(() => places.reverseGeocode(query, signal), signal),
    explainSearch: (query, signal) => limiter.run(() => places.explainSearch(query, signal), signal),
    // Operators get responses under load too.
    describe: () => places.describe(),
    close: () => places.close(),
  };
}
