import { getCallerAccount, type PlaceIndex } from "@lieudit/place-index";
import type { CallLimiter } from "./call-limiter.ts";

/**
 * Limits the concurrent queries of an index. A slow client, such as one that
 * sends its body byte by byte, takes no slot.
 */
export function limitPlaces(places: PlaceIndex, limiter: CallLimiter): PlaceIndex {
  const run = <Result>(search: () => Promise<Result>, signal?: AbortSignal) =>
    limiter.getFor(getCallerAccount(signal)).run(search, signal);
  return {
    getPlace: (id) => run(() => places.getPlace(id)),
    getPlaces: (ids) => run(() => places.getPlaces(ids)),
    getBoundary: (id) => run(() => places.getBoundary(id)),
    autocomplete: (query, signal) => run(() => places.autocomplete(query, signal), signal),
    searchText: (query, signal) => run(() => places.searchText(query, signal), signal),
    searchNearby: (query, signal) => run(() => places.searchNearby(query, signal), signal),
    reverseGeocode: (query, signal) => run(() => places.reverseGeocode(query, signal), signal),
    explainSearch: (query, signal) => run(() => places.explainSearch(query, signal), signal),
    // Operators get responses under load too.
    describe: () => places.describe(),
    close: () => places.close(),
  };
}
